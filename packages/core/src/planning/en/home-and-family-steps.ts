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
      'Legal papers',
      'Ask the registrar (and the church) which papers you need and how early: some expire.',
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
      'Replies and seating',
      'Gather the last replies, lay out the tables, and give the caterer the number.',
    ],
    check: ['Last days', 'Final check', 'A call to everybody: times, addresses, payments. And a plan for rain.'],
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
      'Power, gas, water and internet',
      'Transfers and connections: internet can take weeks, so begin there.',
    ],
    boxes: ['Organising', 'Boxes and material', 'Boxes, tape, pens and paper. A list of what goes where.'],
    pack: ['Packing', 'Pack the boxes', 'First what you do not use. Write room and content on every box.'],
    clean: ['Packing', 'Clean the new home', 'Much easier while it is empty: cleaning, curtains, small repairs.'],
    check: ['Last days', 'Final check', 'Confirm the time, the keys, the meter readings, and who helps.'],
    essentials: [
      'Last days',
      'Bag of essentials',
      'Papers, chargers, medicine, sheets, the coffee pot: with you, not in the van.',
    ],
    unpack: ['Afterwards', 'Unpack', 'Beds and kitchen first, the rest at leisure. Take photos of any damage at once.'],
    address: [
      'Afterwards',
      'Change of address',
      'Town hall, doctor, bank, insurance, work: tell them all, and forward your post.',
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
    visits: ['Bookings', 'Tickets and visits', 'Book only what sells out: museums, fast trains, special restaurants.'],
    money: [
      'Preparations',
      'Money, phone and adapters',
      'Tell your bank, look at phone rates, and get an adapter and some cash.',
    ],
    home: [
      'Preparations',
      'Home and days off',
      'Who waters the plants, who looks after the pets, who covers at work while you are away.',
    ],
    check: ['Last days', 'Final check', 'Papers, bookings offline, medicine, weather and check-in.'],
    pack: ['Last days', 'Pack your bags', 'List in hand; papers and chargers last, where you find them.'],
    photos: [
      'Afterwards',
      'Photos, expenses and laundry',
      'Save the best photos, settle accounts with the others, and note what you would do again.',
    ],
  },
  baby: {
    visits: [
      'Visits',
      'Visits and check-ups',
      'Put the check-ups that are fixed on the calendar, and choose where to give birth.',
    ],
    leave: ['Work', 'Parental leave', 'Talk to work, and hand in the forms for leave and benefits in time.'],
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
    paediatrician: ['Visits', 'Choose a doctor for the baby', 'Find out who takes new children and how to register.'],
    bag: ['Last weeks', 'Hospital bag', 'Papers, test results, clothes for two: ready by the door.'],
    check: ['Last weeks', 'Final check', 'The way to hospital, numbers to call, who comes along, who stays at home.'],
    register: [
      'Afterwards',
      'Register the birth',
      'At the hospital or the registry office, within the time allowed; then the doctor.',
    ],
    calm: ['Afterwards', 'Two quiet weeks', 'Few visits, and nothing on the calendar that need not be there.'],
  },
  renovation: {
    cover: [
      'Preparation',
      'Cover, fill and tape',
      'Sheets on floor and furniture, holes filled and sanded, edges taped.',
    ],
    paint: ['Work', 'Paint, coat by coat', 'Ceiling first, then the walls; let each coat dry before the next.'],
    wishes: [
      'Project',
      'Wishes, measures and budget',
      'Write down what must change and what not, measure, and set a limit.',
    ],
    quotes: [
      'Project',
      'Quotes[ for {what}]',
      'At least three, with a visit and the same items, so that they can be compared.',
    ],
    permits: ['Project', 'Permits', 'Ask the council or an expert what you need, and which grants there are.'],
    choose: ['Project', 'Choose the builder', 'A contract with dates, prices, and payments as the work goes on.'],
    materials: [
      'Materials',
      'Choose the materials[ for {what}]',
      'Tiles, fittings, colours: look at delivery times before you fall in love.',
    ],
    clear: ['Works', 'Clear the rooms', 'Empty, cover and protect; plan how you live during the works.'],
    works: ['Works', 'Building work', 'One fixed visit a week, with a written list of what is missing.'],
    finish: ['Works', 'Finishing touches', 'Paint, sealing, lights and details: this is where care shows.'],
    check: [
      'Last days',
      'Final inspection',
      'Try everything: water, sockets, doors. What is wrong is written down before the last payment.',
    ],
    clean: ['Last days', 'Clean and put back', 'A thorough clean, and the furniture back in its place.'],
    bills: ['Afterwards', 'Bills and guarantees', 'Keep bills, payments, certificates and guarantees in one place.'],
  },
}
