import type { Language } from '../language/index.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import type { SampleWords } from './sample-words.ts'

/** The words of a sample year, by language. */
export const languages: Readonly<Record<Language, SampleWords>> = { it: italian, en: english }
