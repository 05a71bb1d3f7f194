import type { Language } from '../language/index.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import type { PlanningWords, ReadingWords } from './planning-words.ts'

/** The words of planning, by language. */
export const languages: Readonly<Record<Language, PlanningWords>> = { it: italian, en: english }

/** By which words the goals of a person are read. */
export const readingOf = ({ language }: { readonly language: Language }): ReadingWords => languages[language].reading

/** Makes something of the words of each language. */
export const eachLanguage = <Made>(make: (words: PlanningWords) => Made): Readonly<Record<Language, Made>> =>
  Object.fromEntries(Object.entries(languages).map(([language, words]) => [language, make(words)])) as Record<
    Language,
    Made
  >
