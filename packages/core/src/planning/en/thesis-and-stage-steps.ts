import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is written and shown. */
export const thesisAndStageSteps: StepsOf<'thesis' | 'performance' | 'recording'> = {
  thesis: {
    supervisor: [
      'Start',
      'Meet your supervisor',
      'Agree on topic, angle and the office’s deadlines. Write down what you agreed.',
    ],
    research: [
      'Research',
      'Research and reading',
      'Gather sources and data, with the citations in order from the start. Stop when sources repeat each other.',
    ],
    outline: [
      'Research',
      'Outline',
      'A table of contents with two lines a chapter: show it to your supervisor before you write.',
    ],
    draft: ['Writing', 'First draft', 'Write one chapter after the other without polishing: that comes later.'],
    feedback: [
      'Revision',
      'Draft to your supervisor',
      'Send the whole draft, and fix the meeting for the corrections right away.',
    ],
    revise: ['Revision', 'Corrections', 'Take the comments one by one, then tables, notes and references.'],
    proofread: [
      'Revision',
      'Have it proofread',
      'Let somebody read it who does not know the topic: they see what you no longer see.',
    ],
    examDates: [
      'Start',
      'Dates of the exams that are left',
      'Which sitting for each, until when to enter, and by when the last result must be in.',
    ],
    lastExams: [
      'Exams',
      'Study for the exams that are left',
      'One at a time, the hardest first; the thesis has one fixed half day a week.',
    ],
    chapters: [
      'Writing',
      'Write the chapters that are left',
      'A list of what is missing, the easiest first; polish later.',
    ],
    lastRead: ['Revision', 'The whole to your supervisor', 'All chapters in one file, and a day for the answer.'],
    lastChanges: ['Revision', 'Last corrections', 'The comments one by one, then tables, notes and references.'],
    handIn: [
      'Submission',
      'Hand it in',
      'Format, forms and upload; keep the receipt. If there is a viva, some weeks lie between.',
    ],
    check: [
      'Last days',
      'Format, forms and deadlines',
      'Word count, title page, forms of the department: is everything ready?',
    ],
    submit: [
      'Submission',
      'Submit',
      'Upload or print it and check the receipt. Better a few days before the deadline.',
    ],
    slides: [
      'Defence',
      'Slides and likely questions',
      'Few slides, one idea each, and answers to the likeliest questions.',
    ],
    rehearse: [
      'Last days',
      'Rehearse the viva',
      'Out loud and against the clock, in front of somebody. Twice is enough.',
    ],
    celebrate: [
      'Afterwards',
      'Say thank you',
      'A message to your supervisor and to everybody who helped, and a bit of a party.',
    ],
    rest: [
      'Writing',
      'Write the chapters that are missing',
      'A list of what is missing, the easiest first; polish later.',
    ],
    reread: [
      'Start',
      'Read the whole thesis again',
      'A line beside each page: what you claim, and where it is weakest.',
    ],
    examiners: ['Start', 'What the examiners work on', 'Two papers of each, and what they would do otherwise.'],
    questions: [
      'Preparation',
      'Likely questions, slides if asked',
      'What is new, why this method, what you would change: answers in three sentences.',
    ],
    mockViva: ['Preparation', 'A trial viva', 'With your supervisor or two colleagues, an hour, hard questions.'],
    progress: [
      'Start',
      'See your supervisor about what is left',
      'Take what there is: what is missing, by when, and the deadlines of the office.',
    ],
  },
  performance: {
    whereToPlay: [
      'Start',
      'Find who lets you play',
      'Three pubs, an open mic, a friend’s party: two songs recorded, how long, what sound there is; fix the day.',
    ],
    programme: ['Start', 'Choose what to perform', 'What you show, in which order, and how long it is.'],
    learn: [
      'Study',
      'Learn the pieces',
      'One piece at a time, slowly, until you no longer need to look. Record yourself now and then.',
    ],
    costume: ['Staging', 'Costumes and props', 'Get clothes, instruments and props, and try them in good time.'],
    rehearse: [
      'Rehearsals',
      'Rehearsals together',
      'Put the parts together, with cues and pauses. Mark the places where you stop.',
    ],
    invite: ['Rehearsals', 'Invite family and friends', 'Tell those you want to come: day, time and place.'],
    runThrough: [
      'Rehearsals',
      'A full run in front of somebody',
      'From beginning to end without stopping, in front of two or three people.',
    ],
    check: ['Last days', 'Times, place and what to bring', 'When you are on, what is there already, what you bring.'],
    dress: ['Last days', 'Dress rehearsal', 'As on the night itself, from beginning to end. Then rest.'],
    rest: ['Last days', 'Run it once, then rest', 'Once only, without correcting; then rest voice, hands and head.'],
    thanks: [
      'Afterwards',
      'Thanks and memories',
      'Thank those who helped, give back what was borrowed, and save photos and videos.',
    ],
    entry: [
      'Start',
      'Entry and closing date',
      'Often weeks or months before: ask your teacher or the board, and pay the fee.',
    ],
    examPieces: [
      'Study',
      'Pieces, scales and sight-reading',
      'A little of each every time; aural tests with your teacher.',
    ],
    dates: [
      'Start',
      'Rehearsal dates, parts and clothes',
      'Put all dates in the diary now, and ask what everybody wears.',
    ],
    lines: ['Study', 'Learn the lines and songs', 'A scene at a time, with somebody who reads the others.'],
    comicSet: [
      'Study',
      'Write, try out and cut the set',
      'On friends first: keep what gets a laugh, and learn it by heart.',
    ],
    examProgramme: [
      'Start',
      'Choose the pieces with your teacher',
      'One from each list, one of them you love; scales and aural tests for the grade on one sheet.',
    ],
    mockExam: [
      'Rehearsals',
      'Mock exam with an accompanist',
      'In order, with scales and sight-reading, marked as in the exam.',
    ],
    apply: [
      'Start',
      'Registration and what they want to hear',
      'Closing date, number and length of pieces, a recording or a form to send first.',
    ],
    choreography: [
      'Study',
      'Learn the choreography',
      'A part at a time, first without music, then with it; film yourself now and then.',
    ],
    ownPart: [
      'Study',
      'Your own part at home',
      'A piece at a time with a recording, and what went wrong at the last rehearsal.',
    ],
    forAudition: [
      'Study',
      'Prepare what you will show',
      'Two contrasting pieces if they leave it to you, by heart; a third in reserve.',
    ],
    setWork: [
      'Study',
      'Set exercises and dances',
      'As in the syllabus, in the order of the exam; shoes, hair and clothes as they ask.',
    ],
  },
  recording: {
    songs: [
      'Preparation',
      'Choose the songs and the order',
      'A rough take of each on the phone: tempo, key, who plays what.',
    ],
    rehearse: [
      'Preparation',
      'Play them until they sit',
      'One song at a time, with a click; listen back after each evening.',
    ],
    studio: [
      'Preparation',
      'Book the studio, or set up a room',
      'Days, price by the day, who mixes it; or what you need to do it at home.',
    ],
    record: ['Recording', 'Record', 'Rhythm first, voices last and rested; fewer songs, done well.'],
    mix: ['Recording', 'Mix and master', 'Listen on three kinds of speakers; two rounds of changes, then it is done.'],
    cover: ['Release', 'Cover and credits', 'A square picture, names of all who played and wrote.'],
    upload: [
      'Release',
      'Upload it for the day',
      'Distributors want two or three weeks; register what is your own with PRS.',
    ],
    tell: [
      'Release',
      'Let people hear it',
      'A link to everybody who has waited for it, and thanks to those who helped.',
    ],
  },
}
