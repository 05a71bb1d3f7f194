import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of a new home. */
export const moveSteps: StepsOf<'move'> = {
  move: {
    bedsFirst: [
      'Last days',
      'Beds, kitchen and the way to work',
      'What is needed every day comes first; try the way to work once, at the right time.',
    ],
    movingDay: [
      'Last days',
      'Moving day',
      'A few days before the job begins; what you need at once travels with you, the rest can wait in its boxes.',
    ],
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
}
