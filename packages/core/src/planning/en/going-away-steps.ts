import type { StepsOf } from '../planning-words.ts'
import { tripVarieties } from './varieties-steps.ts'

/** English words of the steps of journeys. */
export const goingAwaySteps: StepsOf<'trip'> = {
  trip: {
    ...tripVarieties,
    roll: [
      'Last days',
      'List, times and who counts heads',
      'Pick-up points, phone numbers, first-aid kit, one person in charge of each group.',
    ],
    signUps: [
      'Organisation',
      'Names and deposits',
      'One price, a closing date, who collects; allergies, who walks little, insurance if any.',
    ],
    coach: [
      'Organisation',
      'Coach and lunch, with quotes',
      'Two coach firms, driver included; set menu or packed lunch, somewhere dry, and until when it can be cancelled.',
    ],
    ferry: [
      'Bookings',
      'Ferry for people and vehicle',
      'Early is cheaper, and decks are full in summer; have the height and the number plate to hand.',
    ],
    shortWays: [
      'Booking',
      'Assistance and short ways',
      'Airline or railway want to know at least two days before; a bed near the centre with a lift, seats to rest, a taxi now and then.',
    ],
    calmFlight: [
      'Booking',
      'Something against the fear of flying',
      'A course or a talk with your doctor, a seat by the wing, a day flight; somebody who knows, or tell the crew.',
    ],
    getPassports: [
      'Papers',
      'Apply for the passports',
      'Before anything is booked: photo, form, fee; the first one takes longer, and a child needs both parents’ details.',
    ],
    soloPlan: [
      'Start',
      'A first one that is easy',
      'One place and not five, a small group or a hotel with a good table; arrive by daylight, and somebody who hears from you each evening.',
    ],
    jabs: [
      'Preparations',
      'Travel clinic: jabs and malaria',
      'Six to eight weeks before: some need two doses; tablets and repellent for where you go.',
    ],
    kitList: [
      'Last days',
      'Times and what to bring',
      'Where and when to meet, what is to be named, medicines; papers valid until they are back.',
    ],
    groups: [
      'Last days',
      'Groups, rooms and lists',
      'Which adult has whom, who shares, phone numbers and medicines: a copy stays at school.',
    ],
    toParents: [
      'Booking',
      'Letter to the parents',
      'Dates, cost and instalments, consent, allergies and medicines, and a day to hand it in.',
    ],
    groupBooking: [
      'Start',
      'Coach, beds and visits',
      'A group price for each, free places for adults, deposits, and until when numbers may change.',
    ],
    approval: [
      'Start',
      'Approval and risk assessment',
      'The form your school uses, how many adults, who has first aid, cost per child.',
    ],
    activities: [
      'Bookings',
      'Book activities and a table',
      'One thing by day, one table in the evening; ask what the guest of honour would hate.',
    ],
    share: [
      'Bookings',
      'Collect the money',
      'One sum each for journey and beds, one account, and a date by which to pay.',
    ],
    agreeDays: [
      'Idea',
      'Agree the days with the others',
      'Who comes, which days suit all, what each can spend; an answer by a set day, then book.',
    ],
    whoCan: ['Idea', 'Ask who can come', 'Which days, and what each can spend; who must be there, and from where.'],
    dayBag: [
      'Last days',
      'Times, weather, bag',
      'Tickets on the phone, something to eat and drink, layers, a charger.',
    ],
    dayTickets: [
      'Bookings',
      'The way there and back, entries',
      'Train or car, the last way home, and what has to be booked for an hour.',
    ],
    dayPlan: ['Idea', 'What to see that day', 'Two things at most, where to eat, and something for rain.'],
    car: [
      'Preparations',
      'Tyres, oil and the way',
      'Brakes, lights, breakdown cover; tolls, low-emission zones, and where you stop.',
    ],
    hireVan: ['Bookings', 'Book the van', 'What is included, excess and mileage; pick-up after the flight lands.'],
    van: [
      'Preparations',
      'Van: gas, water, tyres',
      'Your own: gas, water, battery, breakdown cover. Hired: licence, deposit, and how everything works.',
    ],
    bloom: [
      'Preparations',
      'Look at the blossom forecast',
      'It moves by a week or two from year to year: which parks are first, and what you can still change.',
    ],
    warmKit: [
      'Preparations',
      'Warm clothes, camera on a stand',
      'Layers, boots, something for the hands; practise photos in the dark, and get an aurora forecast on the phone.',
    ],
    clouds: [
      'Bookings',
      'Leave two or three nights for it',
      'Clouds come and go: a guided evening or a car to look for a clear sky, away from the lights of town.',
    ],
    house: [
      'Bookings',
      'Book the house',
      'Beds, dogs, steps, deposit, free cancellation until when; for the holidays they go a year ahead.',
    ],
    pitch: [
      'Bookings',
      'Book the pitch',
      'In the holidays the good ones go months ahead: shade, electricity, dogs, and until when you can cancel.',
    ],
    railPass: [
      'Bookings',
      'Rail pass and seats',
      'Compare the pass with single tickets; fast and night trains need a seat as well, and sell out first.',
    ],
    secret: [
      'Idea',
      'Keep it a secret',
      'Somebody at their work for the days off, confirmations to you alone, and what they are told to keep free.',
    ],
    retreat: [
      'Start',
      'Choose and book the retreat',
      'Which house, how many days, guided or not, what it costs, and what they ask of beginners.',
    ],
    route: [
      'Idea',
      'Route and budget',
      'What you want to see or do, in how many days and for how much. A few stops are enough.',
    ],
    leave: ['Idea', 'Agree the days off', 'Yours and those of whoever comes along, before anything is booked.'],
    documents: [
      'Papers',
      'Passport and entry rules',
      'How long the passport must be valid, visa or travel permit, vaccinations, health card.',
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
    ski: [
      'Bookings',
      'Ski hire, passes and lessons',
      'Book them before the holidays: lessons for beginners go first. Look for gloves and goggles.',
    ],
    kit: [
      'Preparations',
      'Camping kit',
      'Put it all up once, try the stove and the lamps, and see what is missing; tyres and oil if you drive.',
    ],
    meetings: [
      'Preparations',
      'Meetings and material',
      'Confirm times and addresses, and prepare what you have to show.',
    ],
    visits: ['Bookings', 'Tickets and visits', 'Book only what sells out: timed entries, tours, a special table.'],
    money: [
      'Preparations',
      'Money, phone and adapters',
      'Tell your bank, look at phone rates, and get an adapter and some cash.',
    ],
    petRules: [
      'Bookings',
      'Places and rules for pets',
      'Each bed, ferry, train and beach: how many, which fee; jabs and tick treatment in time, a vet on the way.',
    ],
    homeAlone: ['Preparations', 'Plants, post and keys', 'Who waters, who has a key; and a message at work.'],
    home: ['Preparations', 'Plants, pets and post', 'Who waters, who feeds, who has a key; and a message at work.'],
    consent: ['Start', 'Consent form and payment', 'Signature, fee, allergies, and a number to call.'],
    list: ['Last days', 'Times and what to bring', 'Where and when to meet, packed lunch, good shoes, a coat.'],
    check: [
      'Last days',
      'Bookings, papers and weather',
      'Bookings saved offline, tickets and check-in if you fly, medicine, and the forecast.',
    ],
    pack: ['Last days', 'Pack your bags', 'List in hand; papers and chargers last, where you find them.'],
    photos: ['Afterwards', 'Photos and shared costs', 'Save the best photos, and settle up with the others.'],
    expenses: ['Afterwards', 'Expense claim', 'Receipts and tickets in order, and two lines to those you met.'],
    whenThere: [
      'Start',
      'Agree the days with whoever has them',
      'From when to when, bedtime, screens, outings; and who steps in if they are tired.',
    ],
    whoTakes: [
      'Bookings',
      'Who takes them, who fetches them',
      'Car, train or plane: alone only from a certain age, and with a form.',
    ],
    theirPapers: [
      'Last days',
      'Medicines, letter, numbers',
      'Allergies and doses on a sheet, a letter for the doctor, whom to call.',
    ],
    theirBag: ['Last days', 'Their bags', 'Swimming things, sun cream, a warm layer, books, and the favourite toy.'],
    wherePitch: [
      'Preparation',
      'Where a tent may stand for the night',
      'Scotland and parts of Dartmoor allow it, elsewhere ask the owner; high up, late in, early out; water and a way down.',
    ],
  },
}
