import type { StepsOf } from '../planning-words.ts'

/** English words of the steps with a small child: nights with a newborn, and what it learns or leaves. */
export const smallChildrenSteps: StepsOf<'toddler' | 'newbornSleep'> = {
  toddler: {
    dryNights: [
      'Nights',
      'Toilet last thing, and a waterproof sheet',
      'Less to drink in the last hour, a light on the way; a wet bed is changed without a word, and after two weeks of them wait some months.',
    ],
    chooseTogether: [
      'Preparation',
      'Let them choose two',
      'At the shop or the market, then wash and cook them together; what one has made tastes better.',
    ],
    oneBite: [
      'Every day',
      'A little of it on every plate',
      'Beside something they like, no bribes and no scenes: tasting counts, leaving it is allowed.',
    ],
    again: [
      'Every day',
      'The same again, another way',
      'Raw, roasted, in a sauce: many need ten tries; eat it with them.',
    ],
    tastesBefore: [
      'Meals',
      'First tastes, one at a time',
      'A few spoons a day, a new food every three days, highchair and cups ready; milk stays the main thing.',
    ],
    mealsBefore: [
      'Meals',
      'One meal after another',
      'First lunch, then tea, then breakfast; somebody else feeds now and then, and a cup or bottle without you.',
    ],
    nursery: [
      'Nursery',
      'Agree the settling-in',
      'Days and hours, food and sleep, who can be reached; keep one or two weeks free before work.',
    ],
    firstDays: [
      'Nursery',
      'Begin the settling-in',
      'An hour together, then a little without you; a short, cheerful goodbye.',
    ],
    trialMorning: [
      'Nursery',
      'A whole morning as on a workday',
      'Alarm, breakfast, way there and back; and a plan for the first fever.',
    ],
    signs: ['Start', 'Is it the right time?', 'A calm fortnight: no journey, no new nursery, everybody at ease.'],
    things: [
      'Start',
      'Get what helps, let them choose',
      'And agree with those who look after them, so that all do the same.',
    ],
    days: ['First days', 'Quiet days at home', 'Same words, same times, no scolding; praise every try.'],
    out: ['Then', 'Outside and with others', 'Grandparents, nursery, a short outing with a change of clothes.'],
    onlyBed: [
      'First days',
      'The dummy only for sleeping',
      'By day it stays in a box at home; a soft toy, a game or a cuddle instead.',
    ],
    goodbye: [
      'Then',
      'Say goodbye to the dummy',
      'On a day chosen together; the first two or three evenings take more patience.',
    ],
    praise: ['Afterwards', 'A small celebration', 'And no hurry with what still goes wrong.'],
    askFirst: ['Start', 'Ask the health visitor', 'When, with what, and which allergies to look out for.'],
    chair: ['Start', 'High chair, bowls and spoons', 'And decide: purées, or pieces to hold?'],
    tastes: [
      'First days',
      'First tastes, one at a time',
      'A few spoons a day, a new food every few days; milk stays the main thing.',
    ],
    meals: ['Then', 'Meals at the family table', 'First one, then two, then three; what you eat, without salt.'],
    evenings: [
      'First days',
      'The same evening each night',
      'Bath, story, light out at the same hour, and laid down awake.',
    ],
    stay: ['Then', 'The same answer at night', 'Whoever gets up, alike: few words, quiet, and back to bed.'],
    askFeeding: [
      'Start',
      'Ask the health visitor how',
      'What comes instead at this age, cup or bottle; a time without teething, illness or a new nursery.',
    ],
    oneFeedLess: [
      'Step by step',
      'One feed less every few days',
      'The easiest first, by day; the others stay. If the breast is hard, take off a little, something cold, and slow down.',
    ],
    lastFeed: ['Step by step', 'The bedtime feed goes last', 'Somebody else puts them to bed, with a story and a cup.'],
    cuddles: [
      'Afterwards',
      'More cuddles, and how are you?',
      'It may make you sad for some days; a lump, fever or low mood that stays is for the doctor.',
    ],
  },
  newbornSleep: {
    shifts: [
      'Now',
      'Share out the night in shifts',
      'One from nine to two, the other from two to seven; whoever is off sleeps in another room, with earplugs: five hours in a row change everything.',
    ],
    safeBed: [
      'Now',
      'A safe, simple place for the baby',
      'On the back, in a cot beside your bed, nothing soft in it; nappies, water and a dim light within reach.',
    ],
    helpers: [
      'Now',
      'Ask for two hours, twice a week',
      'A grandparent, a friend, a neighbour: they push the pram or cook, and you sleep. Say yes to whoever offers.',
    ],
    nap: ['First weeks', 'One nap by day, phone off', 'When the baby sleeps, the washing up waits.'],
    healthVisitor: [
      'First weeks',
      'Ask the health visitor or GP',
      'Feeds, wind, weight; and say so if you cannot sleep even when the baby does, or feel low: that is common, and there is help.',
    ],
    look: [
      'First weeks',
      'What works by now',
      'Which stretch is the longest? Change the shifts if one of you is worse off.',
    ],
    evenings: [
      'Later',
      'The same evening, every evening',
      'Light and noise by day, dim and quiet from seven; bath, feed, bed in this order. At night only feed and change.',
    ],
    now: [
      'Later',
      'How are the nights now?',
      'Set against the beginning; a baby wakes for months yet, and that is normal.',
    ],
  },
}
