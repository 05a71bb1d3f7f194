import { calendar } from './en/calendar.ts'
import { first } from './en/first.ts'

/** Every text of the page. This table is the type: the other languages must have the same keys. */
export const en = { ...first, ...calendar } as const
