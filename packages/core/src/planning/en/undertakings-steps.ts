import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what stands on other people. */
export const undertakingsSteps: StepsOf<'familyTree' | 'camp' | 'hiring' | 'theirMove'> = {
  camp: {
    site: [
      'Start',
      'Book the site',
      'Water, toilets, shelter from rain, nearest A&E, price a head; see it before you pay.',
    ],
    leaders: [
      'Start',
      'Settle the leaders',
      'Enough for the number and the ages, their checks in date, a first-aider and a cook.',
    ],
    permits: [
      'Start',
      'Notify, insure, get permits',
      'What the organisation wants to know and by when; permits for nights and for activities.',
    ],
    transport: [
      'Start',
      'Book the transport',
      'Coach or parents’ cars, a van for the kit, and one car that stays on site.',
    ],
    forms: [
      'Children',
      'Sign-up, health forms, payments',
      'Allergies, medicines, consent, phone numbers; a date for the deposit and one for the rest.',
    ],
    programme: [
      'Content',
      'Plan the programme',
      'Day by day with somebody in charge of each thing, and one plan for rain.',
    ],
    risks: [
      'Content',
      'Write the risk assessments',
      'Site, water, fire, kitchen, walks: what could happen, who does what; all leaders read them.',
    ],
    menus: [
      'Content',
      'Menus and quantities',
      'Meals by day with the allergies in mind, a shopping list, stoves and gas.',
    ],
    kitList: [
      'Children',
      'Send out the kit list',
      'What to bring, what to leave at home, everything with a name on it.',
    ],
    parents: [
      'Children',
      'Meet the parents',
      'Times, rules, phones, medicines, and whom to call; collect what forms are missing.',
    ],
    shopping: [
      'Last days',
      'Shop, and count the kit',
      'Tents put up once, first-aid box full, dry food bought; fresh things on the spot.',
    ],
    load: ['Last days', 'Load the van', 'What is needed first goes in last; folder with forms and numbers with you.'],
    bringBack: [
      'Afterwards',
      'Dry the tents, settle the accounts',
      'Lost property, receipts, thanks; three notes for next year.',
    ],
  },
  hiring: {
    role: ['Start', 'Describe the job', 'Tasks, hours, pay, and what somebody must know on day one or can learn.'],
    costs: [
      'Start',
      'Work out what it costs',
      'Wage, National Insurance, pension, holidays and kit; can you carry six slow months?',
    ],
    employer: [
      'Start',
      'Register as an employer',
      'With HMRC before the first payday; employers’ liability insurance and somebody for the payroll.',
    ],
    advert: [
      'Search',
      'Publish the advert, ask around',
      'Where such people look, and among those you know; with the pay in it, and a closing date.',
    ],
    interviews: [
      'Search',
      'Interviews and a trial',
      'The same questions for all, a small real task, and two references by phone.',
    ],
    offer: ['Search', 'Make the offer', 'By phone, then in writing; how long is their notice? Tell the others kindly.'],
    contract: [
      'Before the start',
      'Contract and right-to-work check',
      'Written terms by day one, documents seen and copied, pension set up.',
    ],
    desk: [
      'Before the start',
      'Prepare place and first week',
      'Keys, access, tools, a plan for five days and who shows what.',
    ],
    firstWeek: [
      'Afterwards',
      'Talk after the first week',
      'What is clear, what is not; fix the next talk before the probation ends.',
    ],
  },
  theirMove: {
    clearOut: [
      'Clearing',
      'Clear out one room at a time',
      'Loft, shed and cupboards first; keep, give away, throw out, papers to one side. A few hours, together with them.',
    ],
    listen: [
      'Talking',
      'Listen first',
      'What they are afraid of losing, what is hard already; no decision on that day.',
    ],
    family: ['Talking', 'Agree within the family', 'Who can do what and how often, before anything is promised.'],
    needs: [
      'Talking',
      'Write the wishes down together',
      'No steps, shops and doctor near, garden, cat, price: what is a must?',
    ],
    look: [
      'Looking',
      'See places together',
      'One a week, sheltered flats too; with a break for tea, and their own questions first.',
    ],
    money: [
      'Looking',
      'Go through the money',
      'Sale or rent, service charges, benefits; who signs, and is there a power of attorney?',
    ],
    tryOut: [
      'Looking',
      'Try it for a few days',
      'A guest flat or a weekend near there: shops, stairs, neighbours, nights.',
    ],
    sort: [
      'Moving',
      'Choose what comes along',
      'Their favourite things first, on a plan of the new rooms; a few hours at a time.',
    ],
    movers: [
      'Moving',
      'Book movers who pack',
      'Day, lift, parking; who stays with them on the day, and where they sleep.',
    ],
    order: ['Moving', 'Set up bed, kitchen and phone', 'Curtains, kettle, lamp and telephone work before they come.'],
    settle: [
      'Afterwards',
      'Be there in the first weeks',
      'Pictures up, the neighbours met, the way to the shops walked together.',
    ],
    address: [
      'Afterwards',
      'Tell all of the new address',
      'Doctor, chemist, pension, bank, council; and post redirected.',
    ],
  },
  familyTree: {
    ask: ['Start', 'Ask the oldest of the family', 'Names, dates, places, nicknames; let the phone record it.'],
    papers: [
      'Start',
      'Certificates, letters, photos',
      'Write names on the back of the photos while somebody knows them.',
    ],
    registers: [
      'Search',
      'Registers and archives',
      'Births, marriages, censuses, parish books; one line of the family at a time.',
    ],
    draw: ['Drawing', 'Draw the tree', 'What is sure in ink, what is guessed in pencil.'],
    share: ['Closing', 'Show it to the family', 'Somebody always knows one more.'],
    print: [
      'Closing',
      'Have it printed',
      'A print shop or an online service: paper, size, frame or binding; one proof before the full run.',
    ],
    proofCopy: [
      'Closing',
      'Look through it and wrap it',
      'Names, dates, accents; an extra copy for those who will ask.',
    ],
    typeUp: [
      'Start',
      'Listen again and type it up',
      'One recording at a time: the good sentences in their own words, names and dates apart, doubts in red.',
    ],
    gaps: [
      'Research',
      'Names and dates that are missing',
      'A call to the oldest, the registers for what does not fit; then a list of ten chapters.',
    ],
    chapters: [
      'Writing',
      'One chapter after the other',
      'A person or a house each, two or three pages, a photo; in any order.',
    ],
  },
}
