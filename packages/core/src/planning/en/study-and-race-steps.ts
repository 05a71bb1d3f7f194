import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is studied or trained for. */
export const studyAndRaceSteps: StepsOf<'exam' | 'certification' | 'race'> = {
  exam: {
    syllabus: [
      'Start',
      'Divide the syllabus into weeks',
      'Cut the syllabus into blocks and give each its days. Get books, notes and past papers now.',
    ],
    study: [
      'Study',
      'Study the syllabus',
      'One block at a time: read, sum it up, answer a few exam questions. A little every day beats a lot at once.',
    ],
    chapters: ['Study', 'A chapter a day', 'Read it, sum it up, two exercises; ask in class what is not clear.'],
    halfway: ['Study', 'First past paper', 'With the clock: it shows where the weeks that are left should go.'],
    revise: [
      'Revision',
      'Revise out loud',
      'Say it out loud and go back to your summaries. Begin with the topics that weigh most.',
    ],
    quiz: ['Revision', 'Mixed questions', 'Somebody asks; go back only to what does not come.'],
    mock: [
      'Trials',
      'Full mock exam',
      'A whole paper, against the clock and without notes. Mark it calmly afterwards.',
    ],
    weakSpots: ['Trials', 'Topics that are still weak', 'Go back only to what went wrong in the mock.'],
    check: [
      'Last days',
      'Place, time and equipment',
      'Which room, which pens, calculator or books. From here on it is revision only.',
    ],
    rest: [
      'Last days',
      'Light revision and rest',
      'One last look at your summaries, the bag packed, and an early night.',
    ],
    register: [
      'Start',
      'Entry and dates',
      'Are you entered? Closing date, fee, centre and time; keep the confirmation.',
    ],
    resit: [
      'Start',
      'Entry for the resit',
      'Which sitting, closing date, fee and centre: ask the exams office, and keep the confirmation.',
    ],
  },
  certification: {
    levelTest: [
      'Start',
      'Test your level',
      'A free test online and one past paper: which of the four parts is weakest?',
    ],
    teacher: [
      'Start',
      'Find a course or somebody to talk with',
      'A course for this very test, or a tutor once a week who marks your texts.',
    ],
    fourSkills: [
      'Study',
      'Listen, read, write, words',
      'A part a day: radio or series, an article, a short text, twenty words with a sentence each.',
    ],
    speaking: [
      'Practice',
      'Speak twice a week',
      'The tasks of the oral with a partner or tutor, against the clock; record one and listen.',
    ],
    requirements: [
      'Start',
      'Requirements and cost',
      'Age, ID, certificates you need first, cost, and how long it stays valid.',
    ],
    book: ['Start', 'Book a place', 'Choose a place and a session and sign up: places go quickly.'],
    placement: ['Start', 'A first trial test', 'Under real conditions: it shows how far it is to the score you need.'],
    study: [
      'Study',
      'Study topic by topic',
      'Follow the syllabus of the test one part at a time, theory and exercises in turn.',
    ],
    practice: [
      'Practice',
      'Timed practice',
      'Exercises in the real format, against the clock. Note the mistakes that come back.',
    ],
    mock: ['Trials', 'Full mock test', 'A whole test under real conditions. Compare your score with the one you need.'],
    weakSpots: [
      'Trials',
      'The parts with most mistakes',
      'Go back to the parts that cost most points and leave the rest.',
    ],
    check: ['Last days', 'ID, confirmation and the way', 'ID, confirmation, place, and how to get there.'],
    rest: ['Last days', 'Light revision and rest', 'Nothing new today: a look at your notes and a good night’s sleep.'],
    certificate: ['Afterwards', 'Result and certificate', 'Download or collect it, and note when it expires.'],
    enrol: [
      'Start',
      'Choose the school and sign up',
      'Dates, what is included, what the exam costs on top, how many are in a group.',
    ],
    lessons: ['Lessons', 'Lessons and practice', 'Go over each one the same week, theory and practice alike.'],
    theory: [
      'Trials',
      'Questions on the theory',
      'A full set of exam questions; go back to what went wrong, and ask in the next lesson.',
    ],
  },
  race: {
    walks: [
      'Build-up',
      'Walk twice a week',
      'A brisk hour and a longer walk each weekend, in the shoes and socks of the day.',
    ],
    longWalk: [
      'Check',
      'Walk three quarters of the distance',
      'With the rucksack, food and company; blisters now tell you what to change.',
    ],
    bike: [
      'Start',
      'Have the bike serviced',
      'Tyres, brakes, gears, saddle height; a pump, two inner tubes and a helmet that fits.',
    ],
    page: [
      'Start',
      'Set up the sponsor page',
      'A picture, why this cause, the sum you aim at; put in the first ten pounds yourself.',
    ],
    rides: ['Build-up', 'Two rides a week', 'One short and brisk, one longer each weekend: a tenth more at a time.'],
    longRides: [
      'Build-up',
      'Long rides like the day itself',
      'Hills, a group, food every forty minutes; two thirds of the distance at the end.',
    ],
    askAll: [
      'Sponsors',
      'Ask everybody for money',
      'Twenty people by name, work, club; a cake sale or a raffle if you are not half way.',
    ],
    thankSponsors: [
      'Recovery',
      'Thank the sponsors',
      'A photo of the day, the total, and the last reminder to those who promised.',
    ],
    enter: [
      'Start',
      'Enter the race',
      'Sign up before places run out or the price goes up, and book a bed if you need one.',
    ],
    shoes: ['Start', 'Shoes and kit', 'Choose now what you will race in, so that you have time to get used to it.'],
    base: ['Build-up', 'Base training', 'Easy and regular, at a pace at which you can talk. Add a little at a time.'],
    build: ['Build-up', 'Race-specific training', 'One long session and one at race pace a week; the rest easy.'],
    test: [
      'Check',
      'Tune-up race',
      'A shorter effort at race pace: it shows your pace and lets you try breakfast and kit.',
    ],
    longest: [
      'Check',
      'The longest session',
      'The longest of all, with the food you will race on. From here on you rest more.',
    ],
    taper: [
      'Taper',
      'Begin the taper',
      'From today fewer miles, and a few short bursts at race pace. Rest is what counts now.',
    ],
    check: [
      'Last days',
      'Race number, travel and weather',
      'Race number, times, travel and weather. Nothing new on race day: shoes, food and kit that you know.',
    ],
    bag: [
      'Last days',
      'Bag packed, early night',
      'Get bag, number and breakfast ready. Drink, eat simply and go to bed early.',
    ],
    recover: [
      'Recovery',
      'Recovery week',
      'Walks, sleep, and no hard training. Start again when your legs feel light.',
    ],
    walkRun: [
      'Build-up',
      'Easy sessions with breaks',
      'Some minutes easy, some to recover, in turns; each week a little less break.',
    ],
  },
}
