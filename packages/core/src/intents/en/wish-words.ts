import type { WishWords } from '../wish-words.ts'

export const wishes: WishWords = {
  whole: ({ source, lead, isByMail }) => `remind me about ${source} ${lead}${isByMail ? ' by e-mail' : ''}`,
  atHour: (hour) => `at ${hour}`,
  toDay: 'to',
}
