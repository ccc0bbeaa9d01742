import { homeSchema } from '#src/schemas/home.ts';
import { parseFacts } from '#src/schemas/parse-facts.ts';

/** Copy of the home page, in the order of its sections. The owner must prove the claims (PROD-5). */
export const home = parseFacts(
  homeSchema,
  {
    hero: {
      heading: 'Licensed & Insured Plumbing Company + Complete Handyman Services',
      lead: 'A plumber for the pipe that burst tonight, and a handyman for the list on your refrigerator. Based in {company.base}, we look after homes along the San Gabriel foothills and in the valley below.',
    },
    services: {
      heading: 'Plumbing and home maintenance',
      intro:
        'Plumbing is done by licensed plumbers. Upkeep is done by a handyman on a plan. One phone number reaches both, so you do not have to know in advance which one you need.',
      benefits: [
        {
          title: 'Save Money',
          text: 'A worn hose costs a few dollars to replace before it leaks. Prices are printed here, and the calculator shows labor, materials and tax line by line.',
          icon: 'piggy-bank',
        },
        {
          title: 'Save Time',
          text: 'Gather the small jobs into one visit of {prices.visitHours} hours instead of waiting at home for several trades.',
          icon: 'clock',
        },
        {
          title: 'Peace of Mind',
          text: 'You know where your main valve is, who to call at night, and what state the heater is in.',
          icon: 'sofa',
        },
      ],
    },
    emergency: {
      heading: 'Water where it should not be?',
      text: 'Close the main valve if you can reach it on dry ground, keep clear of wet outlets, then call. The emergency line is open {company.emergencyHours}.',
    },
    howItWorks: {
      heading: 'How Our Home Maintenance Service Works',
      steps: [
        {
          title: 'Call or schedule a free consultation',
          text: 'Tell us about the house and read us your list. We say what a handyman can do and what needs a plumber.',
          icon: 'phone',
        },
        {
          title: 'Meet your dedicated, vetted handyman',
          text: 'One person gets to know your home, so the second visit does not begin with a tour.',
          icon: 'user-check',
        },
        {
          title: 'Schedule services through flexible booking',
          text: 'Pick days that suit you by phone or email. Plans change: two hours of notice is enough to move a visit.',
          icon: 'calendar-check',
        },
        {
          title: 'Relax',
          text: 'You walk through the work together at the end. Anything new goes on the next list.',
          icon: 'sofa',
        },
      ],
      tiles: [
        {
          title: 'Small jobs welcome',
          text: 'You do not have to save up repairs until they are worth a trip. A visit is made for a list of little things.',
          icon: 'clipboard-check',
        },
        {
          title: 'Someone who knows the house',
          text: 'Your handyman remembers the paint, the odd-sized filter and the valve that needs two hands.',
          icon: 'user-check',
        },
        {
          title: 'Free to leave',
          text: 'Cancel any time, no fees. If you sell the house, the plan can be transferred.',
          icon: 'key-round',
        },
      ],
      ready: {
        heading: 'Ready to get started?',
        text: 'Join {company.members} who keep their upkeep list short. Ask your questions by phone, or compare the plans first.',
      },
    },
    pricing: {
      heading: 'Plans and prices',
      intro:
        'Each visit is {prices.visitHours} hours. Materials are charged separately. A monthly plan runs until you cancel it and a yearly plan covers its year; you may cancel either at any time without a fee.',
      clubsHeading: 'Free clubs',
      clubsIntro:
        'A club is free and includes unlimited visits. Each one asks for a different favor in return, described on its card. Call us to join or to hear how it works for your house.',
    },
    comprehensive: {
      heading: 'Everything we look after',
      intro: 'From the street to the farthest faucet, and the doors, walls and gates around it.',
      items: [
        {
          title: 'Emergency plumbing, {company.emergencyHours}',
          text: 'Burst pipes, sewage and stuck valves. Help with the shut-off begins on the phone.',
          icon: 'siren',
        },
        {
          title: 'Pipe and drain work',
          text: 'Blocked branches cleared, leaks found behind walls, and rusted runs replaced with sound pipe.',
          icon: 'waves-horizontal',
        },
        {
          title: 'Water heaters',
          text: 'Tanks, tankless and heat pump units repaired or replaced, and strapped to the wall against earthquakes.',
          icon: 'flame',
        },
        {
          title: 'Bathroom plumbing',
          text: 'Toilets that stay still, showers that hold their temperature, sinks that empty.',
          icon: 'bath',
        },
        {
          title: 'Kitchen plumbing',
          text: 'Faucets, disposals, dishwasher lines, and the grease in the drain behind them all.',
          icon: 'utensils',
        },
        {
          title: 'Sewer and main line work',
          text: 'We find roots and broken joints by camera first, then repair the spot that failed.',
          icon: 'shovel',
        },
        {
          title: 'Preventive maintenance',
          text: 'Pressure, valves, hoses and heater checked in order, with a list you can keep.',
          icon: 'shield-check',
        },
        {
          title: 'Handyman home-maintenance plans',
          text: 'Visits of {prices.visitHours} hours for hinges, caulk, paint, gates and everything else that works loose.',
          icon: 'hammer',
        },
      ],
    },
    about: {
      heading: 'About {company.name}',
      paragraphs: [
        'We are a plumbing company that also does home maintenance. The two belong together: many of the floods we are called to began as a small repair that nobody had time for.',
        'Our plumbers do what takes a license: supply lines, drains, heaters, gas. Our handymen do the rest, and put the wrench down when a job crosses that line. Both explain what they found in plain words and show you the old part.',
        'From {company.base} we serve Arcadia, Pasadena, Duarte, Bradbury, Sierra Madre and the San Gabriel Valley, and homes across Greater Los Angeles. Office hours are {company.weekdayHours}. On weekends we come for emergencies only.',
      ],
      areas: {
        heading: 'Where we work',
        text: 'Cities and communities of Los Angeles County, from {company.base} outward. Each has its own page, listed at the bottom of this one.',
      },
    },
  },
  'src/content/home.ts',
);
