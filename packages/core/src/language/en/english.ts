import type { LanguageData } from '../grammar/language-data.ts'
import { askedPatterns } from './asked-patterns.ts'
import { datePatterns } from './date-patterns.ts'
import { doubtPatterns } from './doubt-patterns.ts'
import { leadPatterns } from './lead-patterns.ts'
import { periodPatterns } from './period-patterns.ts'
import { rulePatterns } from './rule-patterns.ts'
import { timePatterns } from './time-patterns.ts'
import { words } from './words.ts'

/** English as it is read. */
export const english: LanguageData = {
  ...words,
  patterns: {
    ...askedPatterns,
    ...datePatterns,
    ...doubtPatterns,
    ...leadPatterns,
    ...periodPatterns,
    ...rulePatterns,
    ...timePatterns,
  },
}
