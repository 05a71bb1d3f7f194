import type { WishWords } from '../wish-words.ts'

export const wishes: WishWords = {
  whole: ({ source, lead, isByMail }) => `ricordami ${source} ${lead}${isByMail ? ' per e-mail' : ''}`,
  atHour: (hour) => `alle ${hour}`,
  toDay: 'a',
}
