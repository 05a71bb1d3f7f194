import { eachLanguage } from '../languages.ts'

/** Words that say nothing about which events are meant, folded. */
export const STOP_WORDS = eachLanguage(
  ({ stopWords }) => new Set(stopWords.trim().split(/\s+/u)) as ReadonlySet<string>,
)

/** Whether a word says nothing in any of the languages. */
export const isStopWord = (word: string): boolean => Object.values(STOP_WORDS).some((words) => words.has(word))
