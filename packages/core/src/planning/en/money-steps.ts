import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of money, and of what is bought and sold. */
export const moneySteps: StepsOf<'car' | 'selling' | 'saving' | 'debt'> = {
  car: {
    budget: [
      'Start',
      'Budget and needs',
      'Price, but also tax, insurance and fuel. How many seats, how many miles a year?',
    ],
    compare: [
      'Choice',
      'Compare models',
      'Three models on one sheet: price, age, consumption, faults that owners report.',
    ],
    testDrives: ['Choice', 'Test drives', 'In town and on the motorway, with those who will drive it.'],
    loan: ['Money', 'How to pay', 'Cash, loan or leasing: compare what it costs in all.'],
    inspect: [
      'Choice',
      'Have it checked',
      'A mechanic of your own, the MOT history online, and whether money is owed on it.',
    ],
    insurance: ['Money', 'Insurance quotes', 'Three quotes for the very model, valid from the day you collect it.'],
    papers: [
      'Last days',
      'V5C, tax and payment',
      'The green slip, car tax from the first day, both keys; and what happens to the old one.',
    ],
    service: ['Afterwards', 'Service and MOT dates', 'Put in the calendar when they are due next.'],
  },
  selling: {
    price: ['Start', 'See what it is worth', 'Look what the same went for, and set your lowest price.'],
    ready: ['Start', 'Papers and a clean', 'V5C, service history, MOT, both keys; clean inside and out.'],
    photos: ['Start', 'Clean it and take photos', 'Daylight, from all sides, faults too.'],
    advert: ['Sale', 'Write the advert', 'Age, state, what belongs to it, where to collect it.'],
    answers: ['Sale', 'Answers and viewings', 'Reply quickly and kindly; hold it only for who leaves a deposit.'],
    hand: ['Last days', 'Ready to hand over', 'Papers, cables, box; agree how it is paid.'],
    transfer: [
      'Afterwards',
      'Tell the DVLA and the insurer',
      'Online with the V5C; then cancel the insurance and get the tax back.',
    ],
  },
  saving: {
    sum: ['Start', 'How much a month', 'The sum divided by the months that are left: is it possible?'],
    transfer: ['Start', 'Set up a standing order', 'On the day after your pay, so that you never see it.'],
    account: ['Start', 'An account just for this', 'A separate account, with interest and without temptation.'],
    cut: ['Saving', 'Find what costs too much', 'Subscriptions, insurance, energy: three calls are often enough.'],
    look: ['Saving', 'Compare with the plan', 'Is it on course? Change the monthly sum rather than the goal.'],
    steady: ['Saving', 'Pay in every month', 'Gifts, refunds and what you sold go straight there.'],
    check: ['Last weeks', 'See how much is missing', 'A last effort, or a new date: decide.'],
  },
  debt: {
    list: ['Start', 'List what you owe', 'To whom, how much, at what interest: the dearest first.'],
    bank: ['Start', 'Talk to the lender', 'Rate, length, cost of paying early. Ask elsewhere too.'],
    transfer: ['Start', 'A fixed extra payment', 'The day after your pay, always the same sum.'],
    steady: ['Paying', 'Pay the extra sum', 'Whatever comes in besides goes there first; no new ones.'],
    check: ['Last weeks', 'Ask for the exact balance', 'The sum that holds on the day, closing fees included.'],
    balance: [
      'Last weeks',
      'Last payment',
      'The exact balance with its interest; then a lower limit, or the card out of the wallet.',
    ],
    proof: ['Afterwards', 'Proof in writing', 'Get the letter that it is paid, and file it.'],
  },
}
