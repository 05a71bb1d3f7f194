import { arrange } from './arrange.ts'
import { categories } from './categories.ts'
import { commands } from './commands.ts'
import { event } from './event.ts'
import { importing } from './import.ts'
import { quickAdd } from './quick-add.ts'
import { search } from './search.ts'
import { year } from './year.ts'

/** The texts of the calendar, which load with it. */
export const calendar = { arrange, categories, commands, year, event, import: importing, quickAdd, search } as const
