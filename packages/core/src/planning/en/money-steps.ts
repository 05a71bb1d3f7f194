import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of money, and of what is bought and sold. */
export const moneySteps: StepsOf<'car' | 'saving' | 'debt' | 'loan'> = {
  car: {
    scrap: [
      'Choosing',
      'Scrap the old one',
      'An authorised treatment facility pays for it and gives the certificate; tell the DVLA, and get tax and insurance back.',
    ],
    budget: [
      'Start',
      'Budget and needs',
      'The price, but also insurance, tax and fuel: ask one insurer before. How many seats, how many miles?',
    ],
    compare: [
      'Choice',
      'Compare models',
      'Three models on one sheet: price, age, consumption, faults that owners report.',
    ],
    limits: [
      'Start',
      'Insurance for a new driver',
      'Quotes before you choose: a small engine may halve them; ask about a black box.',
    ],
    testDrives: ['Choice', 'Test drives', 'In town and on the motorway, with those who will drive it.'],
    loan: ['Money', 'How to pay', 'Cash, loan or leasing: compare what it costs in all.'],
    inspect: [
      'Choice',
      'Have it checked',
      'A mechanic of your own, the MOT history online, and whether money is owed on it.',
    ],
    choose: [
      'Choice',
      'Choose one, and put down a deposit',
      'Price in writing, what is put right before, and the day you collect it.',
    ],
    insurance: ['Money', 'Insurance quotes', 'Three quotes for the very model, valid from the day you collect it.'],
    papers: [
      'Last days',
      'V5C, tax and payment',
      'The green slip, car tax from the first day, both keys; and what happens to the old one.',
    ],
    service: ['Afterwards', 'Service and MOT dates', 'Put in the calendar when they are due next.'],
    charging: [
      'Start',
      'Where it will charge',
      'At home, at work, in the street? A quote for a charger, and the tariff for the night.',
    ],
    order: ['Choice', 'Order it', 'Delivery may take months: have the date in writing, and the price of the old one.'],
    inspectVan: [
      'Choice',
      'Have it checked, engine and living part',
      'Damp meter in every corner, gas and electrics certificates, age of the tyres; MOT history, and whether money is owed on it.',
    ],
    testRides: [
      'Choice',
      'Test rides',
      'Seat height, brakes, stand, weight; with helmet and gloves, and a licence and insurance for it.',
    ],
  },
  saving: {
    sum: ['Start', 'How much a month', 'The sum divided by the months that are left: is it possible?'],
    transfer: ['Start', 'Set up a standing order', 'On the day after your pay, so that you never see it.'],
    account: ['Start', 'An account just for this', 'A separate account, with interest and without temptation.'],
    cut: ['Start', 'Find what costs too much', 'Subscriptions, insurance, energy: three calls are often enough.'],
    steady: ['Saving', 'Pay in every month', 'Gifts, refunds and what you sold go straight there.'],
    check: ['Last days', 'See how much is missing', 'A last effort, or a new date: decide.'],
  },
  debt: {
    instalments: [
      'Start',
      'Agree instalments in writing',
      'A sum that you can keep up, beside what falls due now; it stops reminders and costs.',
    ],
    statement: [
      'Start',
      'Ask for a statement of account',
      'Every payment that is open, with its date; check it against your own receipts.',
    ],
    inAndOut: [
      'Start',
      'What comes in and goes out',
      'Rent, food, energy, travel: what is left each month says what you can offer.',
    ],
    wayOut: [
      'Start',
      'Choose the way with an adviser',
      'A plan, a relief order, an IVA or bankruptcy: what it costs, home, car, job, years on file.',
    ],
    askForIt: [
      'Papers',
      'Apply, and stop the other payments',
      'With the adviser; tell each creditor, keep an account for wages at another bank.',
    ],
    list: ['Start', 'List what you owe', 'To whom, how much, at what interest: the dearest first.'],
    all: [
      'Start',
      'List all debts',
      'To whom, how much, at what rate, how much a month: rent, energy and council tax first, then the dearest.',
    ],
    advice: [
      'Start',
      'Call them, and free advice',
      'Offer each a sum that you can keep up; StepChange or National Debtline help for nothing.',
    ],
    oneLess: ['Last weeks', 'What is left', 'Which are closed, with proof in writing? Their payment goes to the next.'],
    bank: ['Start', 'Talk to the lender', 'Rate, length, cost of paying early. Ask elsewhere too.'],
    setAside: [
      'Start',
      'Is it worth it? And set the sum aside',
      'The fee, the interest saved, what insurance you get back; and is enough left for a rainy day?',
    ],
    payLoan: ['Last weeks', 'Pay the sum and close it', 'With the agreement number; then end the monthly debit.'],
    transfer: ['Start', 'A fixed extra payment', 'The day after your pay, always the same sum.'],
    steady: ['Paying', 'Pay the extra sum', 'Whatever comes in besides goes there first; no new ones.'],
    check: ['Last weeks', 'Ask for the exact balance', 'The settlement figure that holds on the day, fees included.'],
    balance: [
      'Last weeks',
      'Last payment',
      'The exact balance with its interest; then a lower limit, or the card out of the wallet.',
    ],
    proof: ['Afterwards', 'Proof in writing', 'Get the letter that it is paid, and file it.'],
    figure: ['Start', 'What you owe, and what it costs', 'The exact sum, the rate, the months at what you pay now.'],
    agree: ['Start', 'Agree with them how and when', 'So much a month until then; in a message, so that both know it.'],
    rate: [
      'Start',
      'Look for a lower rate',
      'A balance transfer at 0 %, or a call to the bank; the card out of the wallet.',
    ],
    payOut: [
      'Last weeks',
      'Pay the balance',
      'On a day agreed with the lender; interest runs until the money has arrived.',
    ],
    release: [
      'Afterwards',
      'See that the charge is removed',
      'From the Land Registry, within some weeks; cancel insurance tied to the loan, and keep the letter.',
    ],
  },
  loan: {
    incomeProof: [
      'Start',
      'Two years of income on paper',
      'Accounts or SA302s with tax year overviews, contracts, bank statements, ID: ask the accountant; a broker knows which lenders take it.',
    ],
    figures: [
      'Preparation',
      'What can you afford?',
      'Income, outgoings, savings: what is left a month, with a margin.',
    ],
    papers: ['Preparation', 'Payslips, statements, ID', 'The last three months of each, and your credit report.'],
    present: [
      'Preparation',
      'What you have now',
      'Balance, rate, years left, the day the deal ends and any early repayment charge; ask your own lender for a new deal.',
    ],
    principle: [
      'Application',
      'Apply for the decision in principle',
      'Online or with a broker, in a day or two; ask that it be a soft search only.',
    ],
    howLong: [
      'Answer',
      'How much, and until when',
      'Often for 30 to 90 days: put the end in the calendar, and show it to agents.',
    ],
    compare: ['Choice', 'Compare three lenders', 'The whole cost, not only the rate; a broker may help.'],
    apply: ['Application', 'Apply', 'With all papers; one full application, each leaves a mark on your file.'],
    answer: ['Answer', 'Read the offer', 'How long it holds, what they still want, cost of paying early.'],
    valuation: ['Application', 'Valuation of the home', 'They send somebody; a solicitor at the same time.'],
  },
}
