import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is studied or trained for. */
export const studyAndRaceSteps: StepsOf<'exam' | 'certification' | 'race'> = {
  exam: {
    register: [
      'Start',
      'Register for the exam',
      'Check the deadline, the papers and the fee, and keep the receipt. Note the place and the time too.',
    ],
    syllabus: [
      'Start',
      'Syllabus and study plan',
      'Cut the syllabus into blocks and give each its days. Get books, notes and past papers now.',
    ],
    study: [
      'Study',
      'Study the syllabus',
      'One block at a time: read, sum it up, answer a few exam questions. A little every day beats a lot at once.',
    ],
    halfway: [
      'Study',
      'Halfway check',
      'See what is done and what is not, and adjust the plan for the weeks that are left.',
    ],
    revise: [
      'Revision',
      'Revise',
      'Say it out loud and go back to your summaries. Begin with the topics that weigh most.',
    ],
    mock: [
      'Trials',
      'Full mock exam',
      'A whole paper, against the clock and without notes. Mark it calmly afterwards.',
    ],
    weakSpots: ['Trials', 'Weak spots', 'Go back only to what went wrong in the mock.'],
    check: [
      'Last days',
      'Final check',
      'Place, time, ID and material: is everything ready? From here on it is revision only.',
    ],
    rest: [
      'Last days',
      'Light revision and rest',
      'One last look at your summaries, the bag packed, and an early night.',
    ],
    results: ['Afterwards', 'Results and next steps', 'See how it went, write it down, and decide what comes next.'],
  },
  certification: {
    requirements: [
      'Start',
      'Requirements and papers',
      'Read what you need to sit it: age, ID, certificates, cost, and how long it stays valid.',
    ],
    book: ['Start', 'Book the test', 'Choose a place and a session and sign up: places go quickly.'],
    placement: [
      'Start',
      'Placement test',
      'Take a trial test to see your level, and how far it is to the score you need.',
    ],
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
    weakSpots: ['Trials', 'Weak spots', 'Go back to the parts that cost most points and leave the rest.'],
    check: ['Last days', 'Final check', 'ID, confirmation, place, and how to get there.'],
    rest: ['Last days', 'Light revision and rest', 'Nothing new today: a look at your notes and a good night’s sleep.'],
    certificate: [
      'Afterwards',
      'Collect the certificate',
      'Check the result, collect or download the certificate, and note when it expires.',
    ],
  },
  race: {
    enter: [
      'Start',
      'Enter the race',
      'Sign up before places run out or the price goes up, and book a bed if you need one.',
    ],
    doctor: [
      'Start',
      'Medical check',
      'See a doctor if the race asks for a certificate, or if yours expires before it.',
    ],
    shoes: ['Start', 'Shoes and kit', 'Choose now what you will race in, so that you have time to get used to it.'],
    base: ['Build-up', 'Base training', 'Easy and regular, at a pace at which you can talk. Add a little at a time.'],
    build: ['Build-up', 'Race-specific training', 'One long session and one at race pace a week; the rest easy.'],
    test: [
      'Check',
      'Tune-up race',
      'A shorter effort at race pace: it shows your pace and lets you try breakfast and kit.',
    ],
    strength: [
      'Build-up',
      'Strength and technique',
      'Two light sessions a week of strength and mobility, without tiring your legs.',
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
      'Final check',
      'Race number, times, travel and weather. Nothing new on race day: shoes, food and kit that you know.',
    ],
    bag: [
      'Last days',
      'Pack your bag and rest',
      'Get bag, number and breakfast ready. Drink, eat simply and go to bed early.',
    ],
    recover: [
      'Recovery',
      'Recovery week',
      'Walks, sleep, and no hard training. Start again when your legs feel light.',
    ],
    review: ['Recovery', 'Look back, look ahead', 'What worked and what did not? Write it down while you remember.'],
  },
}
