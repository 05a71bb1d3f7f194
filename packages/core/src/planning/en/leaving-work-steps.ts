import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of leaving work, for a while or for good. */
export const leavingWorkSteps: StepsOf<'retirement' | 'sabbatical' | 'leaveJob' | 'jobSearch'> = {
  retirement: {
    record: [
      'Start',
      'State pension forecast',
      'Look up your National Insurance record online: missing years can be filled.',
    ],
    addUp: [
      'Start',
      'Trace old pensions and years abroad',
      'The Pension Tracing Service finds lost ones; years abroad are claimed through the International Pension Centre, and take months.',
    ],
    money: ['Money', 'What there will be to live on', 'Pension, savings, fixed costs: a simple table for a year.'],
    apply: ['Papers', 'Claim the pensions', 'The state pension up to four months before; write to each private one.'],
    employer: [
      'Work',
      'Agree the last day at work',
      'Notice, holidays left, papers you will get. Workplace pension: whom do you ask?',
    ],
    handover: ['Work', 'Hand over your work', 'Write down what only you know, and show it to who comes after.'],
    time: ['Life', 'Plans for the time', 'Three things you look forward to, one of them with other people.'],
    goodbye: ['Last days', 'Goodbye at work', 'A small party, addresses, and what is yours on the desk.'],
    first: ['Afterwards', 'First weeks without a timetable', 'Nothing that you must. Then one fixed thing a week.'],
  },
  sabbatical: {
    reason: ['Start', 'Decide what it is for', 'Rest, travel, study, family: one thing first.'],
    budget: ['Money', 'Money for those months', 'Monthly costs times months, and a reserve.'],
    employer: [
      'Start',
      'Talk with your employer',
      'How long, from when, and what is agreed about coming back: in writing.',
    ],
    insurance: ['Papers', 'Insurance and contributions', 'Health, pension, liability: what goes on, what stops?'],
    home: ['Life', 'House, post, animals', 'Let it, lend it or close it; who looks after what?'],
    handover: ['Work', 'Hand over your work', 'What runs, who takes it, what can simply end.'],
    check: [
      'Last days',
      'Log-ins, post and standing orders',
      'Out-of-office note, log-ins, standing orders, the first ticket.',
    ],
    first: ['Afterwards', 'A week of rest', 'Sleep first. The plan can wait a week.'],
  },
  leaveJob: {
    figure: [
      'Meeting',
      'Your figure, on half a page',
      'Sum, notice, last day, holidays, reference: what you ask, what you would take, and nothing signed on the day.',
    ],
    notice: ['Start', 'Notice and contract', 'How long, in which form, holidays and bonuses that are left.'],
    money: ['Start', 'Money until the next job', 'How many months can you live on what you have? Which benefits?'],
    talk: ['Notice', 'Tell your manager first', 'In person, before anybody else hears of it.'],
    advice: [
      'Terms',
      'Take advice before you answer',
      'Union, ACAS or a solicitor: what the law gives you, what others got, what may be asked for.',
    ],
    terms: [
      'Terms',
      'Meet them about the terms',
      'Sum, notice, last day, holidays, reference, time for job hunting: your figure first, with a reason.',
    ],
    signing: [
      'Terms',
      'Have the agreement read, then sign',
      'By an adviser, whom the employer often pays for; nothing signed on the same day.',
    ],
    letter: [
      'Notice',
      'Hand in the letter',
      'Short and friendly: from when, thanks, nothing else. The notice runs from it.',
    ],
    handover: ['Handover', 'Hand over your work', 'What runs, who knows what, where things are: in writing.'],
    goodbye: ['Last days', 'Goodbyes and contacts', 'Addresses of people you like, own files and things, a cake.'],
    papers: ['Afterwards', 'Last payslip and P45', 'Check holidays and bonuses, and ask for a reference.'],
  },
  jobSearch: {
    learnIt: [
      'Training',
      'Learn it, in the evenings',
      'A course with a certificate or a mentor, and one small piece of work of your own to show; keep the job meanwhile.',
    ],
    jobCentre: [
      'Start',
      'Jobcentre, and what you can claim',
      'New Style Jobseeker’s Allowance, Universal Credit: they count from the day you claim. Ask about courses too.',
    ],
    places: [
      'Training',
      'Compare courses and apprenticeships',
      'Three of them: start, fees, evenings or days, what they ask for, how many find work afterwards.',
    ],
    budget: [
      'Training',
      'Work out the money',
      'Fees, grants or loans, and what you live on until you are qualified; talk it over at home.',
    ],
    enrolIt: ['Training', 'Apply for a place', 'Form, references, an interview perhaps; ask by when they answer.'],
    keepFree: [
      'Last days',
      'Hours, books and kit',
      'The dates in the calendar, your hours at work agreed, what they ask you to bring.',
    ],
    training: [
      'Start',
      'What it takes to get in',
      'Which qualification, how long it takes, who pays, and what you can live on meanwhile; what you know already may count.',
    ],
    tryOut: ['Start', 'A day with somebody who does it', 'Watch, help, ask what nobody tells you; then decide.'],
    aim: ['Start', 'Decide which job to look for', 'Role, place, hours and pay: what is a must, and what is not.'],
    facts: ['Start', 'Dates, jobs and results', 'All on one sheet: what was done, and with which figures.'],
    cv: ['Start', 'CV and cover letter', 'A basic version of one or two pages, with results and not only duties.'],
    reader: [
      'Start',
      'Let somebody read it',
      'Somebody who hires, or who writes well: what strikes them, what is missing?',
    ],
    final: [
      'Last days',
      'Final version',
      'The right contacts, a clear file name, saved as a PDF; on a profile, headline and photo too.',
    ],
    profile: ['Start', 'Online profile', 'Bring your professional profile up to date and let somebody read it.'],
    contacts: ['Search', 'Write to your contacts', 'Write to ten people you know: a coffee, one precise question.'],
    apply: ['Search', 'Send applications', 'A few good ones a week, with a record of dates and answers.'],
    mock: ['Interviews', 'Mock interview', 'With a friend: the hard questions out loud, and your questions for them.'],
    interviews: [
      'Interviews',
      'More applications, and interviews',
      'Go on with two a week. For each interview: who they are, what they look for, three examples of yours; thanks the day after.',
    ],
    compare: ['Choice', 'Compare the offers', 'Put the offers beside your musts, and ask for what is missing.'],
    check: [
      'Choice',
      'Contract and papers',
      'Read it before you sign. Whom do you owe an answer, and is there a notice to give?',
    ],
    rewrite: ['Writing', 'Rewrite it', 'Newest first, results with figures; leave out what is old.'],
    agencies: [
      'Search',
      'Agencies and job alerts',
      'Two recruiters, alerts on two sites, pages of firms that you like.',
    ],
  },
}
