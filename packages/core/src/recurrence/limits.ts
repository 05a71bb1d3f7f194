import { dayOf } from '../date/index.ts'

/** Maximum characters of a rule; longer ones are not parsed. */
export const RULE_TEXT_MAX = 1_000

/** Largest INTERVAL and COUNT that the API accepts: 100,000 days are 273 years. */
export const INTERVAL_MAX = 1_000
export const COUNT_MAX = 100_000

/** Occurrences of one series in one expansion. */
export const OCCURRENCES_MAX = 1_000

/** The last year with four digits, and its last day: nothing recurs later. */
export const LAST_YEAR = 9_999
export const LAST_DAY = dayOf(LAST_YEAR, 12, 31)
