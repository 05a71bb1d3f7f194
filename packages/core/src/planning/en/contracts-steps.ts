import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of contracts, forms, and money that is to be put in order. */
export const contractsSteps: StepsOf<'contract' | 'finances' | 'appointment'> = {
  contract: {
    compareAccounts: [
      'Choice',
      'Compare three accounts',
      'Monthly fee, transfers and cash, interest, the app: for how you will really use it.',
    ],
    openIt: [
      'Choice',
      'Open the account',
      'Online or at the branch: ID and address of each whose name is on it, and what comes after the first year.',
    ],
    signatories: [
      'Now',
      'Decide who signs',
      'Two at least, agreed at a meeting: the bank wants its minutes, your rules, and ID of each.',
    ],
    now: ['Overview', 'Look at what you have', 'The last bill: what you pay, what you use, and when it ends.'],
    compare: ['Choice', 'Compare three offers', 'The same use for each, over a whole year, extras included.'],
    compareNew: [
      'Choice',
      'Compare three policies',
      'The same sums for each; read the excess, what is left out, and what you have to declare.',
    ],
    compareCover: [
      'Choice',
      'Compare three quotes',
      'The same cover and excess for each; look at what is left out, not only at the price.',
    ],
    take: [
      'Choice',
      'Take out the policy',
      'Names and dates as in the papers; it counts from the day it says, not before.',
    ],
    fileNew: ['Afterwards', 'File the policy', 'Names, dates and excess right? The number for claims in your phone.'],
    renewCover: [
      'Change',
      'Sign the one you choose',
      'It begins when the old one ends; read what is not covered, and stop the old one renewing by itself.',
    ],
    policyNow: [
      'Overview',
      'Read what you have now',
      'What it covers, the excess, what it costs, and when it renews by itself.',
    ],
    homeCover: [
      'Overview',
      'What the home needs',
      'The cost to rebuild it, if it is yours; contents room by room, valuables, water damage, accidents of others.',
    ],
    ask: ['Choice', 'Ask your own for a better price', 'With the best offer in hand; it often helps.'],
    sign: [
      'Change',
      'Sign the one you choose',
      'Read what happens after the first year; the start fits the end of the old one.',
    ],
    bill: ['Afterwards', 'Check the first bill', 'Is it the price agreed, and is the old contract closed?'],
    cover: [
      'Overview',
      'What has to be covered',
      'Who, where, from when to when, which sums; what you told them must be true.',
    ],
    wants: [
      'Overview',
      'What the account is for',
      'Paying, saving, together or for a child; how much, and how soon you need it.',
    ],
    policy: ['Afterwards', 'File the policy', 'Names, dates and excess right? The number for claims in your phone.'],
    firstUse: ['Afterwards', 'Card, app and first payment', 'Try all three; give the new number to whoever pays you.'],
  },
  finances: {
    taxChecks: [
      'Overview',
      'What you may claim',
      'Pension payments, gift aid, marriage allowance, work from home, ISA: what you use already, and four years back.',
    ],
    taxAdvice: [
      'Advice',
      'Ask an accountant, or HMRC',
      'One hour with the figures: what saves most before 5 April, and what it costs.',
    ],
    joinFund: [
      'Joining',
      'Open it, with a direct debit',
      'Just after pay day; tax relief comes on top. Name who should have it one day.',
    ],
    compareFunds: [
      'Choice',
      'Compare charges and funds',
      'The yearly charge, where it is invested, and how many years are left: a plain cheap fund does for most.',
    ],
    workFund: [
      'Choice',
      'Ask what there is at work',
      'Nothing beats an employer who pays in too; who works alone chooses a personal pension or a SIPP.',
    ],
    cleanRecord: [
      'Habit',
      'Everything paid on time, nothing new',
      'Direct debits for all bills, cards well under their limit, no applications; look again each month.',
    ],
    creditReports: [
      'Start',
      'Read your reports at all three agencies',
      'Free online: wrong addresses, old debts, somebody you are linked to; have mistakes corrected, and get on the electoral roll.',
    ],
    claimThem: [
      'Papers',
      'Claim the pensions',
      'The state one online up to four months before; each private or work one asks for its own form, and for what you want in cash.',
    ],
    papers: ['Overview', 'Gather all papers', 'Statements, pensions, insurance, loans: one list of what there is.'],
    figures: ['Overview', 'Put the figures side by side', 'What comes in, what goes out, what could be different.'],
    decide: ['Decision', 'Decide what changes', 'One or two things, each with a day; set up what runs by itself.'],
    look: ['Afterwards', 'Does it work? A second look', 'Compare with the figures, and change what does not fit.'],
    record: [
      'Overview',
      'State pension forecast',
      'Online: what you will get, from when, and which years are missing.',
    ],
    pots: [
      'Overview',
      'List every pension pot',
      'Old employers too, with the pension tracing service: how much, what it costs.',
    ],
    aims: [
      'Overview',
      'What for, and until when',
      'Under five years is for savings; what can you watch go down a third?',
    ],
    reserve: [
      'Overview',
      'First three months’ pay aside',
      'And dear debts paid off: no investment is sure to earn more.',
    ],
    track: ['Overview', 'Note a month of spending', 'All of it, in five or six groups; an app or a sheet.'],
    products: ['Choice', 'Compare accounts and costs', 'ISA, pension, broad funds: the yearly fee matters most.'],
    advice: [
      'Advice',
      'Ask somebody independent',
      'Pension Wise is free from 50; an adviser who is paid by you, not by a product.',
    ],
  },
  appointment: {
    faults: [
      'At once',
      'To the garage before the test',
      'With a written list of what is wrong; a price first, and some days for parts.',
    ],
    aftercare: [
      'Afterwards',
      'Look after it',
      'Washed and creamed as they say; no sea, pool or sun until it is healed.',
    ],
    idReady: [
      'Before',
      'ID, a meal, loose clothes',
      'Proof of age in your bag, no alcohol the day before, nothing tight over the spot.',
    ],
    artist: [
      'Before',
      'Choose artist and design',
      'Look at healed work, not only fresh; then the drawing, the deposit and the price.',
    ],
    tyresToo: [
      'Now',
      'Tyres at the fitter’s',
      'Before the MOT, which looks at them: two prices for the size on the side wall, fitting and balancing included.',
    ],
    swimwear: ['Last days', 'Times, swimwear, slippers', 'What they lend and what not; keep the rest of the day free.'],
    treatments: [
      'Now',
      'Choose the day and what you want',
      'With whoever comes along: one treatment each, pool or sauna, a meal or not.',
    ],
    book: ['Now', 'Make the appointment', 'Ask for the price, how long it takes, and what to have ready.'],
    bookBoth: [
      'Booking',
      'Book the MOT and the service together',
      'Service first, so that faults are mended before the test; up to a month before the old MOT ends keeps its date.',
    ],
    bookTest: ['Now', 'Book the MOT', 'Up to a month before the old one ends keeps the date; ask what a retest costs.'],
    bookTyres: [
      'Now',
      'Book the tyre fitter',
      'Two prices for the size on the side wall, fitting and balancing included; ask how long they are booked up.',
    ],
    ready: ['Last days', 'Papers, keys and the way', 'What they need, a list of what is wrong; how do you get home?'],
    next: ['Afterwards', 'Note when the next is due', 'Keep the receipt with the others.'],
    home: ['Last days', 'Make room, and be at home', 'Clear the way to it; last report and a card at hand.'],
    reserve: ['Now', 'Book the table', 'For how many, at what time, high chair, allergies; a quiet corner?'],
    settleUp: [
      'Afterwards',
      'Settle up, and note the place',
      'Whoever paid gets it back; what was good, and would you go again?',
    ],
    pictures: ['Last days', 'Two pictures of what you want', 'And one of what you do not; when were you there last?'],
    safety: ['Last days', 'Lights, tyres, wipers', 'A walk round the car: small things are put right beforehand.'],
    safetyRide: [
      'Last days',
      'Lights, tyres, brakes, horn',
      'A walk round it: number plate clean, chain and mirrors tight.',
    ],
    numbers: ['Last days', 'Confirm the numbers', 'Call them: how many come, and who eats what.'],
  },
}
