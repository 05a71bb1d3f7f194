import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of eating, moving and giving up. */
export const wellbeingSteps: StepsOf<'diet' | 'fitness' | 'quitting'> = {
  diet: {
    today: [
      'Start',
      'Write down what you eat',
      'For a few days, what and when; if you want to lose weight, weigh yourself once.',
    ],
    doctor: [
      'Start',
      'Ask a doctor or dietitian',
      'How much is healthy for you, and how fast; what to measure, and when again.',
    ],
    swap: [
      'Start',
      'Find what replaces it',
      'Where protein, iron and B12 come from now, three dishes you like already, and what to eat out.',
    ],
    kitchen: ['Start', 'Shop with a list', 'For five simple meals; what tempts you stays in the shop.'],
    firstWeeks: ['First weeks', 'A few simple meals', 'The same few good meals, and one evening that is free.'],
    look: ['First weeks', 'See which meals work', 'What was easy, what was hard? Change one thing only.'],
    steady: [
      'Keeping on',
      'Eat this way every day',
      'Shop with a list, at fixed hours; if you want to lose weight, weigh yourself once a week.',
    ],
    retest: [
      'Last days',
      'Measure it again',
      'Blood test or blood pressure, early enough to have the result in hand on the day.',
    ],
    keep: ['Afterwards', 'Habits to keep', 'The three that cost you least, and what to do on feast days.'],
    monitor: [
      'Start',
      'Measure it at home for a week',
      'A cuff for the upper arm; sitting, rested, morning and evening, two readings each. Above 180 call a doctor; never stop tablets by yourself.',
    ],
    salt: [
      'Start',
      'Find the salt, and leave it out',
      'Bread, ham, cheese, sauces, ready meals: read labels; herbs and lemon at the table instead, and less alcohol.',
    ],
    moveMore: [
      'First weeks',
      'Half an hour’s brisk walk',
      'So that you can talk but not sing; fruit or vegetables at each meal.',
    ],
    lookAgain: [
      'First weeks',
      'Measure for three days again',
      'Same chair, same hours: what has helped? Weight, alcohol and sleep count too.',
    ],
    saltAndWalks: [
      'Keeping on',
      'Little salt and a walk, every week',
      'Readings twice a week are enough; write them in one place.',
    ],
    weekOfReadings: [
      'Last days',
      'Seven days of readings for the doctor',
      'Morning and evening; leave out the first day, and take the average and the list with you.',
    ],
  },
  fitness: {
    stretches: [
      'Build-up',
      'Ten minutes of stretching a day',
      'Warm first; hamstrings, hips and back, thirty seconds each, twice; it may pull, never hurt.',
    ],
    deeper: [
      'Build-up',
      'Hold it longer, go a little deeper',
      'A minute each, with a block or books under the hands; lower them by one each week.',
    ],
    best: [
      'Start',
      'Measure what you can do today',
      'Warm up, once with good form, and write it down: it is the number all the rest starts from.',
    ],
    ladder: [
      'Start',
      'Write your ladder',
      'From today’s number to the one you want: about a tenth more each week, an easy week in four.',
    ],
    parts: [
      'Build-up',
      'Train in parts with short rests',
      'Three or four rounds of half of what you can, rests a little shorter each week.',
    ],
    secondBest: [
      'Build-up',
      'Measure again',
      'The same way: go on from the new number; if a joint hurts, ask a physio.',
    ],
    nearly: ['Build-up', 'Longer parts, fewer rests', 'One long round and some short ones; a day off after each.'],
    easyDays: ['Last days', 'Rest, move only lightly', 'Sleep and eat well; nothing hard from here on.'],
    attempt: [
      'Last days',
      'The attempt',
      'Warm up, calm pace, somebody who counts; if it is not enough, again in a week.',
    ],
    plan: ['Start', 'Choose what and when', 'Something you enjoy, with a place and fixed hours of the week.'],
    gym: [
      'Start',
      'Trial session, then sign up',
      'Try it at the hour you would go; look at the contract, and ask for a programme.',
    ],
    teacher: [
      'Start',
      'Find a teacher or videos for beginners',
      'One teacher and twenty minutes are enough; a mat, and a corner that stays free.',
    ],
    shoes: ['Start', 'Proper running shoes', 'Have them fitted in a running shop; everything else can be old.'],
    trial: ['Start', 'Test what you can do today', 'Minutes, lengths or how many in a row: write it down to compare.'],
    firstWeeks: ['First weeks', 'Begin gently', 'Stop while you could still go on. Turning up is what counts.'],
    look: ['First weeks', 'Which days work', 'Move the hour you often miss; if something hurts, ask a doctor.'],
    steady: ['Keeping on', 'Train regularly', 'A little more each week, one easy week in four.'],
    test: [
      'Keeping on',
      'Repeat the first test',
      'The same as at the start: see what has changed, and choose the next goal.',
    ],
    testRun: ['Keeping on', 'Run the whole distance', 'Slowly, on a flat route, on a day when you are rested.'],
  },
  quitting: {
    cookAhead: [
      'Start',
      'Plan and cook ahead',
      'Five quick dinners, two in the freezer, the delivery apps off your phone.',
    ],
    hands: [
      'Start',
      'Choose what to do instead',
      'For each moment that tempts you something for the hands or the mouth; make it harder with a plaster, file, or note.',
    ],
    waitingList: [
      'Start',
      'Unsubscribe, and start a waiting list',
      'Shop emails and saved cards gone; what you want waits thirty days on paper. Mend or borrow first.',
    ],
    begin: [
      'First weeks',
      'The first day without',
      'Say it to somebody in the morning; note in the evening how it went.',
    ],
    keepOn: ['Keeping on', 'Keep going', 'Mark each day, and take a picture each Sunday if there is something to see.'],
    reward: ['Afterwards', 'A treat for yourself', 'Something good that fits: a manicure, an evening out, a free day.'],
    count: [
      'Start',
      'Count for a few days',
      'When, where and with whom, and why you want to change it: only write it down.',
    ],
    instead: ['Start', 'What to do instead', 'For each usual moment something else: water, a walk, a call.'],
    limit: [
      'Start',
      'Set a limit you can keep',
      'How much, on which days, and one rule for the hardest hour: in writing.',
    ],
    help: [
      'Start',
      'Stop-smoking service or pharmacist',
      'Patches, gum or tablets help a lot: ask before the day, they are often free.',
    ],
    support: ['Start', 'Tell somebody', 'A friend, your doctor, a group: say how they can help.'],
    firstDay: [
      'First weeks',
      'The first day without',
      'Nothing of it left at home; something good planned for the evening.',
    ],
    firstWeeks: [
      'First weeks',
      'One day at a time',
      'If you slip, start again the same day: count how many you have in a row.',
    ],
    look: [
      'First weeks',
      'The moments that are still hard',
      'Which are left? Find something else to do for those only.',
    ],
    steady: ['Keeping on', 'Keep going', 'Mark each day, and put aside the money or time that you save.'],
    clearOut: [
      'Last days',
      'Clear it out of the house',
      'Nothing left at home, at work or in the car; something good planned for the first evening.',
    ],
    celebrate: ['Afterwards', 'A treat for yourself', 'Spend what you saved on something that you will remember.'],
    appsAway: [
      'Start',
      'Make it harder to pick up',
      'Alerts off, the worst apps gone, a fixed place where it lies; a book or a walk for each usual moment.',
    ],
    bedtime: [
      'Start',
      'An alarm clock, and a bedtime',
      'The phone charges in another room; dim lights an hour before the hour you chose, then lights out.',
    ],
    eachEvening: [
      'Keeping on',
      'Each evening, yes or no',
      'One mark in the calendar; on Sundays look at the hours of the week.',
    ],
  },
}
