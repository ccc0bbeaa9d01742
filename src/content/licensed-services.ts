import { licensedServicesSchema } from '#src/schemas/licensed-services.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Copy of /services. The sewer and main line card links to the page about pipes and drains. */
export const licensedServices = parseFacts(
  licensedServicesSchema,
  {
    heading: 'Plumbing that takes a license',
    intro:
      'Pipes in walls, gas lines, drains and heaters belong to licensed plumbers. Find the card that sounds like your problem. If two of them do, call {company.phone} and describe what you see, hear and smell.',
    cards: [
      {
        id: 'emergency-plumbing',
        title: 'Emergency Plumbing',
        icon: 'siren',
        text: 'A pipe has burst, a drain is backing up, or a valve will not close. We guide you to the right shut-off valve by phone, stop the water, and repair what broke.',
        points: [
          'Emergency line open {company.emergencyHours}',
          'Burst pipes and failed valves',
          'Sewage backups',
          'Leaking tanks',
        ],
        service: 'emergency-repairs',
      },
      {
        id: 'pipe-and-drain',
        title: 'Pipe and Drain',
        icon: 'waves-horizontal',
        text: 'Branch drains cleared with a cable, hidden leaks traced by ear and by meter, rusted galvanized pipe replaced. We find out why the line failed before we close the wall again.',
        points: [
          'Sinks, tubs and laundry drains',
          'Leak detection',
          'Pinholes and rusted joints',
          'Partial and full repipes',
        ],
        service: 'pipe-drain-services',
      },
      {
        id: 'water-heaters',
        title: 'Water Heaters',
        icon: 'flame',
        text: 'Thermocouples, elements, gas controls and anode rods, or a new heater where the tank itself has failed. Each one we set is strapped to framing; gas models are vented outdoors and their joints tested for leaks.',
        points: [
          'Gas and electric tanks',
          'Tankless descaling and repair',
          'Heat pump replacements',
          'Straps, pans and relief lines',
        ],
        service: 'water-heaters',
      },
      {
        id: 'bathroom',
        title: 'Bathroom',
        icon: 'bath',
        text: 'A toilet that rocks, a shower that jumps from cold to scalding, a sink that takes minutes to drain. We repair the parts you see and the valve, flange or trap that you do not.',
        points: [
          'Toilets set firm on sound flanges',
          'Shower valves and cartridges',
          'Vanity faucets and angle stops',
        ],
        service: 'bathroom-plumbing',
      },
      {
        id: 'kitchen',
        title: 'Kitchen',
        icon: 'utensils',
        text: 'Everything under the sink and behind the refrigerator: faucet, disposal, dishwasher drain, filter, ice maker line. Also the gas connector behind the range, which only a trained person should change.',
        points: [
          'Faucets and strainers',
          'Disposals, jammed or worn out',
          'Appliance water lines',
          'Greasy kitchen drains',
        ],
        service: 'kitchen-plumbing',
      },
      {
        id: 'sewer-and-main-line',
        title: 'Sewer and Main Line',
        icon: 'shovel',
        text: 'When the lowest shower fills after a flush, the trouble is in the big pipe outside. We clear it from the cleanout, put a camera through, and show you the picture before anyone talks of digging.',
        points: [
          'Roots, bellies and broken joints',
          'Camera inspection',
          'Cleanouts added or replaced',
          'Water main from meter to house',
        ],
        service: 'pipe-drain-services',
      },
    ],
  },
  'src/content/licensed-services.ts',
);
