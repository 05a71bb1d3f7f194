import type { StepsOf } from '../planning-words.ts'
import { hensOrBeesVarieties } from './varieties-steps.ts'

/** English words of the steps of animals that stay or travel with others, and of those that live in a tank, a coop or a hive. */
export const animalsAwaySteps: StepsOf<'petBoarding' | 'petShow' | 'petTravel' | 'aquarium' | 'hensOrBees'> = {
  petBoarding: {
    ask: [
      'Search',
      'Ask where it could stay',
      'Friends who know it, a sitter at your home, or a boarding place: which days, what it costs. Holidays fill up early.',
    ],
    visit: [
      'Search',
      'Go and see, or have the sitter come',
      'Where it sleeps, how long it is alone, which other animals there are; watch how it takes to them.',
    ],
    agree: [
      'Search',
      'Book it and agree on the details',
      'Days, hours, price and deposit in writing; who decides if it falls ill.',
    ],
    jabs: [
      'Preparation',
      'Jabs and parasites up to date',
      'Boarding places ask for the vaccination card; some want a kennel cough jab weeks ahead.',
    ],
    tryOut: [
      'Preparation',
      'A short trial',
      'An afternoon or a night, so that it knows the place and comes back to you.',
    ],
    sheet: [
      'Last days',
      'Its food, its things and a sheet',
      'What it eats and when, medicines, habits, the number of the vet and yours.',
    ],
  },
  petShow: {
    enter: ['Start', 'Enter in time', 'Closing date and fee; many fun classes take entries on the day.'],
    classes: ['Start', 'Which classes, and what they ask', 'Age, breed, who may lead; vaccinations and microchip.'],
    ring: [
      'Preparation',
      'Ten minutes as in the ring',
      'Walk, stand, be touched by somebody else; among other animals too, and end while it is fun.',
    ],
    groomed: ['Last days', 'Wash, brush, nails', 'As it is usual for the breed; bedding clean.'],
    bag: ['Last days', 'Water, treats, brush, papers', 'Shade or a blanket; be there an hour before.'],
  },
  petTravel: {
    allowed: [
      'Planning',
      'Find out what is asked of it',
      'Country, carrier and house each have their rules: leads, muzzles, boxes, which breeds and how many.',
    ],
    places: [
      'Planning',
      'Book journey and bed where it is welcome',
      'Say that it comes; ask what it costs and where it travels.',
    ],
    papers: [
      'Planning',
      'Microchip, rabies jab and papers',
      'The rabies jab at least 21 days before; ask the vet which certificate or passport the country wants, and how fresh it must be.',
    ],
    carrier: [
      'Preparation',
      'Get it used to box and car',
      'A few minutes at first, with a treat; then short drives, never right after a meal.',
    ],
    vet: [
      'Preparation',
      'Check-up before you go',
      'Fit for the journey, against ticks and the parasites of the place, and something if it gets travel-sick.',
    ],
    certificate: [
      'Last days',
      'Health certificate from the vet',
      'From Great Britain to the EU not more than ten days before you cross: not every vet writes them, so book it weeks ahead. For the way back a dog needs a tapeworm tablet one to five days before.',
    ],
    bag: [
      'Last days',
      'Pack its bag',
      'Food for all days, bowl, blanket, medicines, papers, a tag with your number; and a vet where you are going.',
    ],
    ready: [
      'Last days',
      'A light meal and a long walk',
      'Food some hours before, water always; plan a stop every two hours.',
    ],
  },
  aquarium: {
    size: [
      'Start',
      'Size, place and which fish',
      'Larger is easier; a firm stand out of the sun, near a socket. Fish that suit your tap water and each other.',
    ],
    tank: [
      'Setting up',
      'Set up the tank',
      'Gravel, plants, filter, heater, water conditioner; fill it, and let the filter run day and night.',
    ],
    cycle: [
      'Setting up',
      'Let the filter mature, without fish',
      'Three to four weeks: test the water now and then; only when ammonia and nitrite stay at zero may fish come.',
    ],
    fish: [
      'Last days',
      'Choose the first fish',
      'A few hardy ones; float the bag, add tank water bit by bit, lights off for the evening.',
    ],
    little: [
      'Afterwards',
      'Feed little, look every day',
      'As much as they eat in two minutes; more fish only after some weeks.',
    ],
    water: [
      'Afterwards',
      'Change part of the water',
      'About a quarter, at the same temperature; wash the filter sponge in tank water only.',
    ],
  },
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
  },
}
