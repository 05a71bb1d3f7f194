import { reminderSentences } from '../words/reminder-sentences.ts'
import { englishWords } from './english-words.ts'
import { reminderWords } from './reminder-words.ts'

export { englishWords as words }
/** A text with marked hours, as it has to be before hours that are written by twelve. */
export const beforeTwelve = (text: string): string => text
export { countSentences as counts, eventSentences as events, replySentences as replies } from './event-sentences.ts'
export { freeSentences as free, loadSentences as loads } from './day-sentences.ts'
export { changeSentences as changes } from './change-sentences.ts'
export { goalWords as goals } from './goal-words.ts'
export const reminders = reminderSentences(reminderWords, englishWords)
