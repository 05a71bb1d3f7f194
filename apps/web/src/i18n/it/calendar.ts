import type { calendar as english } from '../en/calendar.ts'
import type { Words } from '../words.ts'
import { categories } from './categories.ts'
import { event } from './event.ts'
import { importing } from './import.ts'
import { year } from './year.ts'

export const calendar: Words<typeof english> = { categories, year, event, import: importing }
