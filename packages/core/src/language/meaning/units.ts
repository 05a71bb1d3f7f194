import type { Amount } from './captures.ts'

/** What the words of every language for a length of time mean. */
export const DAY: Partial<Amount> = { days: 1 }
export const WEEK: Partial<Amount> = { days: 7 }
export const MONTH: Partial<Amount> = { months: 1 }
export const YEAR: Partial<Amount> = { months: 12 }
export const HOUR: Partial<Amount> = { minutes: 60 }
