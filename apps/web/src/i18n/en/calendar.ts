import { categories } from './categories.ts'
import { event } from './event.ts'
import { importing } from './import.ts'
import { year } from './year.ts'

/** The texts of the calendar, which load with it. */
export const calendar = { categories, year, event, import: importing } as const
