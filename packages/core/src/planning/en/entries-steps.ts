import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is entered, applied for or looked after with dates of others. */
export const entriesSteps: StepsOf<
  'jobApplication' | 'openShow' | 'checkUps' | 'collection' | 'petSitting' | 'fostering'
> = {
  jobApplication: {
    advert: [
      'Start',
      'Read advert and person specification',
      'Mark every must and wish; note closing date and how they want it sent.',
    ],
    ask: [
      'Start',
      'Call or visit',
      'Talk to the contact named there, or somebody who works there: what do they need most?',
    ],
    referees: ['Start', 'Ask the referees', 'Two people, one of them your present boss; send them the advert.'],
    evidence: [
      'Writing',
      'An example for each point',
      'What you did, how, and what changed: a number wherever there is one.',
    ],
    write: ['Writing', 'Write form, letter and CV', 'Answer their points in their order; one page of letter, no more.'],
    reader: [
      'Writing',
      'Give it to somebody to read',
      'Best one who knows the job: what is missing, what is too long?',
    ],
    send: ['Closing', 'Send it', 'A day early; save a copy and the confirmation, name the files clearly.'],
    titles: [
      'Start',
      'Certificates and fee',
      'Proof of what counts, with dates; the fee paid, and the receipts in one folder.',
    ],
    onlineForm: [
      'Writing',
      'Fill in the form online',
      'One section at a time, saved; then read it once more beside the call.',
    ],
    study: [
      'Afterwards',
      'Study for the tests',
      'Syllabus and tests of earlier years; note the dates as soon as they are out.',
    ],
    interview: [
      'Afterwards',
      'Prepare for the interview',
      'Five likely questions answered out loud; a task or lesson may be asked for.',
    ],
  },
  openShow: {
    conditions: [
      'Entry',
      'Read the conditions',
      'How many works, size, technique, fee, commission, entry date and hand-in day.',
    ],
    choose: [
      'Entry',
      'Choose what you enter',
      'Lay them side by side, ask somebody with good eyes; new work, never shown there.',
    ],
    entryForm: [
      'Entry',
      'Photos, form and fee',
      'Straight photos in daylight, title, size, price; sent well before the entry date.',
    ],
    work: ['Works', 'Finish the works', 'In good time to dry; sign them, and leave them alone for a few days.'],
    frame: [
      'Works',
      'Have them framed, fit the cord',
      'As the conditions ask: plain frame, cord or plates; framers need two or three weeks.',
    ],
    labels: ['Hand-in', 'Labels and papers', 'Name, title and price on the back as they want; two copies of the form.'],
    wrap: [
      'Hand-in',
      'Wrap them and plan the way',
      'Corners padded, blankets in the car, opening hours of the hand-in.',
    ],
    opening: ['Afterwards', 'Go to the opening', 'Take a friend, talk to one artist you do not know.'],
    collect: ['Afterwards', 'Collect what is not sold', 'On the day they say; note what the judges chose.'],
  },
  checkUps: {
    preOpList: [
      'Start',
      'The list from the hospital',
      'Which tests, where, by when, and how long each counts; often they are done in one morning.',
    ],
    takeAlong: [
      'Results',
      'All results in one folder',
      'With the list of your medicines and your questions: it goes with you on the day.',
    ],
    list: [
      'Start',
      'List all that is due',
      'When the last one was, what worries you, what runs in the family, your medicines.',
    ],
    doctor: [
      'Start',
      'Ask your doctor what you need',
      'Referrals for all of them in one go, and which screening is free at your age.',
    ],
    book: ['Booking', 'Book each of them', 'The longest wait first; two on one day if they are near each other.'],
    visits: [
      'Visits',
      'Go to the appointments',
      'Referral, earlier results and your questions with you; fasting where they say so.',
    ],
    results: ['Results', 'Go through the results', 'With your doctor: what is fine, what is to be looked at again?'],
    next: ['Results', 'Note when each is due again', 'All papers in one folder, the next dates in the calendar.'],
  },
  collection: {
    look: [
      'Overview',
      'Lay it all out once',
      'How much, what kinds, what condition; a photo of everything before anything is moved.',
    ],
    keepSafe: [
      'Overview',
      'Sleeves, albums, a dry place',
      'No cleaning, no glue, no sunlight: it takes the value away.',
    ],
    catalogue: [
      'Catalogue',
      'Write the catalogue',
      'Number, year, kind, condition, photo: one album or box at a sitting.',
    ],
    value: [
      'Value',
      'Have it valued',
      'A dealer or auction house and a collectors’ club: two opinions, none of them buying.',
    ],
    decide: [
      'Value',
      'Decide what stays',
      'Keep, go on collecting, sell the doubles, or pass it on to somebody who cares.',
    ],
    insure: [
      'Value',
      'Insure what is worth it',
      'Send list and valuation to your home insurance; a copy somewhere else.',
    ],
    wanted: ['Pieces', 'List what is missing', 'In order, with the highest price you would pay; a copy on your phone.'],
    swaps: [
      'Pieces',
      'Look for them: fairs, clubs, swaps',
      'One fair or one hour online a week; offer your doubles first.',
    ],
    show: [
      'Pieces',
      'Put them in their places',
      'What is still missing stays on the list; tell the club what you are after.',
    ],
  },
  petSitting: {
    meet: [
      'Beforehand',
      'Meet the animal and its people',
      'Dates, keys, what it eats and when, where it hides, what it is afraid of.',
    ],
    sheet: [
      'Beforehand',
      'Write a sheet with everything on it',
      'Vet, insurance, medicines, numbers of the owners, how far they are.',
    ],
    tryOut: ['Beforehand', 'Do it once while they are there', 'Feed, walk or clean as they do; try the key.'],
    photo: ['Meanwhile', 'Send a photo', 'On the first day; and note what it leaves in the bowl.'],
  },
  fostering: {
    matching: [
      'Waiting',
      'Wait for the match',
      'It may take a year or more: keep in touch, and a group of families close by.',
    ],
    approval: [
      'Process',
      'Assessment and panel',
      'A social worker visits for months and writes a report; the panel hears you both.',
    ],
    adoptionApply: [
      'Process',
      'Register your interest',
      'Health check, DBS, references, money: have the papers in one folder.',
    ],
    adoptionEvening: [
      'Start',
      'Information evening of an adoption agency',
      'The council’s or a voluntary one: which children wait, how long it takes; talk to those who have done it.',
    ],
    evening: [
      'Start',
      'Go to an information evening',
      'Council or agency: what kinds of fostering there are, allowances, support at night.',
    ],
    family: ['Start', 'Talk it over at home', 'With your own children too: which ages, how long, and which room.'],
    apply: ['Assessment', 'Apply', 'Form, checks, medical, three people who speak for you.'],
    course: [
      'Assessment',
      'Take the preparation course',
      'Some evenings or weekends; talk to those who already foster.',
    ],
    visits: [
      'Assessment',
      'The social worker’s visits',
      'Over four to six months, about your life and your home; ask whatever worries you.',
    ],
    panel: ['Assessment', 'Go to the panel', 'Read the report first and correct what is wrong.'],
    room: ['Ready', 'Prepare the room', 'Bed, toothbrush, night light, a welcome book with photos of you.'],
  },
}
