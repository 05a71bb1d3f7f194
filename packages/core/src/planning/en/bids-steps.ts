import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of money, work and leave to stay, that are applied for. */
export const bidsSteps: StepsOf<'promotion' | 'payment' | 'grant' | 'tender' | 'visa'> = {
  grant: {
    call: [
      'Start',
      'Read the rules and criteria',
      'Who may apply, for what, how much, by which hour. Mark every must.',
    ],
    idea: ['Project', 'The idea in ten lines', 'Need, what you do, what is different afterwards.'],
    partners: ['Project', 'Partners and letters', 'Ask early: signatures take longest.'],
    budget: ['Project', 'Budget', 'Each sum with its reason, in their table.'],
    write: ['Writing', 'Write the application', 'Their headings, their words, one answer a question.'],
    reader: ['Writing', 'Have it read', 'Somebody who knows nothing of it marks what they do not understand.'],
    submit: ['Last days', 'Send it', 'Days before the deadline; keep the receipt.'],
    answer: ['Afterwards', 'Note the date of the decision', 'Note the date, and what you do if it is a no.'],
    references: [
      'Project',
      'Ask two people for references',
      'Send them the call, your draft and the date; three weeks are polite.',
    ],
  },
  tender: {
    call: ['Start', 'Read the documents', 'Requirements, criteria, deadline for questions, hour of closing.'],
    decide: ['Start', 'Bid or not?', 'Can we, do we want to, can we win? Decide in one meeting.'],
    certificates: ['Papers', 'Certificates and declarations', 'Order those first that others issue.'],
    offer: ['Offer', 'Technical offer', 'Point by point after the criteria, with a name for each part.'],
    price: ['Offer', 'Price', 'Costs, margin, lowest price: agreed by who signs.'],
    review: ['Offer', 'Read it against the call', 'Somebody else checks every must, form and signature.'],
    submit: ['Last days', 'Upload and sign', 'Not on the last day; keep the receipt with its hour.'],
    answer: ['Afterwards', 'Opening and result', 'Note the date, ask for the scores, learn for the next.'],
    questions: ['Start', 'Send your clarification questions', 'Before their deadline; the answers go to everybody.'],
  },
  visa: {
    freeForm: [
      'Papers',
      'Apply online, or look up what you have',
      'It costs nothing: ID document, photo, National Insurance number, and proof of the years it does not find.',
    ],
    shareCode: [
      'Afterwards',
      'Check your status online',
      'Passport number and address up to date; a share code proves it to employers and landlords.',
    ],
    decision: [
      'Decision',
      'The decision, then the ceremony',
      'It may take six months or more: answer letters at once; then book the ceremony, and the passport after it.',
    ],
    needs: [
      'Start',
      'Which one, and what it takes',
      'On the official page: conditions, papers, fee, how long they take. Passport valid for six months?',
    ],
    conditions: [
      'Start',
      'Do you meet the conditions?',
      'Years here, days abroad, referees, papers, fee: on the official page; note how long they take.',
    ],
    line: [
      'Start',
      'Who the line goes through',
      'Each birth from the ancestor down to you, and whether somebody gave the citizenship up; what that country asks for.',
    ],
    certificates: [
      'Papers',
      'Order the certificates',
      'Birth, marriage and death of each one in the line, in full; the oldest take longest.',
    ],
    send: [
      'Application',
      'Send the originals',
      'By tracked post or at the consulate, as they ask; keep copies of all of it.',
    ],
    documents: [
      'Papers',
      'Gather the documents',
      'Bank statements, letters, certificates, addresses: order first what takes longest.',
    ],
    translate: ['Papers', 'Certified translations', 'Of whatever is not in their language; allow a week or two.'],
    form: ['Papers', 'Apply online and pay', 'Names as in the passport, official site only, receipt kept.'],
    submit: ['Appointment', 'Fingerprints and documents', 'At the visa centre; upload the papers before you go.'],
    answer: ['Waiting', 'Follow it up', 'Look up the state with your number, and answer what they ask the same day.'],
    language: [
      'Start',
      'Life in the UK and English test',
      'Book both; the official handbook, a practice test every few days.',
    ],
    check: [
      'Last days',
      'Check names, dates and entries',
      'Against the passport; print it, and keep a copy on the phone.',
    ],
    online: [
      'Application',
      'Apply online and pay',
      'A month or two before: on the official site, name as in the passport; some countries want you at a visa centre.',
    ],
    homeAndIncome: [
      'Start',
      'Income, home and marriage',
      'The least income they ask for, six months of payslips, where you will live, proof that you are a couple.',
    ],
    clearance: [
      'Waiting',
      'The decision',
      'Some months: look up the state, and answer the same day if they ask for more.',
    ],
    arrival: [
      'Afterwards',
      'First papers here',
      'GP, bank account, National Insurance number; note by when it has to be extended.',
    ],
  },
  payment: {
    amount: ['Now', 'Amount, deadline, reference', 'Check it is right, and whether paying early costs less.'],
    pay: ['Payment', 'Pay it', 'With the exact reference; set it up to repeat if it comes back.'],
    proof: ['Afterwards', 'File the receipt', 'With the others of this year.'],
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
