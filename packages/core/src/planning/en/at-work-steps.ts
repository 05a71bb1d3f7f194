import type { StepsOf } from '../planning-words.ts'

/** English words of the steps with others at work. */
export const atWorkSteps: StepsOf<'workingHours' | 'workProject' | 'handover' | 'onboarding' | 'ownCourse'> = {
  workingHours: {
    wish: [
      'Start',
      'Decide exactly what you want',
      'Which days and hours, from when, for good or for some months first.',
    ],
    money: [
      'Start',
      'What it means for your money',
      'Work out pay, holidays and pension for a month; and what you save on the way.',
    ],
    moreMoney: [
      'Start',
      'What it means for your money',
      'Pay after tax, childcare and the way there: what is left at the end of a month?',
    ],
    precedence: [
      'Start',
      'Look up the rules',
      'What the contract and the handbook say of more hours, and whether those who are there already come first.',
    ],
    whoDoesIt: ['Start', 'Who does what at home then', 'School runs, meals, the house: agree before you ask at work.'],
    atHome: ['Start', 'See what you need at home', 'A table, quiet, a good connection; who pays for screen and chair?'],
    rules: [
      'Start',
      'Look up the rules',
      'Contract and staff handbook; you have a right to ask in writing, and to an answer within two months.',
    ],
    cover: [
      'Start',
      'How the work gets done',
      'Who takes what, how they reach you, what can go: an answer to each worry.',
    ],
    talk: ['Asking', 'Talk to your manager', 'Say beforehand what it is about; offer to try it for three months.'],
    letter: [
      'Asking',
      'Put the request in writing',
      'Date, days and hours, from when, how the work is covered; keep a copy.',
    ],
    agreement: [
      'Agreement',
      'Read and sign the new terms',
      'Days, hours, pay, for how long, and whether you can go back.',
    ],
    tell: ['Last days', 'Tell everybody your new hours', 'Team, customers, calendar, automatic reply; at home too.'],
    look: ['Afterwards', 'How is it going?', 'Is it less work, or the same in less time? Speak about it early.'],
  },
  workProject: {
    differences: [
      'Afterwards',
      'Check the differences',
      'Count again what is far off, correct the system, and send the figure to the accountant.',
    ],
    sheets: [
      'Before',
      'Lists, scanner, a plan of the rooms',
      'One sheet for each area, numbered; whoever counts does not see the figure it should be.',
    ],
    shelves: [
      'Before',
      'Tidy shelves and store',
      'Same things together, damaged ones apart, deliveries and returns booked in.',
    ],
    countTeam: [
      'Before',
      'Who counts, and when',
      'Two by two, one counts and one writes; closed, or after hours, and tell the customers.',
    ],
    brief: [
      'Start',
      'Agree what is wanted',
      'With whoever asked for it: what for, how finished, in which form, by what hour.',
    ],
    figures: [
      'Start',
      'Ask for figures and contributions',
      'From all who must send you something, with a date well before yours.',
    ],
    tasks: ['Start', 'Split it into tasks', 'A name and a date for each; begin with what others wait for.'],
    outline: [
      'Writing',
      'Headings, and what goes under each',
      'Look at the last one; what do its readers want to know first?',
    ],
    draft: ['Writing', 'First draft', 'Figures and tables first, then the text, the summary at the end.'],
    work: ['Work', 'Work through the tasks', 'Once a week: what is done, what is stuck, what has changed.'],
    reader: ['Check', 'Have it checked', 'By somebody who has not worked on it: figures, names, what is missing.'],
    revise: ['Check', 'Put right what they found', 'What is wrong first, then what is unclear; leave the rest.'],
    handIn: ['Last days', 'Last look, and hand it in', 'The right version to the right people; keep a copy.'],
    close: ['Afterwards', 'Look back together', 'What went well, what to do otherwise; thanks to all who helped.'],
  },
  handover: {
    list: [
      'Start',
      'List all that you do',
      'What comes daily, monthly, once a year; what is open, and who waits for it.',
    ],
    who: ['Start', 'Agree who takes what', 'One name for each thing, from which day; and what simply ends.'],
    write: [
      'Handing over',
      'Write down what only you know',
      'How, where, whom to ask, what goes wrong: a page for each thing.',
    ],
    together: ['Handing over', 'Do it together, then let them', 'They do it, you sit beside; add what was not clear.'],
    introduce: [
      'Handing over',
      'Introduce them to people',
      'A short call or message to each with the new name and the day.',
    ],
    access: [
      'Last days',
      'Keys, log-ins, folders',
      'What they need, what you give back, what is only in your mailbox.',
    ],
    open: ['Last days', 'Go through what is open', 'What is next for each thing, and until when they may ask you.'],
  },
  onboarding: {
    aims: [
      'Start',
      'What they should be able to do',
      'After a day, a week, a month: two or three things each, on one page.',
    ],
    place: [
      'Start',
      'Place, log-ins, somebody to ask',
      'All ready before they begin; and a name for the small questions.',
    ],
    show: [
      'First weeks',
      'Show it, do it together, let them do it',
      'One task at a time; let them take notes and say it back.',
    ],
    talk: ['First weeks', 'Talk about how it goes', 'What is clear, what is not, what surprised them?'],
    alone: [
      'Going on',
      'On their own, with you near',
      'A fixed quarter of an hour for questions, less often each week.',
    ],
    look: [
      'Going on',
      'Look back together',
      'What goes by itself, what comes next; what would have helped at the start?',
    ],
  },
  ownCourse: {
    idea: [
      'Start',
      'What they can do at the end',
      'For whom, how many, how long; one thing that works even for beginners.',
    ],
    room: [
      'Start',
      'Day, place and price',
      'Light, tables, toilets, parking; share out room and materials, and something for you.',
    ],
    cover: [
      'Start',
      'Insurance and rules',
      'Liability cover; what the place asks for; more if there is food or there are children.',
    ],
    announce: [
      'Sign-up',
      'Announce it and take names',
      'A picture, the day, the price, what to bring, and until when to sign up.',
    ],
    outline: [
      'Preparation',
      'Plan it by the clock',
      'Welcome, show, try, break, questions; what to leave out if time is short.',
    ],
    trial: ['Preparation', 'Try it on a friend', 'With the clock running: what takes twice as long as you thought?'],
    materials: [
      'Preparation',
      'Materials for everybody',
      'A list per head and two spare; handouts, and a few things to show.',
    ],
    confirm: [
      'Last days',
      'Write to those who come',
      'Place, time, what to bring, your number; enough people? Else tell all.',
    ],
    setUp: [
      'Last days',
      'Set everything up',
      'Room, places, light and sockets tried, name labels, something to drink.',
    ],
    thanks: ['Afterwards', 'Thanks, and what to change', 'Ask for two lines; tell them of the next one.'],
  },
}
