import type { FeedWords } from './feed-words.ts'

export const it: FeedWords = { busy: 'Occupato' }
