import { arrange } from './arrange.ts'
import { bar } from './bar.ts'
import { categories } from './categories.ts'
import { commands } from './commands.ts'
import { event } from './event.ts'
import { messages } from './messages.ts'
import { plan } from './plan.ts'
import { quickAdd } from './quick-add.ts'
import { search } from './search.ts'
import { year } from './year.ts'

/** Texts of the calendar, loaded with it. */
export const calendar = {
  arrange,
  bar,
  categories,
  commands,
  year,
  event,
  messages,
  plan,
  quickAdd,
  search,
} as const
