import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of what is learned by doing, and of habits. */
export const habitsAndSkillsSteps: StepsOf<'skill' | 'regular'> = {
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
    moments: [
      'Start',
      'Note when it goes wrong',
      'With whom, at what hour, what came just before: a line in the evening for some days.',
    ],
    oneThing: [
      'Start',
      'Choose one thing to do instead',
      'Small enough to see: phone face down, let them finish, three breaths, one question before an answer.',
    ],
    tellSomebody: [
      'Start',
      'Tell one person, agree on a sign',
      'Somebody you see most days: a word or a look that means “now”.',
    ],
    oneTalk: [
      'First weeks',
      'Once a day, on purpose',
      'One talk or one hard moment a day in which you do just that; in the evening, yes or no. If it went wrong, say sorry the same day.',
    ],
    askThem: [
      'First weeks',
      'Ask how it is for the others',
      'Two people: what have they noticed? Say thank you, and do not explain.',
    ],
    hardOnes: [
      'Keeping on',
      'Now in the hard moments too',
      'When you are tired, late or in the right; look at the list of the first days and take one of them a week.',
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
    show: ['Closing', 'Put it to the test', 'Not as an exercise: for somebody, with somebody, or where you need it.'],
    next: ['Afterwards', 'Decide how to go on', 'A second course, a group, or alone: while you still want to.'],
    level: [
      'Start',
      'See what works and what does not',
      'Look at your last attempts, or ask somebody good: choose the two things that hold you back most.',
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
    oneRecipe: [
      'Start',
      'Choose one good recipe',
      'In grams, with photos of each stage; read it twice, and stay with it for a month.',
    ],
    familyRecipe: [
      'Start',
      'Ask how it was made at home',
      'Call whoever watched or ate it: flour, oven, hours, what the dough looked like; write it all down.',
    ],
    dishThings: [
      'Start',
      'Scales, tools and ingredients',
      'Good scales above all; the main ingredient always of one kind, so that you can compare.',
    ],
    starter: [
      'First weeks',
      'Get the starter going',
      'A spoonful from somebody who bakes, or flour and water for ten days; feed it daily until it doubles in four hours.',
    ],
    sameRecipe: [
      'First weeks',
      'The same recipe once a week',
      'Always one batch, changing one thing only: time, heat or amounts. A photo and two lines each time.',
    ],
    withCook: [
      'Practice',
      'A morning with somebody who can',
      'A class, or somebody who has made it for years: hands learn by watching hands.',
    ],
    byHand: [
      'Practice',
      'Once a week, more and more by feel',
      'Look and touch instead of the clock; try it in another season, or double the batch.',
    ],
    firstGames: [
      'Practice',
      'First whole games',
      'Against somebody a little better; afterwards look for the move that turned it.',
    ],
  },
}
