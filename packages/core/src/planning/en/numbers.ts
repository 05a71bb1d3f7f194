import type { ReadingWords } from '../planning-words.ts'

/** Words for numbers. */
export const numbers: ReadingWords['numbers'] = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'half an': 0.5,
  'a couple of': 2,
}
