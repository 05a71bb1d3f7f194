import { english } from './en/english.ts'
import type { LanguageData } from './grammar/language-data.ts'
import { italian } from './it/italian.ts'

const DATA = { it: italian, en: english } as const

/** The languages that are read. */
export type Language = keyof typeof DATA

/** Makes something of the words and patterns of each language. */
export const eachLanguage = <Made>(make: (data: LanguageData) => Made): Readonly<Record<Language, Made>> =>
  Object.fromEntries(Object.entries(DATA).map(([language, data]) => [language, make(data)])) as Record<Language, Made>
