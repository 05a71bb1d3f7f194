import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a form, a claim, an appeal or a tax return. */
export const formsSteps: StepsOf<'form' | 'taxes'> = {
  form: {
    oneEach: [
      'Power of attorney',
      'A set of forms for each of the two',
      'Each chooses for themselves, with forms, witness and fee of their own; talk to both while both can decide.',
    ],
    landlordYes: [
      'Start',
      'Ask landlord or agent, in writing',
      'Do they agree, references or a guarantor, the fee, from which day; a new tenancy or an assignment.',
    ],
    depositOver: [
      'Papers',
      'Deposit, meters and inventory',
      'Who pays whom the deposit, and is it protected in your name; readings and photos on the day you swap.',
    ],
    outcome: ['Afterwards', 'See what came of it', 'If it is no: ask why, and when the next round is.'],
    teacherCall: [
      'Now',
      'When the round opens',
      'Transfers have a window of some weeks: which form, and who must agree?',
    ],
    teacherPoints: ['Now', 'Which schools, in which order', 'Family, years of service, distance: what counts for it?'],
    hoursMissing: [
      'Now',
      'See what is still missing',
      'Hours of practice, hours of training, feedback, reflections: a list from the official site, and what you have of each.',
    ],
    hours: [
      'On the way',
      'The hours that are missing',
      'A course or a study day every few weeks; write each up the same evening, with its certificate.',
    ],
    confirmer: [
      'On the way',
      'Talk it through and have it confirmed',
      'Ask your line manager or a colleague with the same registration; bring the whole folder.',
    ],
    sendEarly: [
      'Sending',
      'Send it, and pay the fee',
      'Online, well before the day: a late one may cost you the registration. Keep the receipt.',
    ],
    contributions: [
      'Afterwards',
      'Payslips, tax and pension',
      'Each month on a fixed day: put the dates in the calendar, workplace pension too.',
    ],
    hireNotice: [
      'Hiring',
      'Register as an employer',
      'With HMRC before the first pay day; employers’ liability insurance, and a payroll service if you like.',
    ],
    workTerms: [
      'Now',
      'Hours, pay and a written contract',
      'What is to be done, minimum wage, holiday, notice; their right-to-work papers copied.',
    ],
    inspection: ['Last days', 'First inspection', 'Fields, store and books: have the papers in order and be there.'],
    fieldBook: [
      'Records',
      'Field records and invoices',
      'Every job and every purchase with its date; what is not allowed leaves the store.',
    ],
    notifyOrganic: [
      'Application',
      'Apply to the certifier',
      'A map, a conversion plan and the history of each field; conversion counts from that day. Ask when grants close, too.',
    ],
    inTheField: [
      'Start',
      'What changes in the field',
      'Feeds, sprays, neighbours’ boundaries, storage: with an adviser. Conversion takes two or three years.',
    ],
    controlBody: [
      'Start',
      'Quotes from two certifiers',
      'The approved ones only: the yearly fee, what they look at, when they could begin.',
    ],
    unbilled: [
      'Now',
      'List what is not billed yet',
      'Jobs, hours and expenses since the last round, customer by customer.',
    ],
    writeThem: [
      'Now',
      'Write and send them',
      'Number, date, what for, sum, bank details, and the day by which it is due.',
    ],
    unpaid: [
      'Afterwards',
      'Chase what is not paid',
      'A friendly line with the invoice once more, then a call; note the day they name.',
    ],
    needs: ['Now', 'Find out what they need', 'Who decides, which form, until when, and what it costs.'],
    contractSays: ['Now', 'Read what the contract says', 'When it is due, what may be taken off it, and who holds it.'],
    askBack: [
      'Sending',
      'Ask for it in writing',
      'The sum, a date by which it is paid, and your photos of how you left it; proof for every deduction.',
    ],
    dispute: [
      'Afterwards',
      'If they do not pay: the scheme',
      'The scheme that protects it decides for nothing; without one, a letter before action.',
    ],
    gather: ['Now', 'Gather the papers', 'Copies, dates, numbers and photos in one folder.'],
    send: ['Sending', 'Fill it in and send it', 'Read it once aloud, keep a copy and the proof of sending.'],
    answer: ['Afterwards', 'Ask for an answer', 'If there is none yet: call with the number of your case.'],
    grounds: [
      'Now',
      'Deadline and grounds',
      'Count the days left from the letter; one reason that you can prove beats five.',
    ],
    council: [
      'Now',
      'Ask the council',
      'Which form, how many weeks before, what it costs, and whether insurance or the neighbours’ names are wanted.',
    ],
    permit: [
      'Last days',
      'Permission in hand',
      'Read times and conditions, and keep a copy with you; ring if it is not there yet.',
    ],
    notary: [
      'Now',
      'Talk with a solicitor',
      'For one matter or for all, who has to come, which papers, and what it costs.',
    ],
    sign: ['Signing', 'Sign it with the solicitor', 'With ID and a witness; ask for certified copies.'],
    evidence: [
      'Now',
      'The certificate that proves it',
      'Marriage certificate, decree or deed poll: two or three certified copies, since all want to see one.',
    ],
    firstPapers: [
      'Papers',
      'Passport and driving licence first',
      'The others accept these as proof; no journey may be booked in the other name.',
    ],
    others: [
      'Afterwards',
      'Tell all the others',
      'One list: bank, employer, doctor, council, bills; tick off who has answered.',
    ],
    people: [
      'Now',
      'Power of attorney: choose who',
      'One or two, and a replacement; and who certifies that you understand it.',
    ],
    diary: [
      'Now',
      'Write down what is hard',
      'A bad day from morning to night: how long, with whose help, what goes wrong.',
    ],
    drawings: [
      'Now',
      'Have the drawings made',
      'By an architect or plan drawer; ask the council for advice before, and tell the neighbours.',
    ],
    signatures: [
      'Sending',
      'Fill it in, sign in the right order',
      'You, the certifier, then each attorney; a wrong date sends it back.',
    ],
    register: [
      'Sending',
      'Register it',
      'With the Office of the Public Guardian; it may take some months, and without it nobody may act.',
    ],
    waiting: [
      'Sending',
      'See how far it is',
      'Look whether a letter has come, and answer at once if something is missing; copies for the bank once it is there.',
    ],
    whoHasRoom: [
      'Start',
      'See who takes new patients',
      'On the NHS site: hours, the way there, what people say; you may choose one outside your area too.',
    ],
    switchOnline: [
      'Choice',
      'Register',
      'On the site or with the GMS1 form; NHS number if you know it, and a list of what you take.',
    ],
    firstVisit: [
      'Afterwards',
      'A first appointment',
      'Medicines, allergies, last results; ask whether your records have come.',
    ],
  },
  taxes: {
    mayAct: [
      'Start',
      'Be allowed to act for them',
      'HMRC lets a trusted helper in online, or an agent with form 64-8; it takes some weeks by post.',
    ],
    owed: [
      'Now',
      'What is owed, and until when',
      'Each letter by date, and your tax account online: tax, interest, penalties.',
    ],
    isItRight: [
      'Now',
      'Is it right?',
      'Against your own figures; appeal or ask an adviser before the date on the letter. TaxAid is free.',
    ],
    monthly: ['Agreement', 'What you can pay a month', 'Income less fixed costs: an amount that you will keep to.'],
    instalments: [
      'Agreement',
      'Agree on instalments',
      'Call HMRC or set up Time to Pay online, before they chase you; save the confirmation.',
    ],
    firstPaid: [
      'Agreement',
      'First instalment',
      'By direct debit; and the next return on time, or the agreement ends.',
    ],
    list: ['Start', 'See what is needed', 'Start from last year: what was in it, and what has changed.'],
    gather: [
      'Gathering',
      'Gather the receipts',
      'P60, invoices, interest, pension, gifts to charity: everything in one folder.',
    ],
    fill: ['Filling in', 'Fill in the return', 'With the papers beside you; mark the points you are not sure of.'],
    send: ['Last days', 'Send and pay', 'Send it, pay if there is something to pay, and save the receipt.'],
    archive: [
      'Afterwards',
      'File it, note what is still due',
      'One folder with return and receipts, and the dates of payments on account.',
    ],
    vatBooks: [
      'Start',
      'Deadline and software',
      'A month and seven days after the quarter; see that the software still reaches HMRC.',
    ],
    vatInvoices: [
      'Gathering',
      'Enter sales and purchases',
      'Every invoice of the quarter, and the bank statement beside them: does it add up?',
    ],
    login: ['Start', 'UTR and login', 'The first time register with HMRC: the number comes by post and takes weeks.'],
  },
}
