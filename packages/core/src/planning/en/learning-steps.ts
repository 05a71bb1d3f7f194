import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of learning, and of what is prepared or done by a day. */
export const learningSteps: StepsOf<'language' | 'instrument' | 'reading' | 'prepared' | 'doneBy'> = {
  language: {
    firstText: ['Reading', 'A first short text', 'Ten lines with notes and a dictionary, then aloud without.'],
    texts: [
      'Reading',
      'Some lines, a table, some words',
      'A real text as soon as it can be done with notes; grammar where it stops you.',
    ],
    unseen: [
      'Last days',
      'A page you have never seen',
      'An hour with the dictionary; compare with a translation only afterwards.',
    ],
    level: ['Start', 'Take a level test', 'A free one online: it shows what is there, and where to begin again.'],
    material: ['Start', 'Choose a course or a teacher', 'One book, one app or one teacher: choose, and stay with it.'],
    basics: ['Basics', 'First words and phrases', 'Twenty minutes: some words, one pattern, and out loud.'],
    routine: [
      'Practice',
      'Study, listen and talk',
      'Revision, something new, a series or a song; and once a week half an hour of talking.',
    ],
    rehearse: [
      'Closing',
      'An hour’s conversation',
      'An hour with somebody who speaks it, about something that matters to you.',
    ],
    aim: [
      'Start',
      'Choose what to be able to say',
      'To whom, and where: three situations, such as a shop, a visit, a meal.',
    ],
    enrol: ['Start', 'Sign up for the course', 'Level, day, cost, how many you are, and which book.'],
    firstTalk: [
      'Basics',
      'The first conversation',
      'Half an hour with a teacher or an exchange partner. Mistakes are the point.',
    ],
    record: ['Practice', 'Record two minutes', 'About your week: compare with the first conversation.'],
    widen: [
      'Practice',
      'Films, news and real talks',
      'Less exercise, more of the real thing; note ten words a week and use them.',
    ],
    aimTravel: [
      'Start',
      'Make a list for the trip',
      'Greetings, numbers, ordering, asking the way, the chemist: what you will really need.',
    ],
    levelCourse: [
      'Course',
      'Course or teacher for that level',
      'Grammar of the level, speaking every week, and a test paper a month: it takes months, not weeks.',
    ],
    firstSigns: [
      'Basics',
      'First signs and the alphabet',
      'Twenty minutes with videos or a course: look, copy, and check yourself in a mirror.',
    ],
    signing: [
      'Practice',
      'Watch, sign and meet people',
      'Revision, something new, a signed video; and once a week half an hour with somebody who signs.',
    ],
    asThere: [
      'Closing',
      'A trial as it will be there',
      'Order a meal, ask the way, ring a hotel: half an hour with somebody who plays the other part.',
    ],
  },
  instrument: {
    noise: [
      'Start',
      'Make it quiet enough',
      'Headphones, practice pads or a mute, a rug underneath; ask next door which hours suit them, or hire a room.',
    ],
    firstChords: [
      'Basics',
      'Tuning, first notes or chords',
      'A quarter of an hour each day with a book, videos or a teacher, before the songs.',
    ],
    tune: [
      'Start',
      'Get it into playing order',
      'New strings or a tuning, a check in a shop if it has lain long; then leave it where you see it.',
    ],
    wholePiece: [
      'Closing',
      'Play the whole piece for somebody',
      'From beginning to end without stopping, whatever happens.',
    ],
    teacher: ['Start', 'Find a teacher or a method', 'A trial lesson tells more than ten reviews.'],
    get: ['Start', 'Get the instrument ready', 'Hire or borrow before you buy; tuned, and where you see it every day.'],
    basics: ['Basics', 'First notes and rhythms', 'Fifteen minutes at the same time of day: posture, sound, rhythm.'],
    firstCheck: ['Basics', 'The first whole piece', 'Record one easy piece from beginning to end.'],
    routine: ['Practice', 'Exercises and pieces', 'Warm up, the hard bars slowly, then something you love.'],
    rehearse: ['Closing', 'Play for somebody', 'Two pieces for family or friends, without stopping.'],
    pieces: [
      'Start',
      'Choose two or three pieces',
      'One that you almost play, one that is a stretch: they say what to practise.',
    ],
    score: [
      'Start',
      'Score, recording and fingerings',
      'An edition with fingerings, two recordings, and the bars marked that look hard.',
    ],
    slowly: [
      'Study',
      'Slowly, a few bars at a time',
      'One part at a time, then together; begin with the hardest bars.',
    ],
    upToSpeed: [
      'Practice',
      'Up to speed, and by heart',
      'A notch faster each week; once through without stopping at the end of each session.',
    ],
    songs: [
      'Start',
      'Chords or sheets, and a recording of each',
      'In a key that suits voice and hands; put the easiest first.',
    ],
    songBySong: [
      'Practice',
      'One song after the other',
      'The hard bars or chord changes slowly, then with the recording, then by heart.',
    ],
    songsThrough: [
      'Practice',
      'All of them, one after the other',
      'Without stopping for mistakes; note where you lose your way.',
    ],
    allSongs: ['Closing', 'Play them for somebody', 'In the order of the day, standing or sitting as you will.'],
  },
  reading: {
    list: ['Start', 'Make a list', 'Twice as many as you need, some short ones too; borrow the first three.'],
    parts: [
      'Start',
      'Divide the book into parts',
      'How many pages a week, and which edition: notes and a list of names help.',
    ],
    time: [
      'Start',
      'Find the half hour',
      'Before sleep, on the train, after lunch: one fixed place, without the phone.',
    ],
    firstWeeks: ['First weeks', 'Read a little every day', 'At the same hour; on bad days ten pages are enough.'],
    look: ['First weeks', 'Pages a week so far', 'Is it the right pace? Change the hour, or the book.'],
    steady: ['Keeping on', 'Keep reading', 'The next book is always lying ready before this one ends.'],
    rest: [
      'Keeping on',
      'Read on to the end',
      'Some pages a day; if you lose the thread, look up a summary of the chapter.',
    ],
    next: ['Afterwards', 'The three best', 'Write a line about each, and give one away.'],
  },
  prepared: {
    needs: ['Start', 'List what it takes', 'Place, time, cost, and what must be booked or asked first.'],
    slots: ['Start', 'Book a time slot', 'One for each teacher, with some minutes between.'],
    book: ['Preparation', 'Book and ask', 'What may run out, and who is coming or can lend a hand.'],
    questions: ['Preparation', 'What to ask', 'Progress, friends, how they are in class; ask your child first.'],
    get: ['Preparation', 'Get what is needed', 'A list, then one round: buy, borrow, print.'],
    check: ['Last days', 'Times, place and who comes', 'Confirm whatever is still open, and look up the way.'],
    ready: [
      'Last days',
      'Get it all ready the evening before',
      'Clothes, papers, keys, the alarm: then a quiet evening.',
    ],
    talk: ['Afterwards', 'Talk it over at home', 'First what goes well, then one thing to try together.'],
  },
  doneBy: {
    picture: ['Start', 'List what it takes', 'Hours, cost, help, and whom to ask first: ten lines are enough.'],
    gather: [
      'Start',
      'What and whom you need',
      'Things, papers, people: get in one round what you can; whoever helps needs a date.',
    ],
    look: ['Last days', 'What is left, and what may be left out', 'Cross off what is done; how much is there really?'],
    rest: ['Work', 'Do it bit by bit', 'Finish one thing before you begin the next.'],
    check: [
      'Last days',
      'See that it is finished',
      'What is missing, and whom do you owe an answer, a thing or thanks?',
    ],
  },
}
