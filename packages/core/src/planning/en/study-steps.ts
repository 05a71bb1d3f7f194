import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is studied for. */
export const studySteps: StepsOf<'exam' | 'certification' | 'drivingTheory'> = {
  exam: {
    settled: [
      'Trials',
      'What to do when the mind goes blank',
      'A slow breath, one sentence to begin with, a way to ask again: practise it in each trial.',
    ],
    mockOral: [
      'Trials',
      'A trial oral with the teacher',
      'Or somebody who speaks it well: the whole of it, with questions you do not know.',
    ],
    topicsAloud: [
      'Study',
      'A topic a day, out loud',
      'Five minutes on it as in the room, recorded; note the words that were missing. Pictures and set texts in turn.',
    ],
    learningSupports: [
      'Start',
      'Ask for extra time',
      'And a reader, a laptop, breaks: agree it with the school early, and practise with it.',
    ],
    handbook: ['Start', 'The official handbook', 'Only the current edition: every question comes from it.'],
    pages: [
      'Study',
      'Ten pages and twenty questions',
      'Read, then a practice test; dates and names on cards, on a wall where you pass.',
    ],
    bookTest: ['Test', 'Book the test', 'On GOV.UK only, three days ahead at least; the name as on your passport.'],
    practiceTests: [
      'Trials',
      'Three practice tests in a row',
      '24 questions in 45 minutes; 18 right pass it. All three passed: you are ready.',
    ],
    allDates: [
      'Start',
      'Dates of all of them, and the entries',
      'In a row, with the gaps between them; note when each entry closes.',
    ],
    sharedWeeks: [
      'Start',
      'Share the weeks out between them',
      'The nearest or the heaviest first; for each its books, notes and past papers.',
    ],
    mocks: [
      'Trials',
      'A mock of each of them, a day apart',
      'Against the clock and without notes; then go over it calmly. The weakest comes first, so that there is time.',
    ],
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
    exercises: [
      'Revision',
      'Past questions, pen in hand',
      'Without looking at the solution first. What goes wrong is done again three days later.',
    ],
    questions: ['Revision', 'Questions against the clock', 'A set a day; note each mistake, and do those again.'],
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
    lastTime: [
      'Start',
      'What went wrong last time',
      'Look at the paper, or ask the teacher: the topics that failed come first.',
    ],
    eveningPlace: [
      'Start',
      'Which school, which evenings',
      'How many evenings, how much from home; places for September go in summer.',
    ],
    credits: [
      'Start',
      'Have counted what you have',
      'Old reports, certificates, work: a talk decides where you begin.',
    ],
  },
  certification: {
    courseDay: [
      'Course',
      'The course',
      'With ID, on time: who leaves early gets no certificate; online where that counts.',
    ],
    examDay: ['Exam', 'The exam, at the latest', 'Results take two to four weeks: book no later date than this.'],
    result: [
      'Last days',
      'Result and certificate',
      'Download or collect it, send it to whoever asked, and note when it expires.',
    ],
    opinions: [
      'Practice',
      'One opinion or pleading at a time',
      'From papers of past years, against the clock; then corrected with somebody.',
    ],
    application: [
      'Entry',
      'Send the application',
      'On the ministry’s site, with the certificate of practice; it closes in November.',
    ],
    oral: [
      'Afterwards',
      'Study for the oral',
      'Cases, the chosen subjects and ethics, aloud; the written results take some months.',
    ],
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
    place: [
      'Entry',
      'Book a place on the course',
      'Compare dates, how many days it takes, whether the test is included; keep those days free.',
    ],
    card: [
      'Afterwards',
      'Card or certificate',
      'Often within days: check the name, save a copy, and note when it expires.',
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
  drivingTheory: {
    requirements: [
      'Start',
      'Provisional licence',
      'You need one to book: apply online with ID and photo, if you have none yet.',
    ],
    bookTest: ['Start', 'Book the test', 'On the official site only; the nearest centres may be full for some weeks.'],
    quizzes: ['Study', 'Questions and hazard clips', 'Highway Code by chapters; note every question you got wrong.'],
    series: ['Trials', 'Three mock tests in a row', 'Against the clock, all passed: then you are ready.'],
    check: ['Last days', 'Licence, place and hour', 'Provisional licence, confirmation, and the way to the centre.'],
    rest: ['Last days', 'An early night', 'Nothing new any more; a good breakfast and the way there.'],
  },
}
