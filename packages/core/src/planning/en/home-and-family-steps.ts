import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of the home, the family and of going away. */
export const homeAndFamilySteps: StepsOf<'wedding' | 'move' | 'trip' | 'baby' | 'renovation'> = {
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
    suppliers: [
      'Organising',
      'Suppliers',
      'Food, photographer, music and flowers: compare, choose, and sign with clear dates and deposits.',
    ],
    outfits: [
      'Organising',
      'Outfits and rings',
      'Choose outfits and rings and fix the fittings: alterations take weeks.',
    ],
    invitations: ['Guests', 'Send the invitations', 'Send them with a date by which to answer.'],
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
    utilities: [
      'Organising',
      'Energy, water, council tax, internet',
      'Tell the old and the new: internet can take weeks, so begin there.',
    ],
    boxes: ['Organising', 'Boxes and material', 'Boxes, tape, pens and paper. A list of what goes where.'],
    pack: ['Packing', 'Pack the boxes', 'First what you do not use. Write room and content on every box.'],
    clean: ['Packing', 'Clean the new home', 'Much easier while it is empty: cleaning, curtains, small repairs.'],
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
      'Passport and visa',
      'Check when the passport expires, the visa and vaccinations: some take weeks.',
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
    check: [
      'Last days',
      'Check-in, tickets and weather',
      'Papers, bookings saved offline, medicine, weather and check-in.',
    ],
    pack: ['Last days', 'Pack your bags', 'List in hand; papers and chargers last, where you find them.'],
    photos: ['Afterwards', 'Photos and shared costs', 'Save the best photos, and settle up with the others.'],
    expenses: ['Afterwards', 'Expense claim', 'Receipts and tickets in order, and two lines to those you met.'],
  },
  baby: {
    visits: [
      'Visits',
      'Scans and midwife appointments',
      'Put those that are fixed in the calendar, and choose where to give birth.',
    ],
    leave: [
      'Work',
      'Maternity or paternity leave',
      'Tell your employer at least 15 weeks before the due date, with the MAT B1 form.',
    ],
    course: [
      'Preparation',
      'Antenatal classes',
      'Sign up together: places go quickly, and it is the place for questions.',
    ],
    room: ['Home', 'Prepare the nursery', 'A place to sleep, one to change, and good light. The rest can come later.'],
    clothes: [
      'Home',
      'Baby clothes and car seat',
      'Only the essentials, borrowed ones too. Try the seat in the car beforehand.',
    ],
    help: [
      'Home',
      'Help for the first weeks',
      'Who cooks, who minds brothers and sisters, who answers the phone: ask now.',
    ],
    bag: ['Last weeks', 'Hospital bag', 'Papers, test results, clothes for two: ready by the door.'],
    check: [
      'Last weeks',
      'The way, the numbers, who comes along',
      'The way to hospital, numbers to call, who comes along, who stays at home.',
    ],
    calm: ['Afterwards', 'Two quiet weeks', 'Few visits, and nothing on the calendar that need not be there.'],
    registerOffice: [
      'Afterwards',
      'Register the birth',
      'At the register office within 42 days; then register the baby with your GP.',
    ],
  },
  renovation: {
    wishes: [
      'Project',
      'Wishes, measurements and budget',
      'Write down what must change and what not, measure, and set a limit.',
    ],
    colours: [
      'Project',
      'Choose the colour and measure',
      'Try a patch in different light; how many square metres, how many coats.',
    ],
    quotes: [
      'Project',
      'Quotes[ for {what}]',
      'Three, after a visit and with the same items, so that they can be compared.',
    ],
    permits: [
      'Project',
      'Permission and grants',
      'Ask the council if you need planning permission or building control, and which grants there are.',
    ],
    choose: [
      'Project',
      'Choose the firm',
      'In writing: what is included, dates, price, and payments as the work goes on.',
    ],
    materials: [
      'Materials',
      'Choose and order[ for {what}]',
      'Look at sizes, delivery times and who fits it, before you fall in love.',
    ],
    paintShop: [
      'Materials',
      'Buy paint and tools',
      'Paint, rollers, brushes, filler, sheets and tape, all in one round.',
    ],
    date: [
      'Project',
      'Fix the day of the work',
      'Ask how many days it takes, who must be at home, and what has to be moved.',
    ],
    clear: ['Works', 'Clear the room', 'Move or cover the furniture; think where to live in the meantime.'],
    cover: [
      'Preparation',
      'Cover, fill and tape',
      'Sheets on floor and furniture, holes filled and sanded, edges taped.',
    ],
    paint: ['Work', 'Paint, coat by coat', 'Ceiling first, then the walls; let each coat dry before the next.'],
    works: ['Works', 'Building work', 'One fixed visit a week, with a written list of what is missing.'],
    finish: ['Works', 'Finishing touches', 'Paint, sealing, lights and details: this is where care shows.'],
    assemble: ['Work', 'Put it up and move in', 'Check the parts before you begin; two people do it better.'],
    space: ['Work', 'Make room for the workers', 'Clear the way, protect the floor, and think where they can park.'],
    fitting: [
      'Work',
      'The work itself',
      'Somebody at home at least at the beginning and the end; photos before and after.',
    ],
    check: [
      'Last days',
      'Final inspection with the builder',
      'Try everything: water, sockets, doors. What is wrong is written down before the last payment.',
    ],
    handover: [
      'Last days',
      'Try it all with the fitter',
      'Have it explained; what is wrong is written down before you pay the rest.',
    ],
    clean: ['Last days', 'Clean, furniture back', 'A thorough clean, and the furniture back in its place.'],
    bills: [
      'Afterwards',
      'Bills, certificates and guarantees',
      'Keep bills, payments, certificates and guarantees in one place.',
    ],
  },
}
