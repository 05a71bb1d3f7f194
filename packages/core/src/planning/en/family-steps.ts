import type { StepsOf } from '../planning-words.ts'
import { enrolmentVarieties } from './varieties-steps.ts'

/** English words of the steps of children, care and school. */
export const familySteps: StepsOf<'baby' | 'enrolment' | 'schoolYear'> = {
  baby: {
    homeReady: [
      'Last weeks',
      'The room and what is needed',
      'Sheets, towels, a lamp, all from the midwife’s list; who has children and pets.',
    ],
    birthAtHome: [
      'Last weeks',
      'Plan with the midwife, and a plan B',
      'Who is rung and when, how far the hospital is, a bag packed all the same.',
    ],
    visits: [
      'Visits',
      'Scans and midwife appointments',
      'Put those that are fixed in the calendar, and ask about everything you take or eat.',
    ],
    bookCourse: [
      'Preparation',
      'Book antenatal classes',
      'Ask the midwife or the NCT: places go quickly; best between the 28th and the 36th week.',
    ],
    leave: [
      'Work',
      'Maternity or paternity leave',
      'Tell your employer at least 15 weeks before the due date; the MAT B1 form comes after week 20.',
    ],
    course: ['Preparation', 'Antenatal classes', 'Go together, and write the birth plan while it is fresh.'],
    siblings: [
      'Home',
      'Prepare the big brother or sister',
      'A book, a doll, a job of their own; and who looks after them on the day.',
    ],
    room: ['Home', 'Prepare the nursery', 'A place to sleep, one to change, and good light. The rest can come later.'],
    clothes: [
      'Home',
      'Baby clothes and car seat',
      'Only the essentials, borrowed ones too. Try the seat in the car beforehand.',
    ],
    help: ['Home', 'Help for the first weeks', 'Who cooks, who shops, who visits and when: ask now.'],
    bag: [
      'Last weeks',
      'Hospital bag',
      'Maternity notes, clothes for two, nappies, charger, snacks: ready by the door.',
    ],
    check: [
      'Last weeks',
      'The way, the numbers, who comes along',
      'The way to hospital, numbers to call, who comes along, who stays at home.',
    ],
    calm: ['Afterwards', 'Two quiet weeks', 'Few visits, and nothing on the calendar that need not be there.'],
    registerOffice: [
      'Afterwards',
      'Register the birth',
      'At the register office within 42 days; then register the baby with your GP.',
    ],
    bagList: [
      'Bag',
      'Ask the hospital for its list',
      'What they provide, how many changes, whether a car seat has to be shown.',
    ],
    bagShop: [
      'Bag',
      'Buy and wash what is missing',
      'Nightshirts that open, pads, the smallest vests and sleepsuits, a going-home outfit.',
    ],
    bagPacked: [
      'Bag',
      'Pack it, and put it by the door',
      'Notes and papers on top, snacks, a charger; whoever comes with you knows where it is.',
    ],
  },
  enrolment: {
    ...enrolmentVarieties,
    talkThere: [
      'Choice',
      'Interview and the maths and English test',
      'They ask why you want it and how you will manage; without GCSEs there is a short test.',
    ],
    formNow: [
      'Papers',
      'Send the application',
      'On the college’s site; courses fill up in spring, and it asks why you want to go there.',
    ],
    fundsAndCare: [
      'Start',
      'Money and care of the children',
      'Student finance, childcare grant, bursary; who has the children on study days, and which days those are.',
    ],
    instead: [
      'Start',
      'What counts instead of A levels',
      'An Access to HE diploma takes a year; the Open University and some foundation years ask for nothing. Ask admissions what they take.',
    ],
    answerOfNursery: [
      'Afterwards',
      'See the list, and agree the first days',
      'When a place is offered, accept it in time; then a week or two with an hour more each day.',
    ],
    openCall: [
      'Form',
      'Send the application',
      'Some days before it closes; keep the number and the receipt, and put one or two others down beside it.',
    ],
    nurseryPapers: [
      'Start',
      'Gather the papers',
      'Birth certificate, proof of address, code for funded hours if there is one.',
    ],
    deadline: [
      'Start',
      'Deadline and what they ask for',
      'On the official site: schools in England in October or January, universities in January, vets and doctors in October.',
    ],
    weeks: [
      'Start',
      'Which weeks, which hours',
      'Beside your own days off and the grandparents: drop-off, pick-up, lunch.',
    ],
    campPlace: [
      'Choice',
      'Book the weeks and pay the deposit',
      'Friends in the same week, allergies, who may fetch; places for July and August go first.',
    ],
    compare: [
      'Choice',
      'Compare two or three places',
      'What they offer, the way there, costs, free places; ask somebody who knows them.',
    ],
    visit: ['Choice', 'Open day or a visit', 'Go and see, and ask somebody who is there already.'],
    statement: [
      'Papers',
      'Personal statement and reference',
      'Ask for the reference early, and let somebody read the statement.',
    ],
    documents: ['Papers', 'Gather the papers', 'Certificates and ID, for a school proof of address: some take weeks.'],
    form: ['Papers', 'Fill in the form', 'With time, and saved as you go. Check names and dates twice.'],
    waitingList: [
      'Start',
      'Put the name down',
      'On two or three waiting lists at once: places for September go in spring. Ask about fees and funded hours.',
    ],
    settlingIn: [
      'Last days',
      'Settling-in visits',
      'An hour together, then one alone; a bag with spare clothes and something from home.',
    ],
    pay: ['Last days', 'Sign up and pay', 'Form, fee, emergency contact; ask what to bring.'],
    submit: ['Last days', 'Send it and keep the receipt', 'Not on the last evening: the site is slow then.'],
    firstLesson: ['Afterwards', 'First lesson', 'A quarter of an hour early, and a word with the teacher.'],
    answer: [
      'Afterwards',
      'See when they answer',
      'Put the day in the calendar, and by when a place must be accepted.',
    ],
    schoolVisits: [
      'Choice',
      'Visit the schools',
      'Tours are from September to December: one for each, and ask how far away the last child lived who got a place.',
    ],
    openDays: [
      'Choice',
      'Open days and evenings',
      'September and early October: go on a working day too, let the child ask, look at the way there and the last year’s cut-off distance.',
    ],
    ranking: [
      'Papers',
      'Put them in order, fill in the form',
      'In your own order, one of them safe by distance; the council’s site closes on 31 October for England.',
    ],
    whichWay: [
      'Start',
      'Which form, and by when',
      'In-year moves go through the council or the school itself; whoever teaches hands in notice by the dates of the terms.',
    ],
    callSchool: ['Choice', 'Call the office of that school', 'Free places, whom to talk to, which subjects differ.'],
    transferPapers: ['Papers', 'Gather the papers', 'Reports or service record, proof of address, and the reasons.'],
    transferForm: [
      'Papers',
      'Send the form',
      'Read the order of choices once more, keep the receipt, and tell the school of now.',
    ],
  },
  schoolYear: {
    services: ['School', 'Bus, lunches, after-school club', 'Apply for what you need: places go before the summer.'],
    visit: ['School', 'Settling-in visit', 'Meet the class and the teacher in June or July; learn the way together.'],
    afternoons: ['School', 'Decide on the afternoons', 'Sport, music, and one afternoon with nothing at all.'],
    clothes: [
      'Things',
      'Uniform and shoes',
      'Try on what there is; buy what is missing before the August rush, with names in.',
    ],
    things: ['Things', 'Bag, pencil case, lunch box', 'And PE kit; the name on everything.'],
    educators: ['School', 'Meet the key worker', 'Naps, food, comforter, who may fetch; ask how the first days go.'],
    change: ['Things', 'Spare clothes, comforter, slippers', 'A small bag with the name on everything.'],
    leave: [
      'Last days',
      'Keep the settling-in days free',
      'The first fortnight is short days: tell them at work, and who else can fetch.',
    ],
    rhythm: ['Last days', 'Early to bed again', 'A quarter of an hour earlier every evening.'],
    bag: ['Last days', 'Bag packed, clothes ready', 'And a word about tomorrow, without much fuss.'],
    settling: ['Afterwards', 'Short days at first', 'A little longer each day; say goodbye, and do not slip away.'],
    meet: ['Afterwards', 'Meet the teachers', 'How did it begin, and who is a friend already?'],
  },
}
