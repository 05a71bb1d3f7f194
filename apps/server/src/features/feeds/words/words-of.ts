import type { Language } from '@dodici/contract/language'
import { en } from './en.ts'
import type { FeedWords } from './feed-words.ts'
import { it } from './it.ts'

const languages: Readonly<Record<Language, FeedWords>> = { en, it }

/** The words of a feed in a language. */
export const wordsOf = (language: Language): FeedWords => languages[language]
