import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a new home, or a place in it to work at. */
export const moveSteps: StepsOf<'move' | 'homeOffice' | 'sellHome'> = {
  move: {
    schools: [
      'Start',
      'School or nursery for the children',
      'Which places are free and from when, papers from the old school; a look round together, and a friend to write to.',
    ],
    heavyThings: [
      'Start',
      'Movers for what is heavy',
      'Measure doors and stairs, ask a firm that does it every day, insured; a piano is tuned some weeks after.',
    ],
    firstDays: [
      'After',
      'Unpack and get it all running',
      'What you need to work first; test line, printer and payments, then meters and keys of the old place.',
    ],
    lastOffice: [
      'Last days',
      'Back-up, labels and keys',
      'Data saved twice, every box with its new place, who opens and who locks up.',
    ],
    bookOffice: [
      'Organising',
      'Book the move',
      'Day and hour when fewest are disturbed, parking, lift, insurance; tell both landlords, staff and customers.',
    ],
    officeQuotes: [
      'Organising',
      'Quotes from movers',
      'Two or three, after a look at what there is: machines, archive, IT, what is thrown away.',
    ],
    visa: [
      'Permission',
      'See which visa there is for you',
      'The official site first: work, family, study or retirement; police checks, language tests and skills assessments take months.',
    ],
    papersAbroad: [
      'Permission',
      'Apply for the visa',
      'Translations, medical or health cover, money shown; nothing is sold or resigned before the answer.',
    ],
    shipping: [
      'Leaving',
      'Removal firm, then the tickets',
      'Three quotes: a van within Europe, a container eight to twelve weeks at sea; ask what customs want to see.',
    ],
    leaving: [
      'Leaving',
      'Leave the country properly',
      'Tax office, bank, pension, doctor’s records, energy, mobile number, a postal address; home sold or let.',
    ],
    papers: [
      'Start',
      'Notice period and new contract',
      'Look up how long the notice is, and give it in writing in time; check the dates of the new contract.',
    ],
    abroad: [
      'Papers',
      'Papers for the new country',
      'Visa or residence, health insurance, tax, school: what must be asked for before you leave.',
    ],
    findHome: [
      'Home',
      'Look for a home',
      'Skip it if you have one. Set alerts, fix two days of viewings, and have the papers ready.',
    ],
    quotes: [
      'Organising',
      'Quotes from movers',
      'Ask two or three, with a visit or a video; or find a van and friends.',
    ],
    declutter: [
      'Clearing out',
      'Sort and give away',
      'One room at a time: keep, give, sell, throw. Fewer boxes, less work.',
    ],
    book: [
      'Organising',
      'Book the move',
      'Fix day and hour, take the day off, reserve parking, and tell both buildings.',
    ],
    van: ['Organising', 'Car or van, and who helps', 'One trip or two; ask where you can park.'],
    staff: [
      'Organising',
      'Floor plan, internet, who does what',
      'Where each thing goes, with a name to it; line, phones and card reader working before the move.',
    ],
    utilities: [
      'Organising',
      'Energy, water, council tax, internet',
      'Tell the old and the new: internet can take weeks, so begin there.',
    ],
    pack: [
      'Packing',
      'Pack the boxes',
      'Boxes, tape and pens first; then what you do not use. Write room and content on every box.',
    ],
    leaveClean: [
      'Last days',
      'Clean up and hand over the keys',
      'Before you are gone: room by room as it empties, photos, meters read; keys back on the day itself, deposit asked for in writing.',
    ],
    clean: [
      'Afterwards',
      'Clean the old place, give back the keys',
      'Photos of every room, meters read, deposit asked for in writing.',
    ],
    check: [
      'Last days',
      'Confirm times, helpers and keys',
      'When the van comes, who helps, who hands over the keys; empty the fridge and the freezer.',
    ],
    essentials: [
      'Last days',
      'Bag of essentials',
      'Papers, chargers, medicine, sheets, a change of clothes: with you, and not with the rest.',
    ],
    nextHome: [
      'Start',
      'Decide what comes next',
      'Rent or buy, how much a month, which area, how many rooms; if this one is yours, have it valued first.',
    ],
    findNext: [
      'Home',
      'Listings and viewings',
      'Set alerts, fix viewings close together, have the papers ready; you are done when one is found.',
    ],
    signed: [
      'Home',
      'New contract first, then notice',
      'Nothing is given up before the new one is signed; look up how long the notice is.',
    ],
    firstBudget: [
      'Start',
      'What a month will cost',
      'Rent, energy, council tax, internet, food, travel; and the deposit with the first month’s rent.',
    ],
    basics: [
      'Things',
      'The things that you do not have yet',
      'Bed, pots, lamps, bedding, hoover: from the family or second-hand, the rest when you are there.',
    ],
    settle: [
      'Afterwards',
      'The first days there',
      'Somewhere to sleep until your things have come; a SIM card, and a way to pay.',
    ],
    addressHere: [
      'Afterwards',
      'Change of address',
      'Council, GP, bank, insurance, DVLA, work: tell them all, and redirect your post.',
    ],
    addressAbroad: [
      'Afterwards',
      'Register where you live now',
      'Town hall or tax number, health cover, bank account, energy and internet; your new address to those at home.',
    ],
    unpack: ['Afterwards', 'Unpack', 'Beds and kitchen first, the rest at leisure. Take photos of any damage at once.'],
    customers: [
      'Afterwards',
      'New address to customers',
      'Website, signatures, invoices, bank, maps: on the same day.',
    ],
    address: [
      'Afterwards',
      'Change of address',
      'Council, GP, bank, insurance, DVLA, work: tell them all, and redirect your post.',
    ],
    pet: [
      'Papers',
      'Vet and papers for the animal',
      'Microchip and vaccinations; abroad it needs a rabies jab at least 21 days before and a travel certificate. Ask the landlord and the carrier too.',
    ],
  },
  homeOffice: {
    needs: ['Start', 'What you need every day', 'Calls, screens, paper, quiet; and how much it may cost.'],
    measure: ['Start', 'Measure the corner', 'Light from the side, a socket, a door that closes if there is one.'],
    order: ['Things', 'Order desk, chair and lamp', 'The chair first. Second-hand office furniture is often the best.'],
    clear: ['Set up', 'Clear the room', 'What stays, what goes to another room; paint now if you want to.'],
    cables: ['Things', 'Network and cables', 'Test a call where you will sit; a cable beats the wall.'],
    build: ['Set up', 'Put up the desk and screen', 'Screen at eye height, elbows at the edge of the desk.'],
    test: ['Set up', 'Work there for a whole day', 'Note what is missing before it matters.'],
  },
  sellHome: {
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
