import type { GoalWords } from '../language-words.ts'

/** English words of goals and reminders. */
export const goalWords: GoalWords = {
  doings: {
    running: 'run runs running ran',
    reading: 'read reads reading',
    writing: 'write writes writing wrote written',
    swimming: 'swim swims swimming swam swum',
    walking: 'walk walks walking walked',
    cycling: 'bike biking cycle cycling cycled ride riding rode',
    studying: 'study studying studied studies',
    training: 'train training trained workout workouts',
    saving: 'save saves saving saved savings',
    meditating: 'meditate meditating meditated meditation',
    gym: 'gym',
    books: 'book books',
  },
  units: {
    kilometre: 'km kms kilometre kilometres kilometer kilometers',
    mile: 'mi mile miles',
    kilogram: 'kg kilo kilos kilogram kilograms',
    hour: 'h hour hours hrs',
    minute: 'min minute minutes mins',
    page: 'page pages',
    euro: 'eur euro euros',
  },
  nameless: 'goal goals reminder reminders times every year month week',
}
