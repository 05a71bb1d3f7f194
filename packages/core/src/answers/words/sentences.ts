import type { Language } from '../../language/index.ts'
import { changeSentences as englishChanges } from '../en/change-sentences.ts'
import { reminderSentences as englishReminders } from '../en/reminder-sentences.ts'
import { changeSentences as italianChanges } from '../it/change-sentences.ts'
import { reminderSentences as italianReminders } from '../it/reminder-sentences.ts'
import type { ChangeSentences } from './change-sentences.ts'
import type { ReminderSentences } from './reminder-sentences.ts'

const CHANGES: Readonly<Record<Language, ChangeSentences>> = { it: italianChanges, en: englishChanges }
const REMINDERS: Readonly<Record<Language, ReminderSentences>> = { it: italianReminders, en: englishReminders }

/** The sentences about changes in a language. */
export const changeSentencesIn = (language: Language): ChangeSentences => CHANGES[language]

/** The sentences about reminders that are wished for, in a language. */
export const reminderSentencesIn = (language: Language): ReminderSentences => REMINDERS[language]
