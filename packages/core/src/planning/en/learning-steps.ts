import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of learning and of habits, and of the general kinds. */
export const learningSteps: StepsOf<
  'language' | 'instrument' | 'skill' | 'reading' | 'prepared' | 'doneBy' | 'regular'
> = {
  language: {
    level: [
      'Start',
      'Where I stand',
      'A free level test, and one sentence: what do you want to be able to say, and to whom?',
    ],
    material: [
      'Start',
      'A course or a teacher[ for {what}]',
      'One book, one app or one teacher: choose, and get it today.',
    ],
    basics: ['Basics', 'Basics, little and often', 'Twenty minutes: some words, one pattern, and out loud.'],
    firstCheck: ['Basics', 'First check', 'Record one minute about your day: what works already, what is missing?'],
    routine: [
      'Practice',
      'Regular practice',
      'Revision, one new thing, and something you enjoy: a series, a song, the news.',
    ],
    talk: ['Practice', 'Talk with somebody', 'An exchange partner or a teacher, half an hour. Mistakes are the point.'],
    rehearse: [
      'Closing',
      'A real conversation',
      'An hour with somebody who speaks it, about something that matters to you.',
    ],
    next: ['Afterwards', 'How to keep it alive', 'One weekly date with the language, and the next level if you like.'],
  },
  instrument: {
    teacher: ['Start', 'Find a teacher or a method', 'A trial lesson tells more than ten reviews.'],
    get: [
      'Start',
      'Get the instrument ready[: {what}]',
      'Hire or borrow before you buy; tuned, and where you see it every day.',
    ],
    basics: ['Basics', 'Basics, little and often', 'Fifteen minutes, at the same time: posture, sound, rhythm.'],
    firstCheck: ['Basics', 'First piece', 'Record one easy piece from beginning to end.'],
    routine: ['Practice', 'Regular practice', 'Warm up, the hard bars slowly, then something you love.'],
    rehearse: ['Closing', 'Play for somebody', 'Two pieces for family or friends, without stopping.'],
    next: ['Afterwards', 'What to play next', 'Choose the next pieces, and people to play with.'],
  },
  skill: {
    material: [
      'Start',
      'Material or a teacher',
      'Choose one method, one course or one teacher, and get what you need.',
    ],
    basics: [
      'Basics',
      'Basics, little and often',
      'Short regular sessions, always at the same time. At first it counts to turn up.',
    ],
    firstCheck: ['Basics', 'First check', 'Record yourself or take a test: what works already, what is hard?'],
    routine: ['Practice', 'Regular practice', 'In each session some revision, one new thing, and something you enjoy.'],
    secondCheck: ['Practice', 'Check your progress', 'Repeat the first test and compare. Then choose what to work on.'],
    depth: [
      'Practice',
      'What is still missing',
      'A few weeks on the weak spots only, with help from somebody who knows more.',
    ],
    rehearse: ['Closing', 'Do it for real', 'In front of somebody, or where it counts.'],
    next: ['Afterwards', 'Look back and go on', 'See how far you have come, and decide how to go on.'],
  },
  reading: {
    list: ['Start', 'Make a list', 'Twice as many as you need, some short ones too; borrow the first three.'],
    time: [
      'Start',
      'Find the half hour',
      'Before sleep, on the train, after lunch: one fixed place, without the phone.',
    ],
    firstWeeks: ['First weeks', 'Read a little every day', 'A book that does not hold you after fifty pages may go.'],
    look: ['First weeks', 'First look back', 'How many pages a week is it? Change the time, or the next book.'],
    steady: ['Keeping on', 'Keep reading', 'The next book is always lying ready before this one ends.'],
    next: ['Afterwards', 'The three best', 'Write a line about each, and give one away.'],
  },
  prepared: {
    needs: ['Start', 'What it takes: [{title}]', 'Place, time, cost, and what must be booked or asked first.'],
    people: ['Start', 'Who comes, who helps', 'Ask them now, and write down who does what.'],
    get: ['Preparation', 'Get what is needed', 'A list, then one round: buy, borrow, print.'],
    check: ['Last days', 'Final check', 'Confirm times and people; what is still open gets a name and a day.'],
    ready: ['Last days', 'Everything ready', 'Lay it out, look up the way, and leave the evening free.'],
    notes: ['Afterwards', 'Notes for next time', 'Thank who helped, and note what you would do again.'],
  },
  doneBy: {
    picture: [
      'Start',
      'When it is done: [{title}]',
      'One sentence by which you will know, and what does not belong to it.',
    ],
    split: ['Start', 'Write down all it takes', 'Pieces of an hour or two; mark the one that you are least sure of.'],
    gather: ['Start', 'Material and help', 'What do you need, and who can lend a hand? Ask now.'],
    hardest: [
      'Work',
      'The uncertain part first',
      'Two fixed hours a week on what you marked: then you know how long the rest takes.',
    ],
    look: ['Work', 'Where it stands', 'Cross out what is done, and what can be left out.'],
    rest: ['Work', 'Piece by piece to the end', 'Finish one before you begin the next.'],
    check: ['Last days', 'What is still missing', 'The few things that matter; the rest is for later.'],
    enjoy: ['Afterwards', 'Done', 'Show it to somebody, tidy up behind you, and enjoy it.'],
  },
  regular: {
    bedroom: ['Start', 'Bedroom and evening', 'Dark, cool and quiet; no screen in bed, no coffee after lunch.'],
    bedtime: ['First weeks', 'The same hours every night', 'To bed and up at the same time, at weekends too.'],
    today: [
      'Start',
      'How it is now',
      'Note for a few days how things go, without changing anything: you will compare with it.',
    ],
    easier: [
      'Start',
      'Make it easy',
      'When, where and with whom? Prepare what helps, and put away what distracts you.',
    ],
    firstWeeks: [
      'First weeks',
      'Begin small: [{title}]',
      'So small that it works on bad days too. If you miss one, go on the day after.',
    ],
    firstLook: ['First weeks', 'First look back', 'What works, and what does not? Change one thing only.'],
    steady: ['Keeping on', 'Keep the rhythm', 'Mark each day that went well: a row that grows helps you to go on.'],
    compare: ['Keeping on', 'Where I am', 'Compare with the beginning, and decide what to keep and what to leave.'],
    ordinary: [
      'Keeping on',
      'On hard days too',
      'Have a plan for travel, parties and tiredness: that is where habits get lost.',
    ],
    next: ['Afterwards', 'Look back and go on', 'See how far you have come, and decide how to go on.'],
  },
}
