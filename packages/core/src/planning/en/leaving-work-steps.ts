import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of leaving work, for a while or for good. */
export const leavingWorkSteps: StepsOf<'promotion' | 'retirement' | 'sabbatical' | 'leaveJob'> = {
  retirement: {
    record: [
      'Start',
      'State pension forecast',
      'Look up your National Insurance record online: missing years can be filled.',
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
  promotion: {
    interview: [
      'Afterwards',
      'Get ready for the interview',
      'The same examples out loud, two minutes each; three questions for them.',
    ],
    sendForm: ['Applying', 'Send it in', 'A day or two early; keep a copy and the confirmation.'],
    secondEye: [
      'Applying',
      'Have it read by a colleague',
      'Best one who is at that grade: what is missing, what is too long?',
    ],
    examples: [
      'Applying',
      'Write an example for each point',
      'What was asked, what you did, what changed: a number wherever there is one.',
    ],
    talkOfIt: [
      'Start',
      'Tell your manager',
      'A word before you apply: they may be asked, and know what the panel looks for.',
    ],
    advert: [
      'Start',
      'Read the advert line by line',
      'Mark what they score: skills, behaviours, limits of words; how and when it is sent.',
    ],
    boardRules: [
      'Start',
      'See how the board works',
      'Who may apply and from when, what is marked, what the last ones were asked; who must support you?',
    ],
    study: [
      'On the way',
      'Study, and collect examples',
      'Law, policy and what the new post has to do; each week one thing you did, written down with what came of it.',
    ],
    application: [
      'Applying',
      'Hand in the application',
      'One example for each thing they mark; have it read by somebody who has sat there.',
    ],
    mockBoard: [
      'Last weeks',
      'A mock board',
      'Two people of that rank, with a clock: your examples out loud, and the questions you fear.',
    ],
    calm: ['Last days', 'Place, clothes, early night', 'Uniform or suit ready, the way there, one page of notes.'],
    feedback: [
      'Afterwards',
      'Ask for feedback',
      'Passed or not: what was strong, what was missing, and when the next board is.',
    ],
    criteria: ['Start', 'Ask what it takes', 'A talk with your manager: what is missing, by when, and who decides?'],
    gaps: [
      'Start',
      'Choose two things to get better at',
      'A course, a task, somebody in that post whom you may watch.',
    ],
    nextLevel: [
      'On the way',
      'Take on work of that level',
      'One visible task at a time; note the results, and ask for a word on them every month.',
    ],
    results: ['Asking', 'List what you have achieved', 'Three results of the last year, with figures, on half a page.'],
    date: ['Asking', 'Ask for a meeting', 'Half an hour alone, not at the busiest time, and say what it is about.'],
    aloud: ['Asking', 'Say it out loud', 'The request in two sentences, and an answer to the likeliest no.'],
    plan: [
      'Last days',
      'What to ask for if it is not yet',
      'What is missing, in writing, and a date to speak again; pay and title for the time until then.',
    ],
    written: [
      'Afterwards',
      'Put what was agreed in writing',
      'Post, pay and from when; or what is missing and until when.',
    ],
  },
}
