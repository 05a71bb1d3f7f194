import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of offices. */
export const papersSteps: StepsOf<'papers'> = {
  papers: {
    doctorToo: [
      'Afterwards',
      'Register with a doctor',
      'Who near you still takes patients? Bring the proof of your address.',
    ],
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
    gunCourse: [
      'Course',
      'References and a safe place',
      'A referee who has known you for two years, a cabinet that is fixed to the wall.',
    ],
    gunPolice: [
      'Office',
      'Apply to the police',
      'Form, photo, doctor’s details, fee; then they come to see the cabinet: it takes months.',
    ],
  },
}
