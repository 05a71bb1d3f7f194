import type { Language } from '../language/index.ts'
import { english } from './en/english.ts'
import { italian } from './it/italian.ts'
import type { PlanningWords } from './planning-words.ts'

/** The words of planning, by language. */
export const languages: Readonly<Record<Language, PlanningWords>> = { it: italian, en: english }
