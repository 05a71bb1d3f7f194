import type { Language } from '../language/index.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import type { LanguageWords } from './language-words.ts'

const WORDS = { it: italian, en: english } as const satisfies Readonly<Record<Language, LanguageWords>>

/** What words may say besides what is asked for. */
export type Cue = keyof (typeof WORDS)[Language]['cues']

/** What is known of each language, in the order in which they are tried: a text may be in any, whatever that of the page is. */
export const LANGUAGE_WORDS: Readonly<Record<Language, LanguageWords>> = WORDS

/** The languages that are read. */
export const LANGUAGES = Object.keys(WORDS) as readonly Language[]

/** Makes something of what is known of each language. */
export const eachLanguage = <Made>(
  make: (words: LanguageWords, language: Language) => Made,
): Readonly<Record<Language, Made>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(WORDS[language], language)])) as Record<Language, Made>
