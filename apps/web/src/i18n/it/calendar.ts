import type { calendar as english } from '../en/calendar.ts'
import type { Words } from '../words.ts'
import { arrange } from './arrange.ts'
import { bar } from './bar.ts'
import { messages } from './messages.ts'
import { plan } from './plan.ts'
import { search } from './search.ts'
import { year } from './year.ts'

export const calendar: Words<typeof english> = {
  arrange,
  bar,
  year,
  messages,
  plan,
  search,
}
