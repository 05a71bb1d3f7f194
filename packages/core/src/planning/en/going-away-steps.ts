import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of weddings, moves, journeys and parties. */
export const goingAwaySteps: StepsOf<'wedding' | 'move' | 'trip'> = {
  wedding: {
    budget: [
      'Start',
      'Budget and guest list',
      'One sum and one number of people: everything else follows from these two.',
    ],
    venue: ['Start', 'Ceremony and reception venue', 'See two or three places and get the date in writing.'],
    papers: [
      'Papers',
      'Give notice at the register office',
      'At least 28 days before, both of you, with passports; ask the church too if it is there.',
    ],
    lunch: [
      'Organising',
      'A meal, flowers and photos',
      'One table for everybody, a bunch of flowers, somebody who takes photos.',
    ],
    suppliers: [
      'Organising',
      'Suppliers',
      'Food, photographer, music and flowers: compare, choose, and sign with clear dates and deposits.',
    ],
    invitations: ['Guests', 'Send the invitations', 'Send them with a date by which to answer.'],
    outfits: [
      'Organising',
      'Outfits and rings',
      'Choose outfits and rings and fix the fittings: alterations take weeks.',
    ],
    honeymoon: ['Organising', 'Honeymoon', 'Book the journey, check the passports, and ask for the days off.'],
    details: ['Organising', 'Details of the day', 'Readings, music, favours, and a plan of the day hour by hour.'],
    seating: [
      'Guests',
      'Replies and seating plan',
      'Gather the last replies, lay out the tables, and give the caterer the number.',
    ],
    check: [
      'Last days',
      'Last calls to the suppliers',
      'A call to everybody: times, addresses, payments. And a plan for rain.',
    ],
    rehearse: [
      'Last days',
      'Rehearse the ceremony',
      'Who walks in when, who holds the rings, who has the phone numbers. Then switch off and rest.',
    ],
    thanks: [
      'Afterwards',
      'Thank-you notes',
      'Two personal lines to everybody who was there, with a photo if you have one.',
    ],
  },
  move: {
    papers: [
      'Start',
      'Contracts and notice',
      'Sign or check the new contract, and give notice on the old one in time.',
    ],
    quotes: ['Start', 'Quotes from movers', 'Ask at least three, with a visit; or find a van and friends.'],
    declutter: [
      'Clearing out',
      'Sort and give away',
      'One room at a time: keep, give, sell, throw. Fewer boxes, less work.',
    ],
    book: ['Organising', 'Book the move', 'Fix day and hour, reserve parking, and tell both buildings.'],
    van: ['Organising', 'Car or van, and who helps', 'One trip or two; ask where you can park.'],
    staff: [
      'Organising',
      'Desks, network and who moves what',
      'A floor plan with names, and the line working before the move.',
    ],
    utilities: [
      'Organising',
      'Energy, water, council tax, internet',
      'Tell the old and the new: internet can take weeks, so begin there.',
    ],
    boxes: ['Organising', 'Boxes and material', 'Boxes, tape, pens and paper. A list of what goes where.'],
    pack: ['Packing', 'Pack the boxes', 'First what you do not use. Write room and content on every box.'],
    clean: [
      'Afterwards',
      'Clean the old home, give back the keys',
      'Photos of every room, meters read, deposit asked for in writing.',
    ],
    check: [
      'Last days',
      'Keys, meters and times',
      'Confirm the time and who helps, who hands over the keys, and photograph the meters.',
    ],
    essentials: [
      'Last days',
      'Bag of essentials',
      'Papers, chargers, medicine, sheets, the coffee pot: with you, not in the van.',
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
  },
  trip: {
    route: [
      'Idea',
      'Route and budget',
      'What you want to see, in how many days and for how much. A few stops are enough.',
    ],
    documents: [
      'Papers',
      'Passport and entry rules',
      'How long the passport must be valid, visa or vaccinations if needed, health card.',
    ],
    transport: [
      'Bookings',
      'Book the journey[ to {where}]',
      'Compare and book the main journeys, with the luggage that you really need.',
    ],
    stay: [
      'Bookings',
      'Where to sleep[ in {where}]',
      'Book places to stay, best with free cancellation, at least for the first nights.',
    ],
    insurance: [
      'Bookings',
      'Travel insurance',
      'Health, luggage and cancellation: compare, and save the emergency number.',
    ],
    meetings: [
      'Preparations',
      'Meetings and material',
      'Confirm times and addresses, and prepare what you have to show.',
    ],
    visits: ['Bookings', 'Tickets and visits', 'Book only what sells out: museums, fast trains, special restaurants.'],
    money: [
      'Preparations',
      'Money, phone and adapters',
      'Tell your bank, look at phone rates, and get an adapter and some cash.',
    ],
    home: [
      'Preparations',
      'Days off, plants and pets',
      'Ask for the days off, and who waters the plants and looks after the pets.',
    ],
    consent: ['Start', 'Consent form and payment', 'Signature, fee, allergies, and a number to call.'],
    list: ['Last days', 'Times and what to bring', 'Where and when to meet, packed lunch, good shoes, a coat.'],
    check: [
      'Last days',
      'Check-in, tickets and weather',
      'Papers, bookings saved offline, medicine, weather and check-in.',
    ],
    pack: ['Last days', 'Pack your bags', 'List in hand; papers and chargers last, where you find them.'],
    photos: ['Afterwards', 'Photos and shared costs', 'Save the best photos, and settle up with the others.'],
    expenses: ['Afterwards', 'Expense claim', 'Receipts and tickets in order, and two lines to those you met.'],
  },
}
