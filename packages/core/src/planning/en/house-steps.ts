import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a house that is bought, sold, rented or shared. */
export const houseSteps: StepsOf<'buyHome' | 'declutter' | 'sellHome'> = {
  buyHome: {
    lotPapers: [
      'Checks',
      'Legal pack, with a solicitor',
      'Title, lease, searches, special conditions and fees: read before you bid, for the hammer binds you.',
    ],
    bid: [
      'Auction',
      'Register and bid',
      'ID and deposit ready, a top price on paper; ten per cent is due the same day.',
    ],
    balance: [
      'Last days',
      'Pay the balance',
      'Twenty-eight days from the hammer as a rule: the lender must be quick; insure it from the day of the auction.',
    ],
    budget: [
      'Money',
      'What you can afford',
      'Savings, the monthly sum, and what comes on top: solicitor, survey, removal, and stamp duty where it is due.',
    ],
    bank: [
      'Money',
      'Mortgage in principle',
      'Compare two or three, or ask a broker, and get in writing how much they would lend.',
    ],
    search: [
      'Search',
      'Listings and viewings',
      'Area, size, three musts. Set alerts, see two or three a week, and walk through the streets in the evening.',
    ],
    second: [
      'Search',
      'See your favourite again',
      'At another hour, with somebody who knows about houses: light, noise, damp, neighbours.',
    ],
    offer: ['Contract', 'Make an offer', 'Through the agent, with your mortgage in principle; it binds nobody yet.'],
    solicitor: [
      'Contract',
      'Choose a solicitor',
      'Compare two or three; the agent needs the name as soon as the offer is accepted.',
    ],
    loan: [
      'Money',
      'Full mortgage application',
      'Payslips, statements, ID; the lender values the home, and the offer takes two or three weeks.',
    ],
    survey: ['Checks', 'Have it surveyed', 'Roof, damp, pipes, wiring: what must be done, and what does it cost?'],
    contract: [
      'Contract',
      'Searches, questions and contract',
      'It takes two or three months: ring the solicitor every week, and answer the same day.',
    ],
    deed: [
      'Last days',
      'Exchange, and the completion date',
      'Pay the deposit, insure the home from that day, and ask for the exact sum.',
    ],
    check: [
      'Last days',
      'Last look at the house',
      'What stays and what goes, the meters, and who hands over the keys.',
    ],
    utilities: [
      'Afterwards',
      'Keys, meters, new locks',
      'Read the meters, change the locks, and tell council, energy and water.',
    ],
  },
  declutter: {
    theirThings: ['Sorting', 'One shelf at a time', 'With somebody, an hour at most; keep what is used or told about.'],
    rooms: ['Start', 'List it room by room', 'What is never done: lamps, fridge, behind the furniture.'],
    products: ['Start', 'Cleaning things and bags', 'See what is there already; the rest in one round.'],
    cleaning: ['Cleaning', 'One room at a time', 'From top to bottom; everybody at home takes one.'],
    windows: ['Cleaning', 'Windows, curtains and carpets', 'On a dry day, so that things can hang outside.'],
    family: [
      'Start',
      'Ask who would like what',
      'A list of what matters to whom, before anything leaves; letters and photos come last.',
    ],
    piles: [
      'Start',
      'All of it on one table, three piles',
      'To deal with, to keep, to shred; what has a date comes first.',
    ],
    folders: [
      'Sorting',
      'A folder for each subject',
      'Home, health, car, bank, tax: an hour at a time. Tax papers stay for some years, guarantees as long as the thing lasts.',
    ],
    dates: [
      'Order',
      'Renewals and bills into the calendar',
      'Insurance, MOT, passports, what is still to be paid; and one tray for what comes in from now on.',
    ],
    areas: [
      'Start',
      'Corners, bags and four boxes',
      'Keep, give, sell, throw; each corner small enough for one afternoon.',
    ],
    boxes: ['Start', 'Bags and boxes', 'Keep, give, mend, throw; and vacuum bags for the other season.'],
    sort: ['Sorting', 'One corner at a time', 'Two hours, then stop. What you are unsure of gets a date on the box.'],
    trying: [
      'Sorting',
      'Everything out, then choose',
      'On the bed or the floor; what has not been used for a year goes.',
    ],
    away: ['Out', 'To the tip', 'Bulky things, paints, electronics: ask what they take.'],
    shred: ['Out', 'Shred and scan', 'Names and numbers go through the shredder; tax papers stay, six years or so.'],
    give: ['Out', 'Give away and sell', 'The same week, so that it is really gone.'],
    place: ['Order', 'A place for what stays', 'What you use often in front; labels on the rest.'],
    look: ['Order', 'Last round and a quick clean', 'Sweep, and put the last things back in their place.'],
    emptyHouse: [
      'Order',
      'Empty and swept, meters and keys',
      'Read the meters, count the keys or hand them back; insurer, council, energy and post must know that it stands empty.',
    ],
    papersFirst: [
      'Start',
      'Find the papers first',
      'Will, bank, insurance, pension, keys: a folder of their own, before any bag leaves the house.',
    ],
    roomByRoom: [
      'Sorting',
      'One room at a time',
      'With somebody, an hour or two; begin with the kitchen or bathroom, where fewer memories are. Stop when it is too much.',
    ],
    keepsakes: [
      'Sorting',
      'Photos, letters and what to keep',
      'Last of all, without deciding everything now: one box each may go home unopened.',
    ],
    giveOn: [
      'Out',
      'Find new homes for things',
      'Family and neighbours first, then a charity that collects furniture, a house clearance for the rest.',
    ],
  },
  sellHome: {
    heirProxy: [
      'Start',
      'Power of attorney from whoever is abroad',
      'Signed before a notary there, some countries add an apostille; or papers by courier. Ask the solicitor now: it takes weeks.',
    ],
    saleProxy: [
      'Contract',
      'How you sign from afar',
      'Ask your solicitor early: papers by courier, a witness where you are, or a power of attorney.',
    ],
    keysThere: [
      'Start',
      'Somebody there with the keys',
      'An agent or a relative who lets viewers in, checks the post and rings if the roof leaks; papers and photos go online.',
    ],
    inheritance: [
      'Papers',
      'Probate',
      'You may advertise before it, but not exchange; ask the solicitor how long it takes now.',
    ],
    value: ['Start', 'What it is worth', 'Two or three valuations, and the prices of the street.'],
    nextBudget: [
      'Start',
      'What the next one may cost',
      'What is left of this sale, what the bank would lend; whether the mortgage can move with you.',
    ],
    buyNext: [
      'Sale',
      'Find the home to buy next',
      'With a buyer of your own your offer counts more; ask for the same completion day for both.',
    ],
    papers: [
      'Papers',
      'Solicitor, deeds and EPC',
      'Choose a solicitor, fill in their forms, and order the energy certificate if it has expired.',
    ],
    tidy: [
      'Preparation',
      'Clear and do small repairs',
      'Less furniture, more light, the small repairs that everybody sees.',
    ],
    photos: ['Preparation', 'Photos and advert', 'On a bright day, every room, with a true floor plan.'],
    walkRound: [
      'Last days',
      'Walk round as a buyer would',
      'From the street to the last room: smells, light, loose handles; then the photos.',
    ],
    visits: ['Sale', 'Viewings', 'Aired and tidy; let people walk alone, and note what they ask.'],
    offer: ['Sale', 'Accept an offer', 'Price, date, and how sure the money is.'],
    contract: [
      'Contract',
      'Questions of the buyer’s solicitor',
      'Two or three months: answer the same day, and ask every week where it stands.',
    ],
    notary: [
      'Contract',
      'Exchange, and the completion date',
      'Agree the day, check what stays in the house, and settle the mortgage on it.',
    ],
    hand: ['Last days', 'Empty it, get the keys ready', 'Empty, clean, meters read, all keys and manuals together.'],
    cancel: [
      'Afterwards',
      'End the contracts',
      'Energy, water, council tax, insurance, internet: readings and ends in one go.',
    ],
    agreeHeirs: [
      'Start',
      'An agreement between all owners',
      'Lowest price, who deals with the agent, who pays for what: in writing. Whoever disagrees may sell their share to the rest; then mediation.',
    ],
  },
}
