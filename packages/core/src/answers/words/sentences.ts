import type { Language } from '../../language/index.ts'
import * as english from '../en/english.ts'
import * as italian from '../it/italian.ts'

/** All that a language says. */
export type Sentences = typeof english

const SENTENCES: Readonly<Record<Language, Sentences>> = { it: italian, en: english }

/** The sentences of a language. */
export const sentencesIn = (language: Language): Sentences => SENTENCES[language]
