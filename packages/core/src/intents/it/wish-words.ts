import type { WishWords } from '../wish-words.ts'

export const wishWords: WishWords = {
  whole: ({ source, lead, isByMail }) => `ricordami ${source} ${lead}${isByMail ? ' per e-mail' : ''}`,
  atHour: (hour) => `alle ${hour}`,
  toDay: 'a',
}
