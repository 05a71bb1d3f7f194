import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of offices, and of money that is applied for. */
export const papersSteps: StepsOf<'papers' | 'visa' | 'grant' | 'tender' | 'taxes'> = {
  papers: {
    trade: [
      'Start',
      'Put what you do into two lines',
      'Which activity, from when, roughly how much in the first year; sole trader or company?',
    ],
    clients: [
      'Clients',
      'Look for the first clients',
      'Ten people you worked with, one page with price and examples, two messages and a call a week.',
    ],
    firstInvoice: [
      'Clients',
      'Write the first invoice',
      'Offer, yes in writing, number, due date: one template for all.',
    ],
    needs: ['Start', 'See what is asked for', 'Read the official page: form, photo, fee, and how long it takes.'],
    adviser: ['Start', 'Ask an accountant', 'Which scheme, what it costs a year, and from when you owe what.'],
    photos: ['Papers', 'Photo', 'A digital or printed one by the rules, and the old document beside it.'],
    apply: [
      'Papers',
      'Apply and pay',
      'Online if you can; keep the reference, and post the old one if it is asked for.',
    ],
    form: ['Papers', 'Fill in and send the form', 'Check data, codes and start date twice, and keep the receipt.'],
    collect: ['Last days', 'Check it when it arrives', 'Look at name and dates at once, and note when it expires.'],
    obligations: [
      'Last days',
      'Note what is due from now on',
      'Returns, payments, invoices: put the first dates in the calendar.',
    ],
    consent: [
      'Papers',
      'Birth certificate and signature',
      'The full birth certificate; somebody who knows you confirms a child’s photo. Ask them early.',
    ],
  },
  visa: {
    needs: [
      'Start',
      'Which one, and what it takes',
      'On the official page: conditions, papers, fee, how long they take. Passport valid for six months?',
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
  },
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
  taxes: {
    list: ['Start', 'See what is needed', 'Start from last year: what was in it, and what has changed.'],
    gather: [
      'Gathering',
      'Gather receipts and certificates',
      'P60, invoices, interest, pension, gifts to charity: everything in one folder.',
    ],
    fill: ['Filling in', 'Fill in the return', 'With the papers beside you; mark the points you are not sure of.'],
    send: ['Last days', 'Send and pay', 'Send it, pay if there is something to pay, and save the receipt.'],
    archive: [
      'Afterwards',
      'File it, note what is still due',
      'One folder with return and receipts, and the dates of payments on account.',
    ],
    login: ['Start', 'UTR and login', 'The first time register with HMRC: the number comes by post and takes weeks.'],
  },
}
