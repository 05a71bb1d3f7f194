import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of animals that stay or travel with others, and of those that live in a tank, a coop or a hive. */
export const animalsAwaySteps: StepsOf<'petTraining' | 'petBoarding' | 'petShow' | 'petTravel' | 'aquarium'> = {
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
  petTraining: {
    nearBaby: [
      'Practice',
      'Sounds, smells and closed doors',
      'Recordings of crying with a treat, cream and pram now; the nursery out of bounds, places to hide and rest; a worn blanket comes home first, never alone together.',
    ],
    rules: ['Start', 'The same words for all', 'Everybody agrees: what is allowed, which word for what, which treats.'],
    trigger: ['Start', 'See when it happens', 'A note for five days: what came before, and what it got for it.'],
    class: ['Start', 'Find a class or a trainer', 'A small group, rewards instead of punishment.'],
    basics: [
      'Basics',
      'Five minutes, twice a day',
      'At home, without distractions: a treat at once when it comes right.',
    ],
    quiet: [
      'Basics',
      'Reward the moment of calm',
      'Make the cause small, pay for quiet, and give it something else to do.',
    ],
    routine: [
      'Basics',
      'Out after sleep, food and play',
      'Every two hours at first, same spot; praise there, and clean without a word.',
    ],
    look: ['Basics', 'What works by now?', 'Go on with what works, take a step back with what does not.'],
    outside: ['Practice', 'Outside, with distractions', 'First a quiet street, then the park; a long lead.'],
    visitors: [
      'Practice',
      'Practise with a friend as the visitor',
      'First easy, then like in real life; the whole family does the same.',
    ],
    freedom: ['Practice', 'Longer gaps, more rooms', 'Half an hour more each week; after an accident, a step back.'],
    calm: ['Closing', 'The bell rings, and it stays calm', 'Film it once; note where it is still hard.'],
    dry: ['Closing', 'A week without accidents', 'Now roll up the mats, one room at a time.'],
    test: ['Closing', 'A walk where it all works', 'Roads, other animals, people: note what to keep up.'],
    den: [
      'Start',
      'A quiet place of its own',
      'Bed or crate with the door open: it is fed there and never sent there as a punishment.',
    ],
    shortAlone: [
      'Basics',
      'Alone for seconds, then for minutes',
      'Go out and come back before it whines, without a fuss; several times a day.',
    ],
    longerAlone: [
      'Practice',
      'Longer, and at other hours',
      'After a walk and a meal, with something to chew; a film shows whether it rests.',
    ],
    halfDay: [
      'Closing',
      'A whole morning, with somebody near',
      'If it sleeps, it works. A puppy stays alone two hours, a grown dog four: who comes at midday?',
    ],
    harder: [
      'Practice',
      'A little harder each week',
      'Longer, with other people or animals about; what it may chew, scratch or climb instead stands near by.',
    ],
    holds: ['Closing', 'See that it holds', 'A whole week without reminding; if it slips, a step back for some days.'],
    looseLead: [
      'Basics',
      'On the lead: stop when it pulls',
      'Go on only with a loose lead; a treat beside your leg, a harness, short rounds.',
    ],
    calmPlace: [
      'Start',
      'A safe place of its own',
      'A covered crate or a corner with a blanket, always open; never forced, never scolded.',
    ],
    faint: [
      'Training',
      'Very little of it, with a treat',
      'A recording played softly, a single step, from far away: as little as leaves it calm; a bit more only when it is bored by that.',
    ],
    vetForNerves: [
      'Later',
      'Ask the vet whether something helps',
      'Pain may be behind it; for a bad night there are tablets, tried once before.',
    ],
    braver: [
      'Later',
      'What it can bear by now',
      'Curtains shut, music on, somebody at home; the walk earlier, on the lead, with name and chip in order.',
    ],
  },
}
