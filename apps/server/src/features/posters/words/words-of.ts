import type { Language } from '@dodici/contract/language'
import type { PosterWords } from '@dodici/core/poster'
import type { WordsAbout } from './calendar-words.ts'
import { en } from './en.ts'
import { it } from './it.ts'

const languages: Readonly<Record<Language, (about: WordsAbout) => PosterWords>> = { en, it }

/** The words of a poster in a language. */
export const wordsOf = (language: Language, about: WordsAbout): PosterWords => languages[language](about)
