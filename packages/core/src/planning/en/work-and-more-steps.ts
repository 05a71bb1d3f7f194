import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of work, money and celebrations. */
export const workAndMoreSteps: StepsOf<'launch' | 'jobSearch' | 'event' | 'taxes'> = {
  launch: {
    promise: [
      'Idea',
      'For whom and why',
      'One sentence: who needs it, and what it changes for them. Everything else is measured by it.',
    ],
    plan: ['Idea', 'What is in it on day one', 'List the least you need to start, and beside it what can wait.'],
    build: ['Making', 'Build it', 'In small pieces that can be shown. Something that works every week.'],
    tell: ['Making', 'Begin to talk about it', 'A page, a few messages, a list of people who are interested.'],
    trial: ['Trial', 'Try it with a few people', 'Five real people show you nearly everything. Watch where they stop.'],
    fix: ['Trial', 'Put it right', 'Fix what stops people; the rest goes on the list for later.'],
    announce: [
      'Announcement',
      'Prepare the announcement',
      'Texts, pictures, contacts, and who posts what at which hour.',
    ],
    check: [
      'Last days',
      'Final check',
      'Payments, contacts, legal notes, backups, and a plan if something goes wrong.',
    ],
    freeze: ['Last days', 'No more changes', 'From here on only urgent fixes. Decide who answers on the day.'],
    listen: ['Afterwards', 'Listen and answer', 'In the first week read everything, answer everybody, and fix fast.'],
    review: ['Afterwards', 'Look back', 'What went as you wanted? Choose the three things to do now.'],
  },
  jobSearch: {
    aim: ['Start', 'The job I want', 'Role, place, hours and pay: what is a must, and what is not.'],
    cv: ['Start', 'CV and cover letter', 'A basic version of one or two pages, with results and not only duties.'],
    profile: ['Start', 'Online profile', 'Bring your professional profile up to date and let somebody read it.'],
    contacts: ['Search', 'Contacts', 'Write to ten people you know: a coffee, one precise question.'],
    apply: ['Search', 'Applications', 'A few good ones a week, with a record of dates and answers.'],
    mock: ['Interviews', 'Mock interview', 'With a friend: the hard questions out loud, and your questions for them.'],
    interviews: [
      'Interviews',
      'Interviews',
      'Prepare each one: who they are, what they look for, three examples of yours. Say thanks the day after.',
    ],
    compare: ['Choice', 'Compare the offers', 'Put the offers beside your musts, and ask for what is missing.'],
    check: ['Choice', 'Before you sign', 'Whom do you owe an answer? Are contract, notice and papers ready?'],
    start: ['Afterwards', 'A new start', 'Thank those who helped, and note what you want to learn in the first month.'],
  },
  event: {
    secret: ['Guests', 'Keep the secret', 'Who must not know, who brings them there, and under which pretext.'],
    idea: [
      'Idea',
      'Idea, budget and number of people',
      'What, for whom, how many, and for how much. Ten lines are enough.',
    ],
    venue: ['Idea', 'Venue and a firm date', 'See the place, ask what is included, and hold the date. Think of rain.'],
    permits: [
      'Organising',
      'Permits and insurance',
      'Public space, music, food: ask the council what you need and how early.',
    ],
    invite: ['Guests', 'Send the invitations', 'Day, time, place, and a date by which to answer.'],
    suppliers: [
      'Organising',
      'Food, music and equipment',
      'Ask, compare and confirm in writing: food, drinks, tables, music.',
    ],
    helpers: ['Organising', 'Who helps', 'A name for every task: welcome, kitchen, photos, cleaning up.'],
    programme: ['Organising', 'Running order', 'What happens when, and who starts it.'],
    check: ['Last days', 'Final check', 'How many are really coming? Call the venue and the suppliers again.'],
    shopping: ['Last days', 'Shopping', 'With the list sorted by shop; fresh things last.'],
    setUp: ['Last days', 'Set up', 'Tables, lights, signs, and a sound check.'],
    thanks: [
      'Afterwards',
      'Thanks, bills and photos',
      'Thank those who helped, settle the bills, and send the photos round.',
    ],
  },
  taxes: {
    list: ['Start', 'List of documents', 'Start from last year’s return: what was in it, and what has changed.'],
    gather: ['Gathering', 'Gather the documents', 'Income, health, mortgage, rent, school: everything in one folder.'],
    expenses: [
      'Gathering',
      'Expenses and deductions',
      'Add up what can be deducted, and check that you have the receipts.',
    ],
    adviser: ['Filling in', 'Appointment with an adviser', 'Book early: near the deadline there are no places left.'],
    fill: ['Filling in', 'Fill in the return', 'With the documents beside you; mark the points you are not sure of.'],
    review: ['Filling in', 'Read it again', 'With fresh eyes: personal data, dependants, sums, bank account.'],
    check: ['Last days', 'Final check', 'Is a document missing? Do log-in and signature work?'],
    send: [
      'Last days',
      'Send and pay',
      'Send it, pay if there is something to pay, and save the receipt. Not on the last day.',
    ],
    archive: [
      'Afterwards',
      'File everything',
      'One folder with return, receipts and payments, and the dates of what is still due.',
    ],
  },
}
