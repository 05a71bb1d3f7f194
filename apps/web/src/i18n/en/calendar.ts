import { arrange } from './arrange.ts'
import { bar } from './bar.ts'
import { messages } from './messages.ts'
import { plan } from './plan.ts'
import { search } from './search.ts'
import { year } from './year.ts'

/** Texts of the calendar, loaded with it. */
export const calendar = {
  arrange,
  bar,
  year,
  messages,
  plan,
  search,
} as const
