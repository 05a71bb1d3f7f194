import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of work in the house. */
export const homeJobsSteps: StepsOf<'renovation'> = {
  renovation: {
    blockSurvey: [
      'Plan',
      'Survey and specification',
      'A surveyor looks at it all and writes down what is to be done, so that quotes can be compared.',
    ],
    blockOffers: [
      'Plan',
      'First notice, then quotes',
      'Section 20 in England: notice to all leaseholders, thirty days to answer, at least two quotes, a second notice.',
    ],
    blockMeeting: [
      'Decision',
      'Meeting of the owners',
      'The quotes on one sheet, what the reserve fund pays, what each pays and when; minutes to all.',
    ],
    blockContract: [
      'Works',
      'Contract, scaffolding and dates',
      'Signed when the first payments are in; who supervises, insurance, a notice on each landing.',
    ],
    soFar: [
      'Project',
      'See what is left to do',
      'Room by room: what is missing, who does it, what has to be bought; the worst first.',
    ],
    blockClear: [
      'Works',
      'Clear balconies and the loft',
      'Pots, airers, boxes; photos of how it all was, and windows shut while they put it up.',
    ],
    blockDates: [
      'Plan',
      'Dates, scaffolding and rules',
      'From the managing agent: when it begins, where the scaffolding goes, alarms, awnings, whom to ring.',
    ],
    blockShare: [
      'Money',
      'Your share, and when it is due',
      'From the notice: the split, the instalments, what the reserve fund pays; ask the managing agent.',
    ],
    accessNeeds: [
      'Project',
      'Ask the council for an assessment',
      'An occupational therapist says what is safe: level shower, rails, seat, wide door; a disabled facilities grant must be agreed before work begins.',
    ],
    delivery: [
      'Materials',
      'Ask whether everything comes in time',
      'One missing piece stops the rest: work begins when all of it is there.',
    ],
    ownOrder: [
      'Plan',
      'Put the jobs in order',
      'What comes out, pipes and cables, walls, tiles, fittings; gas and new circuits need somebody certified.',
    ],
    ownWork: [
      'Work',
      'Work on it, one job after the other',
      'Water and power off first; something that works each evening, photos before a wall is closed.',
    ],
    architect: [
      'Project',
      'Talk to an architect',
      'What is allowed, whether you need planning permission, and what the drawings cost.',
    ],
    drawings: [
      'Project',
      'Drawings and documents',
      'Survey, plans, elevations, and the statement that goes with them.',
    ],
    engineer: [
      'Project',
      'Have the wall looked at',
      'A structural engineer says whether it bears load and which beam goes in; building control has to be told. Pipes and cables in it?',
    ],
    wallWorks: [
      'Works',
      'The wall comes down',
      'Dust sheets and doors taped; props and beam first, looked at by building control before it is plastered; floor and ceiling made good.',
    ],
    neighbours: ['Project', 'Tell the neighbours', 'In person, with a drawing: those who know beforehand object less.'],
    wishes: [
      'Project',
      'Wishes, measurements and budget',
      'Write down what must change and what not, measure, and set a limit.',
    ],
    rolls: [
      'Project',
      'Choose the paper, count the rolls',
      'A sample on the wall by day; height, width, repeat of the pattern, one roll more of the same batch; paste, brush, knife.',
    ],
    walls: [
      'Work',
      'Make the wall ready',
      'Old paper off, holes filled, sanded, sized; paint ceiling and woodwork before.',
    ],
    hang: [
      'Work',
      'Hang the paper',
      'First length along a plumb line, pattern matched, from the middle outwards; power off at the sockets.',
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
    choose: [
      'Project',
      'Choose the firm',
      'In writing: what is included, dates, price, and payments as the work goes on.',
    ],
    supplies: [
      'Materials',
      'Choose and order[ for {what}]',
      'Sizes, delivery times, and who puts it in: what is made for you takes weeks.',
    ],
    materials: [
      'Materials',
      'Choose and order[ for {what}]',
      'Sizes, delivery times and who fits it: what is ordered can take eight weeks.',
    ],
    paintShop: [
      'Materials',
      'Buy paint and tools',
      'Paint, rollers, brushes, filler, sheets and tape, all in one round.',
    ],
    date: [
      'Project',
      'Order, and fix the day of the work',
      'Windows and the like are made to measure and take six to eight weeks; ask how many days the fitting needs.',
    ],
    clear: ['Works', 'Make room', 'Move or cover the furniture; think where to live in the meantime.'],
    bigWorks: [
      'Works',
      'Building work',
      'The building inspector comes at each stage; one fixed visit a week, with a written list.',
    ],
    paint: [
      'Work',
      'Paint, coat by coat',
      'The day before, clear, cover and fill; then the ceiling first, then the walls, and let each coat dry.',
    ],
    paintOutside: [
      'Work',
      'Wash, fill, then paint',
      'Wash and let it dry, fill the cracks; then dry days without frost or full sun, and a tower or scaffold for what is high.',
    ],
    airing: [
      'Last weeks',
      'Air the room, put up the cot',
      'Windows open for some days until nothing smells; furniture back and the cot up before week 36.',
    ],
    works: ['Works', 'Building work', 'Be there at the start of each week, with a written list of what is missing.'],
    finish: ['Works', 'Finishing touches', 'Paint, sealing, lights and details: this is where care shows.'],
    assemble: ['Work', 'Put it up and move in', 'Check the parts before you begin; two people do it better.'],
    space: ['Work', 'Make room for the workers', 'Clear the way, protect the floor, and think where they can park.'],
    fitting: [
      'Work',
      'The work itself',
      'Somebody at home at least at the beginning and the end; photos before and after.',
    ],
    submitPlans: ['Last days', 'Submit it to the council', 'All the drawings and the fee; keep the reference number.'],
    decision: ['Afterwards', 'Look for the decision', 'It takes about eight weeks; answer questions at once.'],
    check: [
      'Last days',
      'Final inspection with the builder',
      'Look at all of it, and try what can be tried; what is wrong is written down before the last payment.',
    ],
    handover: [
      'Last days',
      'Try it all with the fitter',
      'Have it explained; what is wrong is written down before you pay the rest.',
    ],
    clean: ['Last days', 'Clean, and put it all back', 'A thorough clean, and everything back in its place.'],
    bills: [
      'Afterwards',
      'Bills, certificates and guarantees',
      'Keep bills, payments, certificates and guarantees in one place.',
    ],
    sockets: [
      'Project',
      'Mark sockets, lights and switches',
      'Walk through every room with a pencil: where the bed, the desk, the kitchen stand; more sockets than you think.',
    ],
    rewire: [
      'Works',
      'Rewiring',
      'By a registered electrician; floors up, walls chased, no power by day: think where to cook and work.',
    ],
    plaster: [
      'Works',
      'Make good, and let the plaster dry',
      'Two or three weeks before paint holds on it; then a thin first coat.',
    ],
    certificate: [
      'Afterwards',
      'Certificate and guarantee',
      'The electrical certificate and the building control notice, in one folder with photos of where the cables run.',
    ],
    electrician: [
      'Project',
      'Three quotes, then one electrician',
      'Registered, after a visit; in writing what is included, how many days, who makes good the walls.',
    ],
    clearRooms: [
      'Works',
      'Clear the rooms',
      'Furniture to the middle or out, carpets up; think where to live in the meantime.',
    ],
    putBack: ['Last days', 'Clean, furniture back', 'A thorough clean, and the furniture back in its place.'],
  },
}
