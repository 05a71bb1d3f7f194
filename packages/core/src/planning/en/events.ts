import type { PlanningWords } from '../planning-words.ts'

const kind = (is: string, not = ''): { is: string[]; not: string[] } => ({
  is: is.split('|'),
  not: not === '' ? [] : not.split('|'),
})

/** English checklists by kind of event; the first that fits is taken. */
export const events: PlanningWords['events'] = {
  flight: {
    words: kind('flight|fly|plane|airport|boarding'),
    checklist: [
      'Valid ID',
      'Online check-in and boarding pass',
      'Weight and size of the luggage',
      'How to get to the airport',
      'Charger and medicine at hand',
    ],
    steps: [
      [1, 'Departure', 'Check in and pack', 'Check in, look at the weight of your luggage and at when to leave home.'],
    ],
    reminders: { timed: [1440, 180], days: [1] },
  },
  interview: {
    words: kind('interview|job interview'),
    checklist: ['Up-to-date CV', 'Three examples to tell', 'Questions to ask', 'Way there, or connection, tried'],
    steps: [
      [
        2,
        'Preparation',
        'Prepare for the interview',
        'Read the ad again, find out who you will meet, and say your answers out loud.',
      ],
    ],
    reminders: { timed: [1440, 120], days: [1] },
  },
  dentist: {
    words: kind('dentist|dental|orthodontist|hygienist|braces'),
    checklist: ['Health card', 'Recent X-rays', 'Questions to ask'],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
  medical: {
    words: kind(
      'doctor*|gp|medical|check up|checkup|blood test*|blood exam|scan|ultrasound|mri|x ray|cardiolog*|dermatolog*|gyn*|optician|eye test|paediatrician|pediatrician|physio*|vaccin*|jab|hospital|surgery|therap*|orthopaedic|orthopedic|appointment at the clinic|clinic',
    ),
    checklist: [
      'Health card and referral',
      'Earlier results',
      'List of your medicines',
      'Questions to ask',
      'Do you need to fast?',
    ],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
  birthday: {
    words: kind('birthday|birthdays|turns *|name day'),
    checklist: ['An idea for a present', 'Card or message', 'Call or drop by'],
    steps: [[7, 'Present', 'Think of a present', 'Choose and buy it, or join in with others.']],
    reminders: { timed: [1440], days: [7, 0] },
  },
  dinner: {
    words: kind(
      'dinner party|dinner at ours|dinner at home|guests|lunch at ours|having friends over|friends over|christmas dinner|thanksgiving dinner|thanksgiving|barbecue|bbq|host dinner|dinner with the *|dinner with friends|dinner for *|dinner',
      'business dinner|dinner out|team dinner|work dinner|dinner at *',
    ),
    checklist: [
      'How many you are',
      'Allergies and tastes',
      'Menu and shopping list',
      'Drinks and ice',
      'Table and chairs',
      'Music',
    ],
    steps: [[1, 'Dinner', 'Shopping for dinner', 'Menu decided, list in hand; what can be made ahead is made today.']],
    reminders: { timed: [1440, 240], days: [1] },
  },
  restaurant: {
    words: kind('restaurant|pizza|dinner out|business dinner|team dinner|work dinner|dinner at *|brunch|lunch|drinks'),
    checklist: ['Table booked', 'How many you are', 'How to get there'],
    steps: [],
    reminders: { timed: [120], days: [1] },
  },
  school: {
    words: kind('parents evening|parent teacher *|parent teacher conference|school meeting|pta'),
    checklist: ['Questions to ask', 'Names of the teachers and times', 'Last report'],
    steps: [],
    reminders: { timed: [1440, 60], days: [1] },
  },
  meeting: {
    words: kind(
      'meeting|call|sync|review|board|committee|standup|retrospective|brainstorm*|one on one|1 1|kick off|kickoff|appointment with *|presentation',
      'call mum|call mom|call dad|call the *|call grandma|call back *',
    ),
    checklist: [
      'Purpose in one sentence',
      'Agenda',
      'What to read beforehand',
      'Who takes notes',
      'Decisions and next steps',
    ],
    steps: [],
    reminders: { timed: [60], days: [1] },
  },
  theatre: {
    words: kind(
      'concert|theatre|theater|cinema|opera|exhibition|museum|match|stadium|show|ballet|musical|film|movie|game',
    ),
    checklist: ['Tickets', 'How to get there and back', 'When doors open'],
    steps: [],
    reminders: { timed: [1440, 120], days: [1] },
  },
  payment: {
    words: kind('deadline|bill|rent|instalment|pay|payment|insurance|mot|car service|renew|renewal|subscription|due'),
    checklist: ['Sum and account', 'Papers needed', 'Save the receipt'],
    steps: [],
    reminders: { timed: [1440], days: [7, 1] },
  },
  train: {
    words: kind('train|coach|ferry|bus|departure'),
    checklist: ['Ticket', 'ID', 'Platform or pier, and time', 'Something to eat'],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
}

/** Checklists of the kinds of targets that an event may be. */
export const goalChecklists: PlanningWords['goalChecklists'] = {
  exam: [
    'ID and confirmation',
    'Place, room and time',
    'Pens, calculator and what is allowed',
    'Water and something to eat',
  ],
  certification: ['ID and confirmation', 'Place and time', 'What is allowed', 'Score that you need'],
  race: [
    'Race number and ID',
    'Shoes and kit that you know',
    'Breakfast and food on the way',
    'Weather',
    'Dry clothes for afterwards',
  ],
  wedding: [],
  celebrationGuest: ['Gift or card', 'Outfit and shoes', 'Addresses and times', 'How to get there and where to sleep'],
  trip: [
    'Papers and bookings',
    'Medicine',
    'Charger and adapter',
    'Clothes for the right weather',
    'Home: gas, plants, pets',
  ],
  move: ['Keys', 'Meter readings', 'Numbered boxes', 'Bag of essentials', 'Who helps, and when'],
  performance: ['When to be there', 'Clothes or costume', 'Instrument, lines or slides', 'Water', 'Whom to tell'],
  event: ['Who is coming', 'Food and drinks', 'Music', 'Who helps', 'Plan for rain'],
  launch: ['Checklist', 'Who answers on the day', 'Announcement ready', 'Backup'],
  thesis: ['Room and time', 'Copies and slides', 'Papers', 'Guests'],
  drivingLicence: ['ID and permit', 'Place and time', 'Glasses if you need them', 'How to get there'],
  talk: ['Room, hour and length', 'A copy of the slides', 'Cable and adapter', 'Water'],
}
