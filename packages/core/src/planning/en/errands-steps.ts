import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of errands: to find, buy, book and put up. */
export const errandsSteps: StepsOf<'finding' | 'buying' | 'appointment' | 'chore' | 'installation' | 'digital'> = {
  finding: {
    wish: ['Search', 'What matters to you', 'Three things that must be so, what it may cost, and from when.'],
    ask: ['Search', 'Ask around, note three names', 'Friends and neighbours first, then reviews and adverts.'],
    meet: ['Choice', 'Meet or try two of them', 'Half an hour each tells more than any advert.'],
    advert: [
      'Search',
      'Friends of friends, then an advert',
      'Rent, bills, deposit, from when, what the others are like, three photos in daylight; ask the landlord first.',
    ],
    viewings: [
      'Choice',
      'Show the room',
      'Three or four people: work, mornings, guests, cleaning; everybody who lives there has a say.',
    ],
    shareAgreement: [
      'Choice',
      'References and agreement',
      'ID and a reference, deposit and rent in writing, the name on tenancy and bills.',
    ],
    agree: [
      'Choice',
      'Choose and agree',
      'Price, days and start in writing, deposit if there is one; thank the others.',
    ],
    look: ['Afterwards', 'Is it going well?', 'After the first weeks: keep it, or change something.'],
    quotes: [
      'Choice',
      'Visits and three quotes',
      'The same job for each, in writing, with a start date; ask to see a job they did.',
    ],
    register: ['Choice', 'Register with them', 'Form and ID, online or at the desk; ask for your records to be moved.'],
  },
  buying: {
    needs: ['Choice', 'What you need, what you spend', 'What it is for, which size, and how much at most?'],
    deviceNeeds: [
      'Choice',
      'What you need, what you spend',
      'What it is for, memory, how long it gets updates; would a new battery do, or a refurbished one?',
    ],
    moveOver: [
      'Afterwards',
      'Move your data over',
      'Photos, contacts, sign-in codes; use both for some days before you wipe the old one.',
    ],
    compare: ['Choice', 'Compare three', 'Reviews, prices, second-hand too; note the best of each.'],
    try: ['Choice', 'Try it in a shop', 'With the size or the measurements in hand: pictures hide a lot.'],
    order: [
      'Purchase',
      'Buy or order it',
      'Delivery, returns and guarantee before you pay; do they take the old one away?',
    ],
    keep: ['Purchase', 'Check it, keep the receipt', 'Whole, and the right size? Send back at once what does not fit.'],
    eyeTest: [
      'Choice',
      'Have your eyes tested',
      'A test of the last two years will do; take the prescription with you.',
    ],
    fitters: [
      'Choice',
      'Book the bridal shops',
      'Two or three, on working days if you can; take one or two people, not six.',
    ],
    fitting: ['Fitting', 'First fitting', 'With the shoes and what goes under it; agree what is altered.'],
    lastFitting: ['Fitting', 'Last fitting, and collect it', 'Walk, sit, dance in it; who can do it up?'],
    dresses: ['Choice', 'Try on, and sleep on it', 'Photos from all sides; a dress that is made takes six months.'],
  },
  appointment: {
    swimwear: ['Last days', 'Times, swimwear, slippers', 'What they lend and what not; keep the rest of the day free.'],
    treatments: [
      'Now',
      'Choose the day and what you want',
      'With whoever comes along: one treatment each, pool or sauna, a meal or not.',
    ],
    book: ['Now', 'Make the appointment', 'Ask for the price, how long it takes, and what to have ready.'],
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
    pictures: ['Last days', 'Two pictures of what you want', 'And one of what you do not; when were you there last?'],
    safety: ['Last days', 'Lights, tyres, wipers', 'A walk round the car: small things are put right beforehand.'],
    safetyRide: [
      'Last days',
      'Lights, tyres, brakes, horn',
      'A walk round it: number plate clean, chain and mirrors tight.',
    ],
    numbers: ['Last days', 'Confirm the numbers', 'Call them: how many come, and who eats what.'],
  },
  chore: {
    needs: [
      'Preparation',
      'What you need for it',
      'Cloths, ladder, gloves, somebody to hold it; how long does it take?',
    ],
    room: ['Preparation', 'Make room', 'Empty it or clear around it, so that you can begin at once.'],
    again: ['Afterwards', 'Note when it is due again', 'And what you would do differently.'],
    garden: ['Preparation', 'Tools and weather', 'Blades sharp, gloves on, a dry day; and where do the cuttings go?'],
    cuttings: ['Afterwards', 'Take the cuttings away', 'On the compost or to the tip; tools clean and dry.'],
  },
  installation: {
    coverage: [
      'Choice',
      'See what reaches your address',
      'Type it in at a checker: full fibre or only to the cabinet, which firms, when.',
    ],
    offer: [
      'Choice',
      'Choose an offer',
      'Price after the first year, length, router, number kept; no cancelling of the old line before the new one works.',
    ],
    speed: [
      'Afterwards',
      'Measure the speed',
      'By cable and in the farthest room; complain within two weeks if it is not what was sold.',
    ],
    quotes: ['Choice', 'Three quotes', 'The same job for each; ask about grants, guarantee and how long it takes.'],
    choose: [
      'Choice',
      'Choose the firm',
      'Read what is included; ask those who have had it done; any grant before work begins.',
    ],
    date: [
      'Preparation',
      'Order it, agree on the day',
      'What comes when, how long they stay, what they need from you.',
    ],
    clear: ['Preparation', 'Clear the way', 'Room to work and to get there; cover what stands near.'],
    check: [
      'Afterwards',
      'Check it, file the papers',
      'Have it explained; invoice, certificate and guarantee into one folder.',
    ],
    permits: [
      'Choice',
      'Permission, if it takes any',
      'Landlord, freeholder, conservation area, network: the installer often asks for you.',
    ],
  },
  digital: {
    lockOut: [
      'Now',
      'Take the account back, email first',
      'New password, every device signed out, two-step sign-in on; if money is in it, ring the bank.',
    ],
    deviceNeeds: [
      'Overview',
      'What you need, what you spend',
      'What it is for, memory, how long it gets updates; would a new battery do, or a refurbished one?',
    ],
    deviceOrder: [
      'Overview',
      'Compare three, then order',
      'Price with and without a contract, returns, guarantee, what they give for the old one.',
    ],
    inventory: [
      'Overview',
      'List devices, programs and data',
      'What must work on the first day, which licences and passwords you need, where the data lies.',
    ],
    install: [
      'Work',
      'Set up the new one',
      'Updates first, accounts, printer, Wi-Fi with a good password; nothing old deleted yet.',
    ],
    bringOver: [
      'Work',
      'Move the data, try it for a week',
      'Photos, documents, mail, bookmarks; open ten files, then only wipe the old one.',
    ],
    ownBackup: [
      'Closing',
      'A backup that runs by itself',
      'One disk at home, one copy elsewhere, phones too; get one file back to see that it works.',
    ],
    manager: [
      'Overview',
      'Set up the password manager',
      'One long main sentence, the app on every phone and computer, a shared folder for the family.',
    ],
    changeAll: [
      'Work',
      'Change the passwords one by one',
      'Ten at a sitting, email first; the manager makes each one up.',
    ],
    look: ['Overview', 'See how much there is, and where', 'Phones, computers, boxes, accounts: what comes first?'],
    tool: ['Overview', 'Choose the way', 'A service or by yourself; where it is to lie, and who may see it.'],
    sort: ['Work', 'A part at a time', 'An hour with music: delete without pity, name what stays.'],
    copy: ['Closing', 'A second copy elsewhere', 'Open two or three files from it to see that they work.'],
    run: ['Closing', 'Make the copy, and try it', 'Open two or three files from it; set it to run by itself.'],
    keep: ['Afterwards', 'Keep it that way', 'Ten minutes on a fixed day, and it never grows so big again.'],
    accounts: [
      'Overview',
      'List the accounts that matter',
      'Email, bank, phone, shops: which would hurt most to lose?',
    ],
    scan: [
      'Work',
      'Digitise them, or have it done',
      'A lab takes three to six weeks, by yourself it is an evening a box; label the boxes, do one first.',
    ],
    second: [
      'Closing',
      'Two-step sign-in and a paper copy',
      'For email and bank first; the main password in an envelope that somebody knows of.',
    ],
    codes: [
      'Overview',
      'Back up chats, photos and codes',
      'Chats to the cloud or by cable; the bank’s app and sign-in codes are moved one by one.',
    ],
    bothPhones: [
      'Work',
      'Move everything over, keep both for a week',
      'By the maker’s app or a cable, the SIM last; wipe the old one when nothing is missing.',
    ],
    copies: ['Closing', 'Give everyone a copy', 'On sticks or in a shared album; names and years in the file names.'],
    unsubscribe: [
      'Overview',
      'Unsubscribe, and set three rules',
      'What comes every week and is never read goes first; then sort by sender, not by date.',
    ],
  },
}
