import type { LanguageData } from '../grammar/language-data.ts'
import { askedPatterns } from './asked-patterns.ts'
import { datePatterns } from './date-patterns.ts'
import { doubtPatterns } from './doubt-patterns.ts'
import { leadPatterns } from './lead-patterns.ts'
import { periodPatterns } from './period-patterns.ts'
import { rulePatterns } from './rule-patterns.ts'
import { timePatterns } from './time-patterns.ts'
import { words } from './words.ts'

/** Italian as it is read. */
export const italian: LanguageData = {
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
