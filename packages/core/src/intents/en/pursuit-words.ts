/** English words for what people do towards goals, by what they do. */
export const doings = {
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
} as const

/** Ways to write a unit in English. */
export const units = {
  kilometre: 'km kms kilometre kilometres kilometer kilometers',
  mile: 'mi mile miles',
  kilogram: 'kg kilo kilos kilogram kilograms',
  hour: 'h hour hours hrs',
  minute: 'min minute minutes mins',
  page: 'page pages',
  euro: 'eur euro euros',
} as const

/** Words of English questions about goals and reminders, whatever those are called. */
export const namelessWords = 'goal goals reminder reminders times every year month week'
