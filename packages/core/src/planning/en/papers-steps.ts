import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of offices. */
export const papersSteps: StepsOf<'papers' | 'visa'> = {
  papers: {
    cardToo: ['Office', 'The identity card', 'Book at the office; a photo and the old card.'],
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
    needs: ['Start', 'See what is asked for', 'Read the official page: form, papers, fee, and how long it takes.'],
    adviser: ['Start', 'Ask an accountant', 'Which scheme, what it costs a year, and from when you owe what.'],
    reportLoss: [
      'Start',
      'Report it lost or stolen',
      'Online to the office that issued it, so that nobody else can use it; to the police if it was stolen.',
    ],
    photos: ['Papers', 'Photo', 'A digital or printed one by the rules; beside it the old document, if there is one.'],
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
    provider: [
      'Start',
      'See which proof it wants',
      'Which document, which phone, and whether it is done online or at a counter.',
    ],
    identify: [
      'Papers',
      'Prove who you are',
      'A valid document, your own phone and email, and good light for the photo.',
    ],
    firstLogin: ['Last days', 'First sign-in', 'Try it on a service that you use, and keep the recovery codes.'],
    couple: [
      'Papers',
      'Passports and proof of address of you both',
      'Also the decree if one of you was married before, and name and date of the venue.',
    ],
    notice: [
      'Office',
      'Give notice, both of you',
      'Each where they live, at least 29 days before; it is valid for a year, for that venue only.',
    ],
    certificate: [
      'Last days',
      'See that all is in order',
      'Ask the register office of the venue whether the papers have come, and what it still needs.',
    ],
    parents: [
      'Start',
      'Who has to go, and with what',
      'Both of you if you are not married; ID, the red book, full names and places of birth.',
    ],
    birth: [
      'Office',
      'Register it at the office',
      'Within 42 days, where the baby was born; read every name before you sign, and pay for extra certificates.',
    ],
    afterBirth: [
      'Afterwards',
      'GP and Child Benefit',
      'Register the baby with your GP, and claim within three months: it is paid no further back.',
    ],
    declare: [
      'Office',
      'Declare it at the town hall',
      'With passport, contract of the home and the form; ask which days they see people.',
    ],
    confirmed: [
      'Afterwards',
      'See that it is registered',
      'Ask for a certificate, and give the new address to those who write to you.',
    ],
    consent: [
      'Papers',
      'Birth certificate and signature',
      'The full birth certificate; somebody who knows you confirms a child’s photo. Ask them early.',
    ],
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
}
