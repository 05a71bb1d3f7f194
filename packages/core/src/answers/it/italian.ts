import { reminderSentences } from '../words/reminder-sentences.ts'
import { italianWords } from './italian-words.ts'
import { reminderWords } from './reminder-words.ts'

export { italianWords as words }
/** `Alle 13:00` is `all’1:00 PM`. */
export const beforeTwelve = (text: string): string =>
  text.replace(/\b((?:al|dal|del)?l)e (?=\uE000(?:0?1|13)\b)/giu, '$1’')
export { countSentences as counts, eventSentences as events, replySentences as replies } from './event-sentences.ts'
export { freeSentences as free, loadSentences as loads } from './day-sentences.ts'
export { changeSentences as changes } from './change-sentences.ts'
export { goalWords as goals } from './goal-words.ts'
export const reminders = reminderSentences(reminderWords, italianWords)
