import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of families at a turn. */
export const familyTurnsSteps: StepsOf<
  'bullying' | 'separation' | 'homeFromHospital' | 'conditionPlan' | 'exchangeYear'
> = {
  homeFromHospital: {
    ward: [
      'Now',
      'Talk to the ward',
      'What help, medicines and aids will be needed, and who arranges them; say plainly what cannot be done at home.',
    ],
    rooms: [
      'Now',
      'Bed, bathroom, stairs',
      'A bed downstairs if stairs are too much; frame, rails, commode: ask the hospital’s therapist, the Red Cross lends some.',
    ],
    help: [
      'Now',
      'Who is there in the first days',
      'By day and by night, on one list; ask the ward what care at home there is.',
    ],
    wayHome: [
      'Last days',
      'Clothes, keys and the way home',
      'A lift or patient transport, a warm room, meals for two days; leave the ward with letter and medicines.',
    ],
    medicines: [
      'Afterwards',
      'Medicines on one sheet',
      'What, how much, when, what was stopped, and whom to call at night.',
    ],
    doctor: [
      'Afterwards',
      'Call the GP',
      'What the letter asks for, the next check-up, and what is not working at home.',
    ],
  },
  conditionPlan: {
    plan: [
      'Now',
      'A written plan from the doctor',
      'What to avoid, the first signs, what to do then and in which order: one page.',
    ],
    medicines: [
      'Now',
      'Medicines where they are needed',
      'At home, where the day is spent, and one set that goes along; note when they run out.',
    ],
    kitchen: [
      'Now',
      'Kitchen and labels',
      'Read every label, also of what you know; a shelf of its own, and what must not touch it.',
    ],
    school: [
      'School',
      'Meet the school',
      'Give them the plan: who knows, where medicines lie, who may give them; meals, trips, parties.',
    ],
    family: [
      'Family',
      'Show family and friends',
      'The same page for all who look after them: what is out, what to do, whom to call.',
    ],
    child: [
      'Family',
      'Practise with the child',
      'Whom to tell, when to say no thank you: in their own words, and without fear.',
    ],
    look: ['Afterwards', 'How is it going?', 'Ask those who know: what was forgotten? And fix the next check-up.'],
  },
  exchangeYear: {
    ownRoom: [
      'Preparing',
      'Find a room',
      'Halls first, then shared flats and student groups; never pay before somebody has seen it.',
    ],
    papersInEurope: [
      'Papers',
      'Learning agreement, ID, health card',
      'Courses agreed by both universities; valid passport or ID, and cover for the doctor there. Ask whether a visa is needed.',
    ],
    agree: [
      'Now',
      'Agree with school or university',
      'Which courses count, what is to be made up afterwards, what they sign beforehand.',
    ],
    papers: [
      'Papers',
      'Passport, visa, health cover',
      'What that country asks of students, and how long it takes; under 18 a parent signs.',
    ],
    money: [
      'Money',
      'Money for those months',
      'Fees, room, journeys, a sum a month: what grants there are, and who pays what.',
    ],
    room: [
      'Preparing',
      'Host family or room',
      'Write to them; how far to school, what is included, who comes to the station or airport.',
    ],
    language: [
      'Preparing',
      'The language, a little at a time',
      'Series, a book, half an hour of talking; skip it where it is your own.',
    ],
    journey: ['Preparing', 'Book the journey', 'There for now, unless the day of return is fixed; luggage for months.'],
    phone: [
      'Last weeks',
      'Bank card, phone, medicines',
      'What works there and what it costs; prescriptions for the first months.',
    ],
    goodbye: ['Last weeks', 'An evening with friends', 'And agree when to call: not every day.'],
    pack: [
      'Last days',
      'Pack, papers on top',
      'Letters, addresses, numbers on paper too; something small for the hosts.',
    ],
    first: [
      'Afterwards',
      'How are the first weeks?',
      'Courses, doctor, bank, two people to have lunch with: what is missing?',
    ],
  },
  separation: {
    ownAgreement: [
      'Agreement',
      'Read it once more, apart',
      'Each of you alone, without hurry: sums, days, dates. One hour of advice before you sign costs little.',
    ],
    ownRules: [
      'Now',
      'What you can do by yourselves',
      'GOV.UK takes the application online; home, money and pensions are only settled for good by a consent order.',
    ],
    talk: ['Now', 'Somebody at your side', 'A friend who knows, and somebody to talk to about how you are.'],
    lawyer: [
      'Now',
      'First talk with a solicitor',
      'What it costs, what the two of you can settle; a mediator helps where you do not agree.',
    ],
    papers: [
      'Preparation',
      'Gather the papers',
      'Accounts, home, pensions, debts; the marriage certificate, if you are married.',
    ],
    money: ['Preparation', 'Figures for two households', 'What each needs a month, and what there is.'],
    homes: [
      'Agreeing',
      'Agree on homes and children',
      'Three or four mediation sessions; in writing, also for holidays and feasts.',
    ],
    agreement: ['Closing', 'Read the agreement', 'With your solicitor, without hurry.'],
    change: ['Afterwards', 'Names, accounts, contracts', 'Bank, will, insurance, school, doctor.'],
    apply: [
      'Preparation',
      'Apply for the divorce',
      'On GOV.UK, alone or together; twenty weeks pass before the conditional order.',
    ],
    meanwhile: [
      'Agreeing',
      'Waiting for the court',
      'Nothing happens there until twenty weeks are over: have what you agreed drawn up as a consent order.',
    ],
    conditionalOrder: [
      'Closing',
      'Apply for the conditional order',
      'With the consent order on money, if you have one.',
    ],
    finalOrder: [
      'Closing',
      'Apply for the final order',
      'Six weeks and a day after the conditional one, and after the court has sealed what you agreed about money.',
    ],
    home: [
      'Agreeing',
      'Agree on home and money',
      'Who stays, what is sold or shared; three or four sessions, in writing.',
    ],
    tellChildren: [
      'Children',
      'Tell the children, together',
      'Both of you, in plain words, on a day with time after it: it is not their fault, what changes, what stays the same. No details, no blame.',
    ],
    askChildren: [
      'Afterwards',
      'Ask the children how it is',
      'One at a time, on a walk or in the car; and a word with their teachers.',
    ],
  },
  bullying: {
    listen: [
      'Now',
      'Listen first',
      'On a walk or in the car: what happens, since when, who sees it; they did right to say so. Promise nothing behind their back.',
    ],
    notes: [
      'Now',
      'Write down what happened',
      'Day, place, who was there, photos of messages; do not answer those yourself.',
    ],
    school: [
      'School',
      'Talk to the school',
      'Form tutor first: what you know, what the bullying policy says, what they do by when, and who keeps an eye on it.',
    ],
    written: [
      'School',
      'Two lines about what was agreed',
      'To all who were there: steps, names, and the day of the next talk.',
    ],
    strength: [
      'At home',
      'Something that does them good',
      'A friend round, a club away from school; go through what to say and whom to go to.',
    ],
    look: ['School', 'Ask how it is now', 'Them first, then the school: what has stopped, what has not?'],
    further: [
      'Afterwards',
      'One step further',
      'If it goes on: the head, then the governors, in writing; for advice Kidscape or Family Lives, the police if there are threats.',
    ],
  },
}
