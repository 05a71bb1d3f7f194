import type { FeedWords } from './feed-words.ts'

export const en: FeedWords = { busy: 'Busy' }
