import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is opened, made and published. */
export const makingSteps: StepsOf<'launch' | 'book'> = {
  launch: {
    online: ['Last days', 'Put the shop online', 'In the evening, and buy one thing yourself; then tell everybody.'],
    sellerAccount: [
      'Plan',
      'Open the seller account',
      'A shop name that is free, bank details, proof of who you are; read the fees for listing, sale and payment.',
    ],
    seller: [
      'Plan',
      'Register as a seller',
      'Tell HMRC if you earn over £1,000 a year; returns, safety labels, insurance.',
    ],
    stock: ['Build', 'Make the first stock', 'A list of pieces with a number for each; a few spare for breakages.'],
    photos: [
      'Build',
      'Take the photos',
      'Daylight, plain background, one with a hand for the size; all in one afternoon.',
    ],
    foodRules: [
      'Plan',
      'Register as a food business',
      'With the council 28 days before; hygiene course, allergens on every label, a kitchen that may be inspected, pets out.',
    ],
    firstOrders: [
      'Build',
      'Take the first orders',
      'A few a week, for people you know: note hours and costs, and what they say.',
    ],
    packing: [
      'Build',
      'Boxes, padding and postage',
      'Pack one, weigh it, drop it from the table; then set the postage.',
    ],
    shopPages: ['Build', 'Build the shop pages', 'Price, size, material, delivery time and returns for each piece.'],
    testOrder: ['Trial', 'Have a friend place an order', 'Payment, email, parcel: does it arrive whole?'],
    promise: [
      'Idea',
      'For whom, and what it offers',
      'One sentence: who needs it, and what it changes for them. Everything else is measured by it.',
    ],
    plan: ['Idea', 'What it takes to start', 'List the least you need to start, and beside it what can wait.'],
    prices: [
      'Idea',
      'Services and prices',
      'What you do, what you do not, and what an hour costs with everything in it.',
    ],
    register: [
      'Idea',
      'Register the business',
      'Sole trader or company: tell HMRC or Companies House, choose the name, keep records from day one.',
    ],
    insurance: [
      'Making',
      'Insurance and bank account',
      'Public liability, an account of its own, a simple way to send invoices.',
    ],
    page: ['Making', 'A page and a few photos', 'What, where, how much, how to reach you; on the maps too.'],
    build: ['Making', 'Build the first version', 'In small pieces that can be shown. Something that works every week.'],
    firstClients: [
      'Trial',
      'The first customers',
      'Three or four, at a friendly price, for two lines that you may publish.',
    ],
    calendar: ['Last days', 'Working days and diary', 'When you work, when not, and how many customers you can take.'],
    tell: ['Making', 'Begin to talk about it', 'A page, a few messages, a list of people who are interested.'],
    trial: ['Trial', 'Try it with a few people', 'Five real people show you nearly everything. Watch where they stop.'],
    fix: ['Trial', 'Fix what stops people', 'Fix what stops people; the rest goes on the list for later.'],
    announce: [
      'Announcement',
      'Prepare the announcement',
      'Texts, pictures, contacts, and who posts what at which hour.',
    ],
    check: ['Last days', 'Payments, contacts, legal notes', 'Backups, and what to do if something goes wrong.'],
    siteCheck: [
      'Last days',
      'Links, contact form, legal notes',
      'On a phone too: every link and the form tried; and a backup.',
    ],
    oldSite: [
      'Idea',
      'What stays and what goes',
      'Which pages are really read? Get the log-ins of domain and hosting, save a copy, and let old addresses lead to the new pages.',
    ],
    smallIncome: [
      'Idea',
      'Tax on the side income',
      'Up to £1,000 a year is free of it; above that tell HMRC. Does your employer have to agree?',
    ],
    listen: ['Afterwards', 'Answer and correct', 'In the first week read everything, answer everybody, and fix fast.'],
    domain: [
      'Idea',
      'Domain, hosting and tool',
      'A short name that is free, and a tool that you can change things with yourself.',
    ],
    pages: [
      'Making',
      'Website: pages, texts and photos',
      'Five pages at most: what, for whom, how much, who you are, how to reach you.',
    ],
    range: [
      'Making',
      'Products, photos, prices, postage',
      'Few things, well shown; what one costs to make, pack and send.',
    ],
    followers: [
      'Making',
      'Find those who will back it',
      'A mailing list and first testers: a third of the sum should be sure on day one.',
    ],
    campaign: [
      'Announcement',
      'Campaign page, video and rewards',
      'Costs, postage and taxes in each reward; send it for review two weeks before.',
    ],
    batches: [
      'Build',
      'Test batches until one is right',
      'Weigh and write down everything; ten people use it, and you change one thing at a time.',
    ],
    labels: [
      'Build',
      'Packaging, labels and insurance',
      'What the law wants on it: warnings for candles and soap, allergens for food; product liability cover before the first sale.',
    ],
    stall: [
      'Idea',
      'Book the stall at the market or fair',
      'Good fairs close their lists in summer: photos of your things, insurance, size of the pitch.',
    ],
  },

  book: {
    wayOut: [
      'Sending',
      'Agent, publisher or on your own',
      'An agent wants a letter, a synopsis and three chapters, and months; on your own you need a cover, an ISBN and a proof copy.',
    ],
    missing: ['Writing', 'Write what is missing', 'The gaps first, then the end; corrections come later.'],
    texts: [
      'Writing',
      'Scan them and type them out',
      'A few each time, as they are; beside each the date, the place, and who is who. Originals flat and dry.',
    ],
    inOrder: [
      'Writing',
      'Choose, and put in order',
      'By date or by person; a page on how they came to be, a few photos, and a word with those who are named.',
    ],
    outline: ['Start', 'Outline', 'What it tells, of whom, how it ends: two pages, and a list of chapters.'],
    draft: ['Writing', 'First draft', 'A number of words each time, without reading back.'],
    weekly: ['Start', 'So much a week', 'What is left, by the weeks there are; fixed hours, and one week to spare.'],
    readBack: ['Last days', 'Read it through once', 'Only notes in the margin: what is missing, what is too much.'],
    drawer: ['Afterwards', 'Take it out of the drawer', 'You read it as somebody else would now: then revise.'],
    journal: [
      'Writing',
      'Journal and its rules',
      'Length, references, figures: fit the text to them before you revise it.',
    ],
    revise: ['Revision', 'Revise the text', 'Structure first, then chapters, then sentences.'],
    readers: ['Revision', 'First readers', 'Three people, three questions, two weeks.'],
    check: ['Last days', 'Last reading on paper', 'Typos, names, dates: once, out loud.'],
    soFar: [
      'Start',
      'Read what there is',
      'In one go, without mending: what holds, what is missing? A list of what is left.',
    ],
    collect: [
      'Recipes',
      'Collect the recipes and try them',
      'Ask everybody for theirs, with its story; cook it once with scales and a camera.',
    ],
    oneForm: [
      'Recipes',
      'Write them all in one form',
      'For how many, how long, amounts in order, steps in short sentences.',
    ],
    again: ['Revision', 'Work in what the readers say', 'What two of them say is right; the rest is yours to decide.'],
    pitch: [
      'Sending',
      'Letter, synopsis, list of names',
      'Ten at a time, each in the form they ask for; note the dates.',
    ],
    design: [
      'Printing',
      'Layout, pictures and cover',
      'Size, font, margins; or somebody who does it. Look at one book that you like.',
    ],
    proof: ['Printing', 'Order a proof copy', 'Read it on paper, out loud, with a pencil.'],
    order: ['Last days', 'Order or release it', 'Printing and post take a week or more; allow for one mistake.'],
    submit: ['Last days', 'Send it', 'In their form, with all files; keep the receipt.'],
    years: [
      'Start',
      'List of years and chapters',
      'Places, people, turning points on one sheet, with photos and letters to each: they become the chapters.',
    ],
    witnesses: [
      'Material',
      'Ask those who were there, and record it',
      'An hour at a time: childhood, work, love, hard years; photos help.',
    ],
  },
}
