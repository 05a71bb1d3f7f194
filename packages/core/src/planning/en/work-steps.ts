import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of working life. */
export const workSteps: StepsOf<'interview' | 'payRise' | 'newJob' | 'volunteering'> = {
  interview: {
    read: [
      'Start',
      'Read the advert and the company',
      'What do they need, and what is new there? Underline five words.',
    ],
    examples: [
      'Preparation',
      'Three examples to tell',
      'From work, studies or elsewhere: the problem, what you did, what came of it.',
    ],
    questions: ['Preparation', 'Questions to ask them', 'About the team, the first months, how they decide.'],
    aloud: ['Preparation', 'Practise out loud', 'With a friend: the hard questions, and your minute about yourself.'],
    way: ['Last days', 'Clothes, papers and journey', 'Try the connection or the way; CV printed, phone charged.'],
    rest: ['Last days', 'A quiet evening', 'Read your notes once, then do something pleasant.'],
    thanks: ['Afterwards', 'Say thank you', 'Two lines by email, and note what they asked you.'],
  },
  payRise: {
    results: [
      'Preparation',
      'List what you have achieved',
      'Three results of the last year, with figures, on half a page.',
    ],
    figures: [
      'Preparation',
      'Decide on the figure',
      'What others earn for this work; the sum you ask for, and the least you accept.',
    ],
    date: [
      'Preparation',
      'Ask for a meeting',
      'Half an hour alone, not at the busiest time, and say what it is about.',
    ],
    aloud: ['Preparation', 'Say it out loud', 'The request in two sentences, and an answer to the likeliest no.'],
    plan: [
      'Last days',
      'What to ask for if it is no',
      'A date to speak again, a course, days at home: what else would count?',
    ],
    written: ['Afterwards', 'Put what was agreed in writing', 'Thank them in two lines, with sums and dates.'],
    wishes: [
      'Preparation',
      'What you want from it',
      'Training, tasks, hours, pay: two things, with a reason for each; and what you need to do the job well.',
    ],
  },
  newJob: {
    desk: [
      'Preparation',
      'Desk, screen and connection',
      'What do they send, and when? Try the login and a call the day before.',
    ],
    contract: [
      'Start',
      'Read and sign the contract',
      'Start, pay, hours, trial period, holidays: read before you sign.',
    ],
    papers: [
      'Preparation',
      'Papers they need',
      'P45, bank details, National Insurance number, right to work, certificates.',
    ],
    way: ['Preparation', 'Try the journey', 'At the hour of a working day, with the ticket or the parking.'],
    clothes: ['Last days', 'Clothes and bag', 'What people there wear; notebook, charger, ID.'],
    rest: ['Last days', 'An easy evening', 'Alarm, breakfast, way: then something pleasant.'],
    names: [
      'Afterwards',
      'Note names and questions',
      'Write down who is who, and ask the three things you did not dare.',
    ],
    look: ['Afterwards', 'A month in: how is it going', 'What goes well, what do you need? Ask for a short talk.'],
    notice: [
      'Start',
      'Hand in your notice where you are',
      'Only with the new contract signed; agree the last day and the holidays left.',
    ],
  },

  volunteering: {
    predecessor: [
      'Start',
      'Sit down with your predecessor',
      'What has to be done each month, keys, passwords, papers, who to call; and what is not settled yet.',
    ],
    books: [
      'Papers',
      'Go through the books',
      'Bank statements against the entries since the last accounts; list what is missing, and who owes what.',
    ],
    yearOfOffice: [
      'Papers',
      'All dates of the year on one sheet',
      'Meetings, fees, returns, insurance, grants, the next AGM.',
    ],
    signatures: [
      'First weeks',
      'New signatures at the bank',
      'With the minutes of the election; the old names off, and two people for each payment.',
    ],
    rescueCourse: [
      'Course',
      'Basic course and exam',
      'Two evenings a week for two or three months, and a test; then the first shifts beside somebody.',
    ],
    vacancy: [
      'Start',
      'Find where there is a vacancy',
      'A school’s website, the council, Inspiring Governance for governors, a charity’s notice: who is looking, and for which skills?',
    ],
    choose: ['Start', 'Choose what to do', 'People, animals, nature, books: and how many hours you really have.'],
    meet: ['Start', 'First meeting', 'What do they need, who looks after newcomers, are you insured?'],
    course: ['Papers', 'Their training', 'Most offer an evening or two; take it.'],
    time: ['Last days', 'Keep the hours free', 'Tell those at home, and put the shifts in the calendar.'],
    firstWeeks: ['First weeks', 'The first shifts', 'Come on time, ask, and do small things well.'],
    look: ['First weeks', 'Talk about how it goes', 'Too much, too little, the wrong task? Say so: they prefer it.'],
    write: ['Start', 'Write to them', 'Who you are, when you have time, what you would like to do.'],
    checks: ['Papers', 'References and DBS check', 'Two names, your ID; the check takes some weeks.'],
    club: [
      'Start',
      'Talk to the club',
      'Which evening and pitch, who answers for welfare, what kit there is, and when matches are.',
    ],
    badge: [
      'Papers',
      'Do the coaching course',
      'The introductory one with safeguarding and first aid: online parts first, then a day on the pitch.',
    ],
    helper: [
      'Papers',
      'Find a second helper',
      'Ask two parents: never alone with the children, and somebody for the days you cannot.',
    ],
    sessions: [
      'Last days',
      'Plan the first six sessions',
      'Twenty minutes each of games with a ball, everybody moving; cones, bibs, small balls.',
    ],
    parents: [
      'Last days',
      'Meet the parents',
      'Hours, match days, everybody plays, allergies and phone numbers, one group for messages.',
    ],
    evenings: [
      'Last days',
      'Keep the evenings free',
      'All meetings of the year in the calendar, and an hour before each to read the papers.',
    ],
    firstMeetings: [
      'First weeks',
      'The first meetings',
      'Read the papers, meet the chair, ask what you do not know yet; the training they offer.',
    ],
    firstTrainings: [
      'First weeks',
      'The first training sessions',
      'Learn the names, talk little, end with a match; a word with the other coach afterwards.',
    ],
    programme: [
      'Start',
      'Choose the country and who runs it',
      'What you would do there, for how long, what it costs; talk to two people who have been with them.',
    ],
    jabsAndVisa: [
      'Papers',
      'Visa, passport, jabs, insurance',
      'Some visas and courses of jabs take two months; insurance that covers volunteering for all the time.',
    ],
    flights: [
      'Preparation',
      'Book the flights, agree the time off',
      'A return you can change, somebody who meets you there; leave or notice at work in writing.',
    ],
    homeInOrder: [
      'Last days',
      'Home, bills and post while you are away',
      'Rent or a lodger, direct debits, somebody with a key; bank and phone that work there.',
    ],
    packed: [
      'Last days',
      'Pack, papers and copies',
      'What they asked you to bring, medicines, copies of all papers at home and online.',
    ],
  },
}
