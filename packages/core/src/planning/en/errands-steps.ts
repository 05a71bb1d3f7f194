import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of errands: to find, buy, change, cancel, claim, book, put up and give away. */
export const errandsSteps: StepsOf<
  | 'finding'
  | 'buying'
  | 'contract'
  | 'cancelling'
  | 'form'
  | 'payment'
  | 'will'
  | 'finances'
  | 'loan'
  | 'appointment'
  | 'handyJob'
  | 'chore'
  | 'installation'
  | 'giveAway'
  | 'digital'
> = {
  finding: {
    wish: ['Search', 'What matters to you', 'Three things that must be so, what it may cost, and from when.'],
    ask: ['Search', 'Ask around, note three names', 'Friends and neighbours first, then reviews and adverts.'],
    meet: ['Choice', 'Meet or try two of them', 'Half an hour each tells more than any advert.'],
    agree: ['Choice', 'Choose and agree', 'Days, price and beginning in writing; thank the others.'],
    look: ['Afterwards', 'Is it going well?', 'After the first weeks: keep it, or change something.'],
  },
  buying: {
    needs: ['Choice', 'What you need, what you spend', 'What is it for, where will it stand, and how much at most?'],
    compare: ['Choice', 'Compare three', 'Reviews, prices, second-hand too; note the best of each.'],
    try: ['Choice', 'Try it in a shop', 'Sit on it, hold it, measure it: pictures hide a lot.'],
    order: ['Purchase', 'Buy or order it', 'Check delivery, returns and warranty before you pay.'],
    keep: ['Afterwards', 'Receipt and warranty', 'A photo of the receipt, and send back what does not fit.'],
  },
  contract: {
    now: ['Overview', 'Look at what you have', 'The last bill: what you pay, what you use, and when it ends.'],
    compare: ['Choice', 'Compare three offers', 'The same use for each, over a whole year, extras included.'],
    ask: ['Choice', 'Ask your own for a better price', 'With the best offer in hand; it often helps.'],
    sign: ['Change', 'Sign the one you choose', 'Read what happens after the first year; keep a copy.'],
    bill: ['Afterwards', 'Check the first bill', 'Is it the price agreed, and is the old contract closed?'],
  },
  cancelling: {
    terms: ['Now', 'Notice and conditions', 'How long before, in what form, and from when it counts.'],
    send: ['Now', 'Send the cancellation', 'As they ask for it, with something that proves the day.'],
    check: ['Afterwards', 'Nothing more is charged', 'Look at the account; if something still goes off, write again.'],
  },
  form: {
    needs: ['Now', 'Find out what they need', 'Who decides, which form, until when, and what it costs.'],
    gather: ['Now', 'Gather the papers', 'Copies, dates, numbers and photos in one folder.'],
    send: ['Sending', 'Fill it in and send it', 'Read it once aloud, keep a copy and the proof of sending.'],
    answer: ['Afterwards', 'Ask for an answer', 'If there is none yet: call with the number of your case.'],
  },
  payment: {
    amount: ['Now', 'Amount, deadline, reference', 'Check it is right, and whether paying early costs less.'],
    pay: ['Payment', 'Pay it', 'With the exact reference; set it up to repeat if it comes back.'],
    proof: ['Afterwards', 'File the receipt', 'With the others of this year.'],
  },
  will: {
    list: ['Overview', 'List what you have', 'Home, accounts, pensions, things that matter, and debts.'],
    decide: [
      'Decisions',
      'Decide who is to have what',
      'And who carries it out; ask them first. Children need guardians.',
    ],
    adviser: ['Decisions', 'Talk with a solicitor', 'Costs, tax, and what your family would need.'],
    sign: ['Signing', 'Read it and have two witnesses', 'Neither they nor their partners may inherit.'],
    tell: ['Afterwards', 'Tell somebody where it is', 'The one who carries it out should find it at once.'],
  },
  finances: {
    papers: ['Overview', 'Gather all papers', 'Statements, pensions, insurance, loans: one list of what there is.'],
    figures: ['Overview', 'Put the figures side by side', 'What comes in, what goes out, what will be there later.'],
    ask: ['Advice', 'Ask somebody who knows', 'With your three most important questions in writing.'],
    decide: ['Decision', 'Decide what changes', 'One or two things, with a day for each; set up what runs by itself.'],
    look: ['Afterwards', 'See if it works', 'Compare with the list, and change what does not fit.'],
  },
  loan: {
    figures: [
      'Preparation',
      'What can you afford?',
      'Income, outgoings, savings: what is left a month, with a margin.',
    ],
    papers: ['Preparation', 'Payslips, statements, ID', 'The last three months of each, and your credit report.'],
    compare: ['Choice', 'Compare three lenders', 'The whole cost, not only the rate; a broker may help.'],
    apply: ['Application', 'Apply', 'Take the papers along; ask how long the answer holds.'],
    answer: ['Afterwards', 'Answer of the bank', 'Note until when it is valid, and what they still want.'],
  },
  appointment: {
    book: ['Now', 'Make the appointment', 'Ask for the price, how long it takes, and what to bring.'],
    ready: ['Last days', 'Papers, way and time', 'Put what you need by the door; who takes you or fetches you?'],
    next: ['Afterwards', 'Note when the next is due', 'Keep the receipt with the others.'],
    home: ['Last days', 'Make room, and be at home', 'Clear the way to it; last report and a card at hand.'],
  },
  handyJob: {
    look: [
      'Preparation',
      'See what it takes',
      'Size, material, tools, a second pair of hands? Take a photo to the shop.',
    ],
    things: ['Preparation', 'Get material and tools', 'Borrow what you need once; buy a little more than it takes.'],
    tidy: ['Afterwards', 'Tidy up', 'Tools back, rubbish away, and look once from the door.'],
  },
  chore: {
    needs: [
      'Preparation',
      'What you need for it',
      'Cloths, ladder, gloves, somebody to hold it; how long does it take?',
    ],
    room: ['Preparation', 'Make room', 'Empty it or clear around it, so that you can begin at once.'],
    again: ['Afterwards', 'Note when it is due again', 'And what you would do differently.'],
  },
  installation: {
    quotes: ['Choice', 'Three quotes', 'The same job for each; ask about grants, guarantee and how long it takes.'],
    choose: ['Choice', 'Choose, sort out the grant', 'Read what is included; ask those who have had it done.'],
    date: ['Preparation', 'Agree on the day', 'When they come, how long for, what they need from you.'],
    clear: ['Preparation', 'Clear the way', 'Room to work, cars moved, pets and children elsewhere.'],
    check: [
      'Afterwards',
      'Check it, file the papers',
      'Have it explained; invoice, certificate and guarantee into one folder.',
    ],
  },
  giveAway: {
    choose: ['Now', 'Choose what goes', 'In a bag or a box at once, clean and whole.'],
    photos: ['Now', 'Photos and a few lines', 'Honest about age, health and habits: it saves questions.'],
    ask: [
      'Now',
      'Find out who takes it',
      'Family and friends first, then charities and local groups; when are they open?',
    ],
    hand: ['Handing over', 'Agree on day and place', 'What goes with it: papers, accessories, a few kind words.'],
    look: ['Afterwards', 'Ask how it is getting on', 'A message or a visit after the first weeks.'],
  },
  digital: {
    look: ['Overview', 'See how much there is, and where', 'Phones, computers, boxes, accounts: what comes first?'],
    tool: ['Overview', 'Choose the way', 'A service or by yourself; where it is to lie, and who may see it.'],
    sort: ['Work', 'A part at a time', 'An hour with music: delete without pity, name what stays.'],
    copy: ['Closing', 'A second copy elsewhere', 'Open two or three files from it to see that they work.'],
    run: ['Closing', 'Make the copy, and try it', 'Open two or three files from it; set it to run by itself.'],
    keep: ['Afterwards', 'Keep it that way', 'Ten minutes on a fixed day, and it never grows so big again.'],
  },
}
