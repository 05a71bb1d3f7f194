import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what takes weeks of legs: on foot, up a mountain, at the wheel. */
export const journeysSteps: StepsOf<'longWalk' | 'pilgrimage' | 'summit' | 'drivingLicence'> = {
  longWalk: {
    petRules: [
      'Preparation',
      'Which beds take the dog',
      'Few hostels do: call each one; vaccination card and tick treatment, boots and water for it, and shorter stages in the heat.',
    ],
    mayI: [
      'Start',
      'Ask the doctor what you may do',
      'How much at once, what to leave out, which signs mean stop; a physio can set the exercises.',
    ],
    route: ['Planning', 'Stages and rest days', 'How far a day with what you carry? Leave one day in hand.'],
    beds: [
      'Planning',
      'Book beds along the way',
      'The places with few beds first; note until when each can be cancelled.',
    ],
    journey: [
      'Planning',
      'There and back',
      'To the start and home from the end; trains are cheapest as soon as they are on sale.',
    ],
    kit: ['Planning', 'Boots, pack, rainwear', 'Boots now, so that they are worn in; weigh the pack.'],
    bike: ['Planning', 'Bike serviced, bags and spares', 'Tyres, brakes, two tubes, a tool; ride with the bags on.'],
    outings: [
      'Training',
      'Walks, longer each week',
      'A short one in the week, a long one at the weekend, hills and rain too.',
    ],
    rides: ['Training', 'Rides, longer each week', 'A short one in the week, a long one at the weekend, hills too.'],
    loop: [
      'Planning',
      'Route, hills and stops',
      'Which way round, where to eat and fill the bottles, and where you could turn back.',
    ],
    longestRide: [
      'Training',
      'The longest outing',
      'Two thirds of the way, with the food and clothes of the day; then rest.',
    ],
    loaded: [
      'Training',
      'Two days running with full bags',
      'As long as the longest stage; what rubs, what stays at home?',
    ],
    weather: ['Last days', 'Weather and stages', 'Change a stage if you must, and tell somebody your plan.'],
    pack: ['Last days', 'Pack', 'Put it all out, take a third of it away.'],
    rest: ['Afterwards', 'Rest your legs', 'Two easy days, photos, and a line to whom you met.'],
    joinClub: [
      'Start',
      'Sign up with the group',
      'Dates, price, stages, who books beds and the journey, who carries the bags; ask for their list.',
    ],
  },
  pilgrimage: {
    petRules: [
      'Preparation',
      'Which beds take the dog',
      'Few hostels do: call each one; vaccination card and tick treatment, boots and water for it, and shorter stages in the heat.',
    ],
    mayI: [
      'Start',
      'Ask the doctor what you may do',
      'How much at once, what to leave out, which signs mean stop; a physio can set the exercises.',
    ],
    assisted: [
      'Booking',
      'Say now who needs help to walk',
      'Places for assisted pilgrims are few: a coach or train with a lift, a room without steps, somebody to push; prescriptions for the whole week.',
    ],
    join: [
      'Start',
      'Join as a volunteer',
      'The section or parish: form, references, a medical certificate, and which duty.',
    ],
    training: [
      'Start',
      'Training, uniform and duties',
      'How to lift and push, whose hand you hold, which hours; try the shifts with somebody.',
    ],
    group: [
      'Start',
      'Book with a group',
      'Diocese, parish or agency: what is included, who needs a wheelchair, deposit.',
    ],
    documents: ['Start', 'Passport and insurance', 'Valid long enough, health card, medicines for the days away.'],
    route: ['Start', 'Route and stages', 'How many days, how many miles a day, and one day to rest.'],
    journey: ['Start', 'Journey there and back', 'To the first stage and from the last; leave a day between.'],
    beds: ['Start', 'Book the first nights', 'The first two and those of feast days, in summer all of them.'],
    shoes: ['Start', 'Shoes and rucksack', 'Now, so that they are walked in; no more than a tenth of your weight.'],
    walks: [
      'Training',
      'Longer and longer walks',
      'A short one in the week, a long one at the weekend, with the rucksack.',
    ],
    pass: ['Last weeks', 'Pilgrim’s passport', 'By post from the confraternity, or at the church where you begin.'],
    programme: ['Last weeks', 'Programme and intentions', 'Masses, processions, who asked you to light a candle.'],
    loaded: [
      'Training',
      'Two days running with the rucksack',
      'As long as the longest stage; what rubs, what stays at home?',
    ],
    check: ['Last days', 'Papers, plasters and weather', 'And who waters the plants, and whom to call if need be.'],
    bag: ['Last days', 'Pack a light bag', 'Papers, medicines, comfortable shoes, something warm for the evening.'],
    pack: ['Last days', 'Pack and weigh the rucksack', 'Then take three things out again.'],
    rest: ['Afterwards', 'Rest and photos', 'Feet up, photos, and a line to those you walked with.'],
    joinClub: [
      'Start',
      'Sign up with the group',
      'Dates, price, stages, who books beds and the journey, who carries the bags; ask for their list.',
    ],
  },
  summit: {
    mayI: [
      'Start',
      'Ask the doctor what you may do',
      'How much at once, what to leave out, which signs mean stop; a physio can set the exercises.',
    ],
    toHut: ['Last days', 'Up to the hut', 'Slowly, early supper, early bed: the start is in the dark.'],
    route: ['Start', 'Route and season', 'Length, height, difficulty; where do you turn back?'],
    agency: [
      'Start',
      'Book the agency and the flights',
      'Days to get used to the height, porters paid fairly, rescue insurance.',
    ],
    vaccines: [
      'Start',
      'Travel clinic, visa, passport',
      'Vaccinations and altitude medicine take weeks; ask about your heart and lungs.',
    ],
    guide: ['Start', 'Guide and hut', 'Book both: in the season they are full months before.'],
    boots: ['Start', 'Boots of your own', 'Bought late in the day, with the socks; wear them from now on.'],
    training: ['Training', 'Train for height', 'Long climbs, stairs, rucksack; one long walk at the weekend.'],
    walks: [
      'Training',
      'A longer walk each weekend',
      'Two hours, then three, then four, uphill and with those who come.',
    ],
    gear: ['Training', 'Gear, hired or borrowed', 'What the guide asks for; try it on at home.'],
    trial: ['Training', 'A trial tour', 'Half the height with all the gear.'],
    weather: ['Last days', 'Weather and conditions', 'Mountain forecast, snow, wind at the top. No is an answer too.'],
    pack: ['Last days', 'Pack the rucksack', 'Layers, light, food, water, map; tell somebody your route.'],
    recover: ['Afterwards', 'Rest your legs', 'Feet, knees, sleep, and the pictures.'],
  },
  drivingLicence: {
    calmTeacher: [
      'Start',
      'Say what frightens you, and how you want it',
      'To the instructor, before the first lesson: quiet roads first, what you fear a little at a time and late.',
    ],
    bikeTheory: [
      'Theory',
      'Study the theory',
      'The motorcycle one: a car licence does not spare you that, only an upgrade from a smaller bike does.',
    ],
    bikeTheoryTest: [
      'Theory',
      'Motorcycle theory test',
      'Book it once the practice tests go well; the pass counts for two years.',
    ],
    lorryMedical: [
      'Start',
      'Medical and provisional entitlement',
      'D4 form with a doctor, then D2 to DVLA; ask a training centre for the price, and whether an employer pays.',
    ],
    lorryTraining: [
      'Practice',
      'Training days with the lorry',
      'Some days in a row: coupling, reversing, road; the CPC modules belong to it if it is for work.',
    ],
    driverCard: ['Afterwards', 'CPC card and tachograph card', 'Apply for both before the first day at work.'],
    requirements: [
      'Start',
      'Provisional licence',
      'Apply online with ID and photo, and see what lessons and tests cost.',
    ],
    whatWentWrong: [
      'Start',
      'What went wrong last time',
      'The faults on the last sheet, gone through with an instructor: the next lessons are for those.',
    ],
    book: ['Start', 'Find an instructor', 'Good ones have waiting lists: ask about price and free hours today.'],
    basic: [
      'Start',
      'Compulsory basic training (CBT)',
      'A day with a school; then theory, and the two practical modules.',
    ],
    theory: [
      'Theory',
      'Theory every day, first lessons',
      'Quizzes on the phone until few mistakes are left; a lesson a week from the beginning, with the provisional licence.',
    ],
    theoryTest: ['Theory', 'Theory test', 'Book it once the practice tests go well; the pass counts for two years.'],
    testDate: ['Practice', 'Book the practical test', 'The queue is some months long; look for cancellations too.'],
    lessons: [
      'Practice',
      'Driving lessons',
      'On different roads, at night and in rain too, and practice with family between.',
    ],
    mock: ['Practice', 'Mock driving test', 'Parking, roundabouts, hill start: what still makes you nervous.'],
    riding: [
      'Practice',
      'Riding lessons',
      'Helmet, gloves, jacket and boots; the cones first, then the road, in rain too.',
    ],
    mockRide: [
      'Practice',
      'Mock test on the bike',
      'Slow slalom, swerve, braking, then the road: what still makes you nervous.',
    ],
    ownBike: [
      'Afterwards',
      'Insurance and kit',
      'Which bikes the licence allows; get quotes, and ride without a passenger at first.',
    ],
    check: ['Last days', 'Papers, place and hour', 'Provisional licence, booking, glasses if you need them.'],
    rest: ['Last days', 'An early night', 'Nothing new any more; a good breakfast and the way there.'],
    insurance: [
      'Afterwards',
      'Insurance for a new driver',
      'Get quotes, tell the insurer, and think about motorway lessons.',
    ],
  },
}
