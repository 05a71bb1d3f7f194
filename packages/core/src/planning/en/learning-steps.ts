import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: [
      'Start',
      'Take a level test',
      'A free level test, and one sentence: what do you want to be able to say, and to whom?',
    ],
    material: ['Start', 'Choose a course or a teacher', 'One book, one app or one teacher: choose, and get it today.'],
    basics: ['Basics', 'First words and phrases', 'Twenty minutes: some words, one pattern, and out loud.'],
    firstCheck: ['Basics', 'Record a minute', 'Speak about your day: what works already, what is missing?'],
    routine: [
      'Practice',
      'Study and listen',
      'Revision, one new thing, and something you enjoy: a series, a song, the news.',
    ],
    talk: [
      'Practice',
      'Conversation once a week',
      'An exchange partner or a teacher, half an hour. Mistakes are the point.',
    ],
    rehearse: [
      'Closing',
      'An hour’s conversation',
      'An hour with somebody who speaks it, about something that matters to you.',
    ],
  },
  instrument: {
    teacher: ['Start', 'Find a teacher or a method', 'A trial lesson tells more than ten reviews.'],
    get: [
      'Start',
      'Get the instrument ready[: {what}]',
      'Hire or borrow before you buy; tuned, and where you see it every day.',
    ],
    basics: ['Basics', 'Fifteen minutes a day', 'At the same time: posture, sound, rhythm.'],
    firstCheck: ['Basics', 'The first whole piece', 'Record one easy piece from beginning to end.'],
    routine: ['Practice', 'Exercises and pieces', 'Warm up, the hard bars slowly, then something you love.'],
    rehearse: ['Closing', 'Play for somebody', 'Two pieces for family or friends, without stopping.'],
  },
  skill: {
    choose: ['Start', 'Choose how to learn', 'A trial lesson, a group, a good book or videos: where to begin?'],
    enrol: ['Start', 'Sign up for the course', 'Which day, what it costs, how many you are, and what to bring.'],
    things: ['Start', 'Get the essentials', 'Borrowed if you can: the rest comes later.'],
    basics: ['First weeks', 'The first basics', 'Short sessions at the same time: one thing after the other.'],
    lessons: ['Practice', 'Lessons', 'And half an hour on your own between one and the next.'],
    halfway: ['Practice', 'See what works already', 'And what does not yet: go on from there.'],
    routine: ['Practice', 'Practise regularly', 'Some revision, one new thing, and something that is fun.'],
    show: ['Closing', 'Put it to the test', 'No exercise this time: the real thing, best with somebody.'],
    next: ['Afterwards', 'Decide how to go on', 'A second course, a group, or alone: while you still want to.'],
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
    picture: [
      'Start',
      'When it is finished: [{title}]',
      'One sentence by which you will know, and what does not belong to it.',
    ],
    split: ['Start', 'List all that it takes', 'Pieces of an hour or two; mark the one that you are least sure of.'],
    gather: ['Start', 'Material and help', 'What do you need, and who can lend a hand? Ask now.'],
    hardest: [
      'Work',
      'The part you are least sure of',
      'Two fixed hours a week on what you marked: then you know how long the rest takes.',
    ],
    look: ['Work', 'Cross out what is done', 'And what can be left out: how much is really left?'],
    rest: ['Work', 'The rest, piece by piece', 'Finish one before you begin the next.'],
    check: ['Last days', 'Last things to close', 'Only those that matter; the rest can wait.'],
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
  },
}
