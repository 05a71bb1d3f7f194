import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of eating and moving. */
export const wellbeingSteps: StepsOf<'diet' | 'fitness'> = {
  diet: {
    feeding: [
      'Start',
      'Ask the health visitor or the GP',
      'With milk to make, half a kilo a week is enough: eat well, drink, walk with the pram; no crash diet.',
    ],
    weigh: ['Start', 'Write down what you eat', 'For a few days, what and when; weigh yourself once, in the morning.'],
    steady: [
      'Keeping on',
      'Eat this way every day',
      'Shop with a list, at fixed hours; on the scales once a week, not more.',
    ],
    today: ['Start', 'Write down what you eat', 'For a few days, what and when, without changing anything yet.'],
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
    steadyMeals: [
      'Keeping on',
      'Eat this way every day',
      'Shop with a list, eat at fixed hours; one new dish a week keeps it going.',
    ],
    retest: [
      'Last days',
      'Measure it again',
      'Blood test or blood pressure, early enough to have the result in hand on the day.',
    ],
    keep: ['Afterwards', 'Habits to keep', 'The three that cost you least, and what to do on holidays and at parties.'],
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
    mockGrading: [
      'Last days',
      'A mock grading at the club',
      'All of the sheet in its order in front of your instructor; then only what fell short, fee and form handed in.',
    ],
    forms: [
      'Keeping on',
      'The whole sheet, again and again',
      'Two forms an evening, sparring once a week; film yourself, and ask what still loses marks.',
    ],
    basics: [
      'First weeks',
      'Basics and fitness',
      'Stances, strikes or throws cleanly and slowly, and stamina for a long grading.',
    ],
    gradingSheet: [
      'Start',
      'Ask for the grading sheet',
      'Which forms, techniques and sparring are asked, how many classes you need first; tell your instructor that you mean to enter.',
    ],
    wetsuit: [
      'In the water',
      'A safe place, wetsuit, tow float',
      'A lake or bay with a group or a beginners’ session; try the suit on, bright cap.',
    ],
    outdoors: [
      'In the water',
      'Swim outdoors once a week',
      'Never alone: ease in, ten minutes along the shore first, then more; lift your head to see where you go.',
    ],
    mock: ['Build-up', 'A mock test', 'All the parts in their order, with the clock; then train only what fell short.'],
    allClear: [
      'Start',
      'Ask whether you may start',
      'The GP, midwife or physio: what is fine already, what not yet, how to begin, and which signs mean stop.',
    ],
    marks: [
      'Start',
      'What is tested, and the marks',
      'Runs, press-ups, jumps: which times and numbers count for you, and what to wear.',
    ],
    pool: [
      'Start',
      'Choose a pool and two fixed hours',
      'When lanes are free, what a pass costs; goggles, cap, something against the cold afterwards.',
    ],
    runDays: [
      'Start',
      'Choose the days and a route',
      'Three days with a day of rest between them, flat and near; a plan or an app counts the minutes.',
    ],
    coreFirst: [
      'First weeks',
      'Walks and pelvic floor exercises',
      'A little each day; no running, jumps or sit-ups until you are told that it is fine.',
    ],
    runWalk: [
      'First weeks',
      'Run and walk in turns',
      'A minute or two of each, for half an hour; run so slowly that you could talk. Each week a little more running.',
    ],
    runLonger: [
      'Keeping on',
      'Longer runs, fewer breaks',
      'One longer run and two short ones; repeat a week if it was too hard.',
    ],
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
      'Warm up, calm pace, somebody who watches or films; if it is not enough, again in a week.',
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
    testRun: [
      'Keeping on',
      'Run without a break',
      'Slowly, on a flat route, on a day when you are rested: as far as you set out to.',
    ],
    shown: [
      'Start',
      'See how it is done, part by part',
      'A yoga or gymnastics teacher, or one good video for beginners; a mat, room all round and a clear wall.',
    ],
    strength: [
      'Build-up',
      'Strengthen wrists, shoulders and core',
      'A quarter of an hour: warm the wrists first, then planks, hollow holds, weight on the hands.',
    ],
    supported: [
      'Build-up',
      'Easier forms, with support',
      'At the wall, from a block or with somebody who holds you; learn first how to come down safely.',
    ],
    filmed: [
      'Build-up',
      'Have yourself filmed',
      'From the side: which part is missing? If a wrist or shoulder hurts, rest it and ask a physio.',
    ],
    lessHelp: [
      'Build-up',
      'A little less support each week',
      'A few good tries while you are fresh, then stop; a day off in between.',
    ],
  },
}
