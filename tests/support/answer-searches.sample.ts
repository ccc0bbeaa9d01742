// Misspelled and Spanish on purpose. cspell:disable

/** Typed texts, each with the questions that answer it. */
type AnswerSearches = readonly (readonly [typed: string, ...answers: string[]])[];

/** Reads lines of `typed text | another one = question another-question`. */
export function readSearches(table: string): AnswerSearches {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [texts = '', answers] = line.split(' = ');
      if (answers === undefined) throw new Error(`no answer: ${line}`);
      return texts.split(' | ').map((typed) => [typed, ...answers.split(' ')] as const);
    });
}

/**
 * What homeowners type, and the questions that answer it: ids of FAQ questions, slugs of the cities
 * whose page has the question. Written before the filter of /answers; only a wrong expectation may be
 * corrected, never one that the filter misses.
 */
export const ANSWER_SEARCHES = readSearches(`
toilet keeps running | toliet wont stop running = bellflower running-toilet
Toilet running all night = bellflower running-toilet
commode overflowing = west-hollywood
comode | inodoro = bellflower running-toilet west-hollywood covina compton
clogged toilet = west-hollywood montebello
toilet wobbles | la taza del baño se mueve = covina
replace old toilet = compton
no hot water = commerce repair-or-replace-heater
hot water tank leaking | water heeter leaking from bottom = south-gate heater-is-leaking
pilot light won't stay lit = commerce
calentador = burbank claremont commerce south-gate heater-is-leaking repair-or-replace-heater san-dimas
agua caliente = commerce culver-city santa-monica repair-or-replace-heater
water heater making noise = burbank
is tankless worth it = claremont
hot water smells like eggs = santa-monica
brown water = santa-monica glendale
takes forever to get hot water = culver-city
T&P valve dripping = san-dimas
water bill high | why is my water bill so high all of a sudden = baldwin-park hidden-leak-test
fuga = baldwin-park hidden-leak-test walnut la-mirada irwindale san-gabriel la-canada-flintridge diamond-bar
pipe brust = san-gabriel
flooding what do i do = san-gabriel west-hollywood
who shuts off the water at the street = street-valve
how to turn off water to house | main water shuttoff = where-is-main-shut-off bradbury
valve under sink stuck = norwalk
leak under sink = irwindale norwalk
ceiling leaking = la-canada-flintridge
slab leak = walnut
pinhole leak copper = la-mirada
wet spot in lawn = diamond-bar
repipe = beverly-hills
slow bathtub drain | shower drain clogged with hair = lakewood
drano = chemical-drain-opener
drenaje tapado = chemical-drain-opener lakewood pomona huntington-park los-angeles downey rosemead
kitchen sink backing up other side = huntington-park los-angeles
sink gurgling = rosemead south-pasadena
sewer backup = montebello sewage-in-the-house downey
poop coming up in tub = montebello sewage-in-the-house
tree roots = downey
sewer smell in bathroom = hawthorne
hydro jetting = pomona
poured grease down sink = la-puente
garbage disposal humming | disposel not working | triturador = disposal-hums arcadia
leaky fawcet = cerritos la-verne
la llave gotea = cerritos la-verne norwalk
dishwasher not draining = el-monte
fridge ice maker slow = south-el-monte
no water in house = what-is-an-emergency glendale
low water pressure | poca presión de agua = glendale hacienda-heights pico-rivera
low preassure shower = hacienda-heights sierra-madre
water hammer = lynwood
gas leak | huele a gas = paramount smell-of-gas
earthq | terremoto = duarte torrance pasadena
strap water heater = pasadena
how much for a 20 minute job = plumber-cost-by-time
is drywall repair included = patching-included
written contract = written-contract
how much does a plummer cost = what-does-one-visit-cost how-labor-is-counted
cuánto cuesta un plomero = what-does-one-visit-cost how-labor-is-counted
do you come on sunday = weekend-hours which-hours-emergency
cancel subscription = cancel-any-time
change my appointment = reschedule-notice
hacer una cita = how-to-book how-soon-scheduled
reset password = forgotten-password
what can a handyman do = west-covina what-fits-into-a-visit what-a-handyman-does-not-do
do i need a permit = permit-needed
turn off water for vacation = rowland-heights
grab bar = monterey-park
`);

/**
 * Written after the filter, without knowledge of the questions and of {@link ANSWER_SEARCHES}. The
 * same rule applies.
 */
export const LATER_ANSWER_SEARCHES = readSearches(`
toilet wont stop running | el inodoro no deja de correr = bellflower running-toilet
toliet keeps clogging = compton west-hollywood
poop water coming up in the bathtub = montebello sewage-in-the-house
no hot watter | no hay agua caliente = commerce repair-or-replace-heater
water heater making popping noise = burbank
pilot light keeps going out = commerce
how long does a water heater last = repair-or-replace-heater south-gate
there's a wet spot on my ceiling under the upstairs bathroom = la-canada-flintridge
my water bill doubled this month and i dont know why = baldwin-park hidden-leak-test
pipe burst what do i do = san-gabriel
where is the main shut off valve = where-is-main-shut-off bradbury
drane smells like rotten eggs = hawthorne
kitchen sink slow = huntington-park la-puente chemical-drain-opener
garbage disposal humming but not spinning = disposal-hums arcadia
dishwash = el-monte
i smell gas in the kitchen = paramount smell-of-gas
gas shutoff after earthquake = torrance duarte
low water presure in shower = hacienda-heights sierra-madre
brown water from the tap = santa-monica glendale
tree roots in sewer line = downey
how much to unclog a drain = what-does-one-visit-cost how-labor-is-counted
cuanto cuesta la visita = what-does-one-visit-cost how-labor-is-counted
can you come today = how-soon-scheduled
what time will the plumber get here = which-hours-emergency
cancel my appointment = reschedule-notice
forgot my password = forgotten-password
my landlord wont fix the leak who pays = bell-gardens
dog is scared of strangers = prepare-for-visit
backyard flooded from rain = glendora azusa
fuga de agua debajo del fregadero = irwindale
cañería tapada = chemical-drain-opener lakewood pomona downey huntington-park
baja presion de agua = glendale hacienda-heights pico-rivera
`);

/**
 * What other homeowners type: written, with the answers, by readers who had not seen the questions. The
 * search found 48 of 53 before it got words for them, 43 before it left out the words of every question.
 * Another four were missed in a third list, of which 41 of 45 were found before words were added.
 */
export const FRESH_ANSWER_SEARCHES = readSearches(`
toilet wont stop running = bellflower running-toilet
no hot water = commerce repair-or-replace-heater
water heater leaking from bottom what do i do = heater-is-leaking south-gate
i smell gas = smell-of-gas paramount
how do i shut off the water to my whole house = where-is-main-shut-off bradbury
clogged kitchen sink = huntington-park chemical-drain-opener la-puente
garbage disposal humming but not spinning = disposal-hums arcadia
how much to snake a drain = what-does-one-visit-cost plumber-cost-by-time how-labor-is-counted pomona
toliet overflowing help | kid flushed a toy | water rising in toilet bowl = west-hollywood
do you come out on sundays = weekend-hours
gas shut off valve earthquake = torrance duarte
pilot light keeps going out = commerce
low water pressure in shower only = hacienda-heights sierra-madre
slab leak = walnut
water bill doubled this month why = baldwin-park hidden-leak-test
meter spinning but nothing is on = baldwin-park hidden-leak-test
tankless vs regular water heater = claremont
reschedule my appointment = reschedule-notice
forgot password = forgotten-password
how do i cancel my membership = cancel-any-time
what's included in the monthly plan = unlimited-plan what-fits-into-a-visit yearly-plans
sewer smell in bathroom = hawthorne long-beach
shower drain slow hair = lakewood
is drano safe for old pipes = chemical-drain-opener
who pays for plumbing landlord or tenant = bell-gardens renters-and-landlords
pipe burst = san-gabriel
ceiling dripping under upstairs bathroom = la-canada-flintridge
24 hr plumber near me = which-hours-emergency what-is-an-emergency
faucet drips all night = cerritos
hydro jetting cost = pomona what-does-one-visit-cost
roots in sewer line = downey
how long does a water heater last = repair-or-replace-heater south-gate
strap water heater earthquake = pasadena
should i turn gas off after an earthquake and how do i turn it back on = duarte torrance
prv replacement = water-pressure-too-high carson
angle stop wont turn = norwalk
toilet rocks when i sit on it | wax ring = covina
water heater making popping noise = burbank
rotten egg smell hot water = santa-monica
brown water coming out of tap = santa-monica glendale
everything backing up in the tub when i flush = montebello sewage-in-the-house
trip charge? = what-does-one-visit-cost
do i need a permit to replace water heater los angeles = permit-needed
galvanized pipes repipe whole house price = beverly-hills
can your guy also fix a door that sticks and patch drywall = what-fits-into-a-visit west-covina patching-included what-a-handyman-does-not-do
what does the handyman do on a visit = west-covina what-fits-into-a-visit
how soon can someone get here = how-soon-scheduled which-hours-emergency
banging noise in walls when water shuts off = lynwood
clean out where is it = whittier
hot water runs out too fast with 4 people showering = claremont repair-or-replace-heater
shower goes cold too fast = claremont repair-or-replace-heater
cant log in code never came = forgotten-password what-login-is-for
hardly any water upstairs = glendale
difference 12 or 24 visits = yearly-plans
`);

/**
 * Written before the questions were read; four of 60 that have no answer are left out. The search found
 * 49 of 56, then 51 when it knew one ending and two words of every question more, then 55 with words.
 * Another six were missed in earlier tries.
 */
export const NEIGHBOR_ANSWER_SEARCHES = readSearches(`
water heater leaking from bottom = south-gate heater-is-leaking
no hot water this morning | shower has no hot water = commerce repair-or-replace-heater
pilot light went out = commerce
how do i turn the water off to my house = where-is-main-shut-off bradbury
where's the main shutoff = where-is-main-shut-off bradbury
toilet wont flush = west-hollywood compton
toilet overflowing what do i do = west-hollywood
toilet rocks when i sit | water around base of toilet = covina
kitchen sink backing up = huntington-park los-angeles
garbage disposal humming not spinning | disposal stuck = disposal-hums arcadia
sewer smell in bathroom = hawthorne
rotten egg smell hot water = santa-monica
i smell gas = smell-of-gas paramount
low water pressure whole house | lead pipes old house = glendale
only one faucet has weak flow = pico-rivera
water hammer banging pipes = lynwood
how much to unclog a drain = what-does-one-visit-cost plumber-cost-by-time
can you give me a price over the phone = what-does-one-visit-cost plumber-cost-by-time
what do you charge per hour = plumber-cost-by-time how-labor-is-counted
do you work weekends = weekend-hours
slab leak signs | hot spot on the floor = walnut
roots in sewer line = downey
who pays sewer lateral me or city = whittier
do i need a permit for a water heater = permit-needed
earthquake gas shutoff = torrance duarte
strapping water heater = pasadena
tankless vs tank = claremont
how long does a water heater last = repair-or-replace-heater south-gate
flush sediment water heater = burbank
white crust on shower head = hacienda-heights
dripping faucet cost = cerritos
shower drain slow hair | bathtub won't drain = lakewood
sprinkler leak in yard = diamond-bar
water bill doubled | meter spinning but nothing on = baldwin-park hidden-leak-test
galvanized pipe replacement = beverly-hills glendale
how much is a repipe | copper or pex = beverly-hills
pinhole leak in copper = la-mirada
stain on ceiling below bathroom = la-canada-flintridge
dishwasher wont drain = el-monte
ice maker water line = south-el-monte
grab bars for my mom = monterey-park
mount a tv | can a handyman fix my door = west-covina what-fits-into-a-visit
cancel my plan = cancel-any-time
unlimited plan how many hours = unlimited-plan
is the handyman background checked = same-handyman
do i have to be home = adult-present
do you bring the parts = who-brings-materials
forgot my password = forgotten-password
tenant or landlord who pays = renters-and-landlords bell-gardens
brown water from tap = santa-monica glendale
hose bib leaking = outdoor-faucet
thermal expansion tank = san-dimas carson water-pressure-too-high
what is not included in plan = unlimited-plan what-a-handyman-does-not-do patching-included
`);

/** What the site has no answer for. */
export const SEARCHES_WITHOUT_ANSWER = `
ants in bathroom | sump pump | are you insured | are you licensed | senior discount
are you hiring plumbers | ac blowing warm air | rats in attic | solar panel install
carpet cleaning | garage door spring broke | ev charger installation | military veteran discount
bed bugs | are you licenced and insured | free estimate | unused visits roll over?
carbon monoxide alarm going off near the water heater
`
  .trim()
  .split(/ \| |\n/);
