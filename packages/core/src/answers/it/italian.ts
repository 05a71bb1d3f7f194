import { changeSentences } from './change-sentences.ts'
import { countSentences } from './count-sentences.ts'
import { eventSentences } from './event-sentences.ts'
import { freeSentences } from './free-sentences.ts'
import { goalSentences } from './goal-sentences.ts'
import { italianWords } from './italian-words.ts'
import { loadSentences } from './load-sentences.ts'
import { reminderListSentences } from './reminder-list-sentences.ts'
import { reminderSentences } from './reminder-sentences.ts'
import { replySentences } from './reply-sentences.ts'

export const italian = {
  words: italianWords,
  replies: replySentences,
  counts: countSentences,
  events: eventSentences,
  free: freeSentences,
  loads: loadSentences,
  changes: changeSentences,
  reminders: reminderSentences,
  reminderLists: reminderListSentences,
  goals: goalSentences,
}
