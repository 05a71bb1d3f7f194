import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of habits, and of the ways in which one is with others. */
export const regularSteps: StepsOf<'regular'> = {
  regular: {
    onTheSide: [
      'Keeping on',
      'On your side, nose free, no drink in the evening',
      'A pillow behind the back, salt water before bed; note which nights were quiet.',
    ],
    snoreDoctor: [
      'Start',
      'Tell the GP, above all if you stop breathing',
      'Pauses, choking, sleepy by day: there is a test to take home; for the rest a dentist can make a splint.',
    ],
    snoreCauses: [
      'Start',
      'What makes it worse',
      'Wine in the evening, lying on the back, a blocked nose, weight: ask whoever hears it, or let the phone record three nights.',
    ],
    blocks: [
      'Keeping on',
      'One block of sleep, and a nap before the first night',
      'The same hours on all nights in a row; on days off go halfway and not all the way back.',
    ],
    afterShift: [
      'First weeks',
      'The same order after each shift',
      'Sunglasses home, a light meal, in bed within the hour; no coffee in the second half of the shift.',
    ],
    darkDay: [
      'Start',
      'A bedroom for the day',
      'Blackout, earplugs, phone off, a note on the door; those at home know your hours.',
    ],
    eveningStays: ['Keeping on', 'Keep to the order', 'After holidays and illness begin again on the first evening.'],
    sameEvening: [
      'First weeks',
      'The same order every evening',
      'Say what comes next, stay calm when they protest; one story more is agreed beforehand or not at all.',
    ],
    eveningOrder: [
      'Start',
      'One order for the evening',
      'Supper, bath, teeth, story, light: screens off an hour before, and all who put them to bed do the same.',
    ],
    twoEvenings: [
      'Start',
      'Watch two evenings',
      'When does it go wrong: screens off, bath, teeth, the last drink? Write down the times.',
    ],
    orderStays: ['Keeping on', 'Keep to the order', 'What is forgotten twice moves to the evening before.'],
    sameOrder: [
      'First weeks',
      'The same order every morning',
      'Dressed before breakfast, no screens, one person who calls the time.',
    ],
    eveningBefore: [
      'Start',
      'Move things to the evening',
      'Bags at the door, clothes out, table laid; alarm ten minutes earlier, and a list on the wall.',
    ],
    twoMornings: [
      'Start',
      'Watch two mornings',
      'When does it get tight: getting up, breakfast, bathroom, shoes? Write down the times.',
    ],
    everyWeek: ['Keeping on', 'Every week', 'Put it in the diary before other things come.'],
    rightPlace: [
      'First weeks',
      'Is it the right place for you?',
      'Another hour, another community, or a group during the week.',
    ],
    goWeekly: ['First weeks', 'Go every week', 'The same day and hour; if you miss one, the next is as good.'],
    goOnce: ['Start', 'Go once', 'At the back is fine; stay for a word afterwards if you like.'],
    services: ['Start', 'Where and when', 'The hours of one or two places near you, and somebody you could go with.'],
    ruleStays: ['Keeping on', 'Keep to it', 'Exceptions are agreed beforehand: a film together, a birthday.'],
    askChildren: ['First weeks', 'Ask everybody how it is', 'What is better, what is unfair, and one thing to change.'],
    keepRule: [
      'First weeks',
      'Keep to the rule, calmly',
      'The first days are loud: the same answer each time, no long debate, and say so when it goes well.',
    ],
    basket: [
      'Start',
      'A place for them, something instead',
      'A basket away from the table, chargers there; a game, a question for each, somebody who helps to cook.',
    ],
    rule: [
      'Start',
      'Agree on one rule, all together',
      'When and where screens are off, for the grown-ups too; the children help to decide it.',
    ],
    bigNos: [
      'Keeping on',
      'Now where it is hard',
      'One at a time, with those who ask most: say the sentence, then nothing more.',
    ],
    afterNo: [
      'First weeks',
      'What happened after a no?',
      'Who took it well, what you feared, and which no is still owed.',
    ],
    smallNos: [
      'First weeks',
      'A small no first',
      'Where it is easy: a favour, an invitation, an extra task. If a yes slipped out, take it back the same day.',
    ],
    sentences: [
      'Start',
      'Three sentences to say no',
      '“Not this time”, “I can’t take that on”, “I’ll tell you tomorrow”: friendly, short, no excuses.',
    ],
    whatIsAsked: [
      'Start',
      'Note what you are asked for',
      'Who asked, what you said, what you would have liked to say: a line in the evening.',
    ],
    today: ['Start', 'Note how it is now', 'For a few days, without changing anything: you will compare with it.'],
    easier: ['Start', 'Choose when and where', 'At which hour, where and with whom; and put away what distracts you.'],
    prescriber: [
      'Beginning',
      'Ask how to come off the tablets',
      'GP or pharmacist: most are reduced little by little, not stopped in one night.',
    ],
    bedroom: ['Start', 'Bedroom and evening', 'Dark, cool and quiet; no screen in bed, no coffee after lunch.'],
    firstWeeks: [
      'First weeks',
      'Begin small',
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
}
