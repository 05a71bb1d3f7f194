import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: ['Start', 'Take a level test', 'A free one online: it shows what is there, and where to begin again.'],
    material: ['Start', 'Choose a course or a teacher', 'One book, one app or one teacher: choose, and get it today.'],
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
      'To whom, and where: three situations, such as a shop, a visit, a call.',
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
  },
  instrument: {
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
    slowly: ['Study', 'Slowly, a few bars at a time', 'Hands apart, then together; begin with the hardest page.'],
    upToSpeed: [
      'Practice',
      'Up to speed, and by heart',
      'A notch faster each week; once through without stopping at the end of each session.',
    ],
  },
  skill: {
    choose: [
      'Start',
      'Choose a teacher, a course or videos',
      'And fix the days now: a first lesson booked is worth three good videos.',
    ],
    enrol: ['Start', 'Sign up for the course', 'Which day, what it costs, how many you are, and what to bring.'],
    things: ['Start', 'Get what you need to begin', 'Borrowed or second-hand if you can: the rest comes later.'],
    basics: [
      'First weeks',
      'First lessons and attempts',
      'Short and often: one thing at a time, until it comes by itself.',
    ],
    lessons: ['Practice', 'Lessons', 'And half an hour on your own between one and the next.'],
    routine: [
      'Practice',
      'Practise three times a week',
      'Begin with what did not work last time; end with something that does.',
    ],
    show: ['Closing', 'Use it in earnest', 'No exercise this time: for somebody, with somebody, or where you need it.'],
    next: ['Afterwards', 'Decide how to go on', 'A second course, a group, or alone: while you still want to.'],
    level: [
      'Start',
      'See what works and what does not',
      'Film it or ask somebody good: choose the two things that hold you back most.',
    ],
    firstTry: [
      'Practice',
      'One small thing from start to finish',
      'The whole of it, small and easy: then you see what is still missing.',
    ],
    recipes: ['Start', 'Choose five recipes, easiest first', 'From one book or one cook; each teaches one thing.'],
    lesson: [
      'Start',
      'Find a place and book the lessons',
      'A group for beginners or three lessons alone: day, hour, price, what to bring.',
    ],
    cookTwice: [
      'First weeks',
      'One recipe a week, made twice',
      'The second time without looking; note what you change.',
    ],
    firstLessons: [
      'First weeks',
      'A lesson every week',
      'And once in between on your own: one thing that the teacher said.',
    ],
    filmed: ['Practice', 'Have yourself filmed', 'A minute: what has come, and what one thing comes next?'],
    vary: ['Practice', 'Harder ones, and your own versions', 'A new one each week; repeat those that people ask for.'],
    between: [
      'Practice',
      'Lesson and practice',
      'One lesson and one time on your own each week; a little longer or harder.',
    ],
    guests: ['Closing', 'Make it for guests', 'Two or three people, nothing that you have not made before.'],
    alone: ['Closing', 'Once without the teacher', 'With a friend, where you will do it from now on.'],
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
    firstWeeks: ['First weeks', 'Read a little every day', 'A book that does not hold you after fifty pages may go.'],
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
    needs: ['Start', 'What it takes: [{title}]', 'Place, time, cost, and what must be booked or asked first.'],
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
    picture: ['Start', 'What it takes: [{title}]', 'Hours, cost, help, and whom to ask first: ten lines are enough.'],
    gather: ['Start', 'Material and help', 'Buy, borrow or order it in one round; whoever lends a hand needs a date.'],
    look: ['Last days', 'What is left, and what may be left out', 'Cross off what is done; how much is there really?'],
    rest: ['Work', 'Bit by bit: [{title}]', 'Finish one thing before you begin the next.'],
    check: [
      'Last days',
      'See that it is finished',
      'What is missing, what goes back to whom, and what is cleared away.',
    ],
  },
  regular: {
    today: ['Start', 'Note how it is now', 'For a few days, without changing anything: you will compare with it.'],
    easier: ['Start', 'Choose when and where', 'At which hour, where and with whom; and put away what distracts you.'],
    bedroom: ['Start', 'Bedroom and evening', 'Dark, cool and quiet; no screen in bed, no coffee after lunch.'],
    firstWeeks: [
      'First weeks',
      'Begin small: [{title}]',
      'So small that it works on bad days too. If you miss one, go on the day after.',
    ],
    bedtime: ['First weeks', 'The same hours every night', 'To bed and up at the same time, at weekends too.'],
    firstLook: ['First weeks', 'What to change', 'What works, and what does not? One thing at a time.'],
    steady: [
      'Keeping on',
      'Keep it up every week',
      'Mark each day that went well: a row that grows helps you to go on.',
    ],
    nights: ['Keeping on', 'Keep to the same hours', 'After a bad night too; note how you wake up.'],
    compare: ['Keeping on', 'Compare with the beginning', 'Look at the notes of those days, and decide what to keep.'],
    dates: [
      'Start',
      'Put the first dates in the diary',
      'Ask who has time when: three dates now, the same day each week or month if you can.',
    ],
    meet: ['First weeks', 'Keep the first dates', 'Short is fine: a walk, a call, a meal that you would have anyway.'],
    goOn: [
      'Keeping on',
      'Keep a fixed time for each other',
      'Before you part, agree on the next one; move it rather than drop it.',
    ],
  },
}
