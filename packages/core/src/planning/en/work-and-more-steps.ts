import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of work, money and celebrations. */
export const workAndMoreSteps: StepsOf<'launch' | 'jobSearch' | 'event' | 'taxes'> = {
  launch: {
    promise: [
      'Idea',
      'For whom, and what it offers',
      'One sentence: who needs it, and what it changes for them. Everything else is measured by it.',
    ],
    plan: ['Idea', 'What it takes to start', 'List the least you need to start, and beside it what can wait.'],
    register: ['Idea', 'Register the business', 'Sole trader or company, HMRC, insurance, a bank account of its own.'],
    outline: ['Idea', 'Outline the first six', 'One subject each, how long they are, and how often they come out.'],
    build: ['Making', 'Build the first version', 'In small pieces that can be shown. Something that works every week.'],
    record: ['Making', 'Make the first three', 'Record or write, then cut: three ready before you start give you air.'],
    host: [
      'Making',
      'Platform, title and cover',
      'A name that is free everywhere, two lines about it, a picture that is clear when small.',
    ],
    tell: ['Making', 'Begin to talk about it', 'A page, a few messages, a list of people who are interested.'],
    trial: ['Trial', 'Try it with a few people', 'Five real people show you nearly everything. Watch where they stop.'],
    fix: ['Trial', 'Fix what stops people', 'Fix what stops people; the rest goes on the list for later.'],
    announce: [
      'Announcement',
      'Prepare the announcement',
      'Texts, pictures, contacts, and who posts what at which hour.',
    ],
    check: ['Last days', 'Payments, contacts, legal notes', 'Backups, and what to do if something goes wrong.'],
    schedule: ['Last days', 'Schedule the first one', 'Uploaded, checked once more, with the right hour.'],
    listen: ['Afterwards', 'Listen and answer', 'In the first week read everything, answer everybody, and fix fast.'],
    nextOnes: ['Afterwards', 'The next ones, one at a time', 'Always on the same day, and listen to what people say.'],
  },
  jobSearch: {
    aim: ['Start', 'Decide which job to look for', 'Role, place, hours and pay: what is a must, and what is not.'],
    cv: ['Start', 'CV and cover letter', 'A basic version of one or two pages, with results and not only duties.'],
    profile: ['Start', 'Online profile', 'Bring your professional profile up to date and let somebody read it.'],
    contacts: ['Search', 'Write to your contacts', 'Write to ten people you know: a coffee, one precise question.'],
    apply: ['Search', 'Send applications', 'A few good ones a week, with a record of dates and answers.'],
    mock: ['Interviews', 'Mock interview', 'With a friend: the hard questions out loud, and your questions for them.'],
    interviews: [
      'Interviews',
      'Interviews',
      'Prepare each one: who they are, what they look for, three examples of yours. Say thanks the day after.',
    ],
    compare: ['Choice', 'Compare the offers', 'Put the offers beside your musts, and ask for what is missing.'],
    check: ['Choice', 'Contract and notice', 'Whom do you owe an answer? Are contract, notice and papers ready?'],
  },
  event: {
    idea: ['Idea', 'Guests and budget', 'What, for whom, how many, and for how much. Ten lines are enough.'],
    venue: ['Idea', 'Choose the place', 'At home, in a park or a venue: hold the date, and think of rain.'],
    permits: [
      'Organising',
      'Permits and insurance',
      'Public space, music, food: ask the council what you need and how early.',
    ],
    secret: ['Guests', 'Keep the secret', 'Who must not know, who brings them there, and under which pretext.'],
    invite: ['Guests', 'Send the invitations', 'Day, time, place, and a date by which to answer.'],
    order: ['Organising', 'Food, drinks and cake', 'Who cooks, what is ordered, who brings what; allergies too.'],
    helpers: ['Organising', 'Share out the tasks', 'A name for every task: welcome, kitchen, photos, cleaning up.'],
    programme: ['Organising', 'Programme hour by hour', 'What happens when, and who starts it.'],
    check: ['Last days', 'How many are coming', 'Call those who have not answered, and confirm what you ordered.'],
    shopping: ['Last days', 'Shopping', 'With the list sorted by shop; fresh things last.'],
    setUp: ['Last days', 'Get the table and food ready', 'What can be done ahead: tables, fridge, decorations, music.'],
    thanks: ['Afterwards', 'Thanks and photos', 'Thank those who helped, settle up, and send the photos round.'],
  },
  taxes: {
    list: ['Start', 'See what is needed', 'Start from last year: what was in it, and what has changed.'],
    gather: [
      'Gathering',
      'Gather receipts and certificates',
      'P60, invoices, interest, pension, gifts to charity: everything in one folder.',
    ],
    fill: [
      'Filling in',
      'Fill in the return',
      'Log in early, the code may come by post; mark the points you are not sure of.',
    ],
    send: ['Last days', 'Send and pay', 'Send it, pay if there is something to pay, and save the receipt.'],
    archive: [
      'Afterwards',
      'File it, note what is still due',
      'One folder with return and receipts, and the dates of payments on account.',
    ],
  },
}
