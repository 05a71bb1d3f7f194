import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a business to find customers for, to take over or to close, and of a trial time at work. */
export const businessSteps: StepsOf<'firstCustomers' | 'takingOver' | 'probation' | 'stand'> = {
  firstCustomers: {
    who: [
      'Start',
      'Who they are, and where',
      'One sentence: who needs it, and why from you; three places where they are.',
    ],
    offer: [
      'Start',
      'One clear offer',
      'What they get, for how much, how to book and pay; the first few may cost less.',
    ],
    ask: [
      'Looking',
      'Write to people you know',
      'Twenty names, one short message each: do they need it, or know somebody who does?',
    ],
    found: [
      'Looking',
      'Be easy to find',
      'An entry on the maps, a page with prices and a number, a card where such people pass.',
    ],
    talk: ['Looking', 'Contact new people', 'Five each time; remind after a week, and note who said what.'],
    look: ['Looking', 'See what works', 'Where do those who said yes come from? More of that, less of the rest.'],
    next: [
      'Afterwards',
      'Ask for a review and a name',
      'From each one who is happy: two lines you may publish, and somebody else to ask.',
    ],
  },
  takingOver: {
    family: [
      'Figures',
      'Everybody round one table',
      'Parents, brothers, sisters: who works, who lives where, what each gets and lives on.',
    ],
    familyAdvice: [
      'Figures',
      'Accountant and solicitor, together',
      'Gift, sale, partnership or lease; tax, debts, pensions, care later on.',
    ],
    sideBySide: [
      'Handover',
      'One area after the other becomes yours',
      'You decide and they advise: buying, books, bank, customers.',
    ],
    deeds: [
      'Papers',
      'Sign the agreement',
      'Who owns what, what the old ones draw, who stays in the house; and new wills.',
    ],
    books: [
      'Figures',
      'Look at three years of accounts',
      'Turnover, rent, wages, debts, repairs: what would be left for you each month?',
    ],
    advice: [
      'Figures',
      'See an accountant and a solicitor',
      'Buy the firm, or only stock and name? What debts, tax and staff come with it?',
    ],
    money: [
      'Money',
      'Agree the price, and the money',
      'Kit, stock and good name each with a figure; a loan, or instalments.',
    ],
    licences: [
      'Papers',
      'Lease, licences and insurance',
      'In your name from the first day: ask the landlord and the council early.',
    ],
    beside: [
      'Handover',
      'Work beside the one who leaves',
      'Orders, suppliers, regulars, till: how it is done, and write it down.',
    ],
    contract: [
      'Papers',
      'Sign the contract',
      'What is included, who pays what until which day, and what the other may not do nearby.',
    ],
    count: [
      'Last days',
      'Count the stock, take the keys',
      'A list that both sign; meters, log-ins, card reader, alarm.',
    ],
    meet: [
      'Afterwards',
      'Meet customers and suppliers',
      'Who you are and what stays; change little in the first month.',
    ],
  },
  probation: {
    aims: ['Start', 'Ask what is expected', 'What you are measured by, and by when; note it down and send it to them.'],
    contract: ['Start', 'Read the contract', 'When it ends, how much notice there is, and whether it may be extended.'],
    notes: [
      'At work',
      'Note what went well',
      'Ten minutes at the end of the week: what you did, what you learned, what to ask.',
    ],
    halfway: ['At work', 'Ask how it is going', 'Half an hour with your manager: one thing to keep, one to change.'],
    mend: ['At work', 'Work on what was said', 'One thing at a time, and let them see it.'],
    review: [
      'Last days',
      'Get ready for the review',
      'Three results, what you have learned, and what you would like to do next.',
    ],
    written: [
      'Afterwards',
      'Get it in writing',
      'That you are confirmed; or until when it is extended, and what is missing.',
    ],
  },
  stand: {
    sellersPitch: [
      'Start',
      'Choose the sale, see how pitches go',
      'Booked ahead or first come; price for a car or a van, how early sellers are let in, what it does when it rains.',
    ],
    enter: [
      'Start',
      'Book the pitch',
      'Size, power, cover, price, when you may set up. Good markets fill half a year before.',
    ],
    permits: [
      'Start',
      'Insurance and rules',
      'Public liability insurance; food needs registering with the council four weeks before.',
    ],
    beds: ['Start', 'Hotel and travel', 'Rooms near the fair go first; badges for all who come.'],
    bakers: ['Start', 'Ask who bakes', 'A list in the group: what, how many, nuts or not, brought when.'],
    stock: [
      'Preparation',
      'Make or order the goods',
      'Most of what people like best, and some small things under ten pounds.',
    ],
    sort: ['Preparation', 'Sort out what goes', 'One box a room; clean it, test it, throw out what is broken.'],
    material: [
      'Preparation',
      'Panels, samples, leaflets',
      'One sentence to read from five metres; the printer needs two weeks. Abroad, what is heavy goes ahead by courier.',
    ],
    help: ['Preparation', 'Who helps, and when', 'Two people at least: nobody can stand alone all day.'],
    appointments: [
      'Preparation',
      'Invite customers to the stand',
      'Write to twenty people, and put ten appointments into the calendar.',
    ],
    display: ['Preparation', 'Set it up at home', 'Table, height, light, sign; take a photo.'],
    prices: ['Preparation', 'Prices, change, card reader', 'A label on everything, small coins, the reader tried.'],
    check: [
      'Last days',
      'Weather, papers and times',
      'When you may set up, which way in, and the list of what to load.',
    ],
    load: [
      'Last days',
      'Pack everything up',
      'What you need first goes in last; tape, scissors, bags, water, warm clothes.',
    ],
    count: ['Afterwards', 'Count and note', 'What sold, what people asked for, is it worth coming again?'],
    contacts: ['Afterwards', 'Write to everybody you met', 'Within a week, with what you promised.'],
    fairStand: [
      'Start',
      'Book the stand',
      'Place in the hall, size, power, furniture; badges, the entry in the catalogue, and what each is due by.',
    ],
    goodContact: [
      'Preparation',
      'Say what a good contact is',
      'Two questions that show it, and one form for all at the stand: name, what for, by when, who calls.',
    ],
    hallCheck: [
      'Last days',
      'Badges, set-up times and the way in',
      'When you may set up, which gate, where the car stands; who is at the stand at which hour.',
    ],
    loadFair: [
      'Last days',
      'Pack for the stand',
      'Cards, forms, chargers, extension lead, tape, water; comfortable shoes.',
    ],
    makeStock: [
      'Stock',
      'Make the pieces that are missing',
      'A list: a few large ones to look at, many small ones to buy. What dries or is fired, done two weeks before.',
    ],
    wrapping: [
      'Preparation',
      'Boxes, tissue paper, business cards',
      'Fragile ones each in paper, bags for those who buy, name and contact on everything.',
    ],
  },
}
