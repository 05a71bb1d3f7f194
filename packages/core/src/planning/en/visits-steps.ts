import type { StepsOf } from '../planning-words.ts'

/** English words of the steps of visits that one makes. */
export const visitsSteps: StepsOf<'visit'> = {
  visit: {
    callAgain: ['Afterwards', 'Call, and say when you come again', 'A few words do; ask the family what is needed.'],
    visitHours: [
      'Start',
      'Ask when one may come',
      'Visiting hours, ward, how many at a time, and whether they feel up to it.',
    ],
    bring: ['Preparation', 'Something small to take', 'Fruit, a magazine, a charger; half an hour is enough.'],
    agree: ['Now', 'Agree on the days', 'When you come and go, where you sleep, what they would like.'],
    travel: ['Now', 'Train, car or flight', 'Book early; look at the way home too.'],
    plans: ['Preparation', 'One or two things to do', 'Something together, something for rain; a table if you go out.'],
    present: [
      'Preparation',
      'A present, and a meal for the freezer',
      'Something for the baby, something for the parents; a thing for older children too.',
    ],
    pack: [
      'Last days',
      'Pack, with something for them',
      'A small present, chargers, and clothes for the weather there.',
    ],
    thanks: ['Afterwards', 'Say thank you', 'A message with the best photo.'],
  },
}
