import type { en } from './en.ts'
import { calendar } from './it/calendar.ts'
import { first } from './it/first.ts'
import type { Words } from './words.ts'

export const it: Words<typeof en> = { ...first, ...calendar }
