import type { StepsOf } from '../planning-words.ts'
import { hensOrBeesVarieties } from './varieties-steps.ts'

/** English words of the steps of those who keep hens or bees. */
export const hensAndBeesSteps: StepsOf<'hensOrBees'> = {
  hensOrBees: {
    ...hensOrBeesVarieties,
    jars: [
      'Preparation',
      'Extractor, buckets and jars',
      'Borrow the extractor from the association; jars, lids and labels counted, the kitchen bee-tight.',
    ],
    clearer: [
      'Preparation',
      'Put the clearer boards in',
      'A day or two under the supers, so that the bees leave; only combs that are mostly capped, rain kept off.',
    ],
    varroaNow: [
      'Afterwards',
      'Wet combs back, treat for varroa',
      'In the evening so that nobody robs; treat at once, then feed if the stores are low.',
    ],
    checks: [
      'Summer',
      'Look into the hive every week',
      'April to July: eggs, room, queen cells; another box before it is full, or they swarm.',
    ],
    honey: [
      'Summer',
      'Take the honey off',
      'Capped frames only, and enough left for them; clean jars, labels with weight and origin.',
    ],
    varroa: [
      'Autumn',
      'Treat against varroa',
      'As soon as the honey is off: count the mites before and after; ask your association what they use.',
    ],
    syrup: [
      'Autumn',
      'Feed for the winter',
      'Syrup until the hive is heavy, about 18 kilos of stores; weak colonies are united.',
    ],
    guard: [
      'Autumn',
      'Mouse guard, strap, roof',
      'Tilted a little forward, dry inside; woodpeckers and wind kept off.',
    ],
    heft: [
      'Winter',
      'Lift it to feel the weight',
      'Without opening: light means fondant on top. A quiet hum is good news; look again every few weeks.',
    ],
    register: [
      'Start',
      'Ask what is required',
      'Lease, neighbours and council; in Great Britain hens and ducks have to be registered, bees should be.',
    ],
    course: [
      'Start',
      'Beginners’ course with the local beekeepers',
      'Before you buy anything; ask who would look over your shoulder in the first year.',
    ],
    site: [
      'Preparation',
      'Choose where the hive stands',
      'Facing the morning sun and away from paths, with water near by; tell the neighbours.',
    ],
    coop: [
      'Preparation',
      'Coop and run',
      'Dry, airy, safe from foxes at night and by day; room to scratch, shade, and easy to clean.',
    ],
    order: [
      'Preparation',
      'Choose and order the birds',
      'From a breeder or a hen charity: two or three at least, vaccinated; young ones take some weeks to lay.',
    ],
    colony: [
      'Preparation',
      'Order the colony',
      'From a beekeeper near you: they are gone early. Ask for health papers and the day to fetch it.',
    ],
    feed: [
      'Preparation',
      'Feed, drinker, bedding',
      'The right feed for their age, grit, fresh water that does not tip over, a bin with a lid against rats.',
    ],
    away: [
      'Last days',
      'Who shuts them in when you are away',
      'Morning and evening: a neighbour who may keep the eggs, or a door that closes by itself.',
    ],
    kit: ['Last days', 'Hive, suit, smoker and tools', 'All there and put together before the bees come.'],
    settle: [
      'Afterwards',
      'The first days',
      'Shut in at first so that they know where home is; few visits, and the dog kept away.',
    ],
    look: ['Afterwards', 'Look into the hive', 'On a warm, calm day: eggs, food, room; write down what you see.'],
    newSite: [
      'Preparation',
      'Choose the new site',
      'The owner’s leave, a track for the van, water, and no other hives too near.',
    ],
    tellThem: [
      'Preparation',
      'Tell the bee inspector',
      'New site in the register, and no disease notice where they come from or go to.',
    ],
    strong: [
      'Preparation',
      'Strong colonies, empty boxes',
      'Only those with a young queen and much brood go; boxes ready, straps and roofs checked.',
    ],
    closeUp: [
      'Last days',
      'Close the hives in the evening',
      'Once all are home: a mesh for air, straps tight; drive at night, while it is cool.',
    ],
    there: [
      'Afterwards',
      'See that they have settled',
      'Flying well, water near, hives level; then the first box goes on.',
    ],
    supers: [
      'Summer',
      'Put the first super on',
      'When they sit on seven or eight combs; a new colony may need its honey itself in the first year.',
    ],
  },
}
