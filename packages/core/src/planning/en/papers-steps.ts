import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of offices, and of money that is applied for. */
export const papersSteps: StepsOf<'papers' | 'visa' | 'grant' | 'tender' | 'taxes'> = {
  papers: {
    needs: ['Start', 'See what is asked for', 'Read the official page: form, photo, fee, and how long it takes.'],
    motBook: [
      'Start',
      'Check the date, book it',
      'Look up the date online; book the garage, or pay at once if it is the tax.',
    ],
    adviser: ['Start', 'Ask an accountant', 'Which scheme, what it costs a year, and from when you owe what.'],
    photos: ['Papers', 'Photo', 'A digital or printed one by the rules, and the old document beside it.'],
    apply: [
      'Papers',
      'Apply online or by post',
      'Fill in, pay, and keep the reference; the old one may have to be sent in.',
    ],
    form: ['Papers', 'Fill in and send the form', 'Check data, codes and start date twice, and keep the receipt.'],
    collect: ['Last days', 'Check it when it arrives', 'Look at name and dates at once, and note when it expires.'],
    obligations: [
      'Last days',
      'Note what is due from now on',
      'Returns, payments, invoices: put the first dates in the calendar.',
    ],
    motCheck: ['Last days', 'Lights, tyres, wipers', 'A walk round the car: small things are put right beforehand.'],
    motNext: ['Afterwards', 'Note the next due date', 'In the calendar, with a reminder a month before.'],
  },
  visa: {
    needs: [
      'Start',
      'Which application, and what it takes',
      'Conditions, documents, fees, and how long the answer takes.',
    ],
    book: ['Start', 'Book the appointment', 'Look every day: dates appear and vanish.'],
    documents: [
      'Papers',
      'Gather the documents',
      'Certificates, income, residence, language: order first what takes longest.',
    ],
    translate: [
      'Papers',
      'Translations and certified copies',
      'Certified translations and apostille, where they are asked for.',
    ],
    form: ['Papers', 'Form and fee', 'Names as in the passport, no empty field, receipt kept.'],
    submit: ['Last days', 'Submit the application', 'Originals and copies, in the order of their list.'],
    answer: ['Afterwards', 'Follow it up', 'Look up the state with your number, and answer letters at once.'],
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
    reader: ['Writing', 'Have it read', 'A person who knows nothing of it marks what they do not understand.'],
    submit: ['Last days', 'Send it', 'Days before the deadline; keep the receipt.'],
    answer: ['Afterwards', 'Note the date of the decision', 'Note the date, and what you do if it is a no.'],
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
