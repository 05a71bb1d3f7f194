import type { Language } from '../../language/index.ts'
import { goalSentences as englishGoals } from '../en/goal-sentences.ts'
import { reminderListSentences as englishReminders } from '../en/reminder-list-sentences.ts'
import { goalSentences as italianGoals } from '../it/goal-sentences.ts'
import { reminderListSentences as italianReminders } from '../it/reminder-list-sentences.ts'
import type { GoalSentences } from './goal-sentences.ts'
import type { ReminderListSentences } from './reminder-list-sentences.ts'

const GOALS: Readonly<Record<Language, GoalSentences>> = { it: italianGoals, en: englishGoals }
const REMINDERS: Readonly<Record<Language, ReminderListSentences>> = { it: italianReminders, en: englishReminders }

/** The sentences about goals in a language. */
export const goalSentencesIn = (language: Language): GoalSentences => GOALS[language]

/** The sentences about reminders that will come, in a language. */
export const reminderListSentencesIn = (language: Language): ReminderListSentences => REMINDERS[language]
