import type { Language } from '@dodici/contract/language'
import { en } from './en.ts'
import type { HttpWords } from './http-words.ts'
import { it } from './it.ts'

const languages: Readonly<Record<Language, HttpWords>> = { en, it }

/** The words of a refusal in a language. */
export const wordsOf = (language: Language): HttpWords => languages[language]
