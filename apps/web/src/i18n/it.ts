import type { en } from './en.ts'
import { calendar } from './it/calendar.ts'
import { entry } from './it/entry.ts'
import { feedback } from './it/feedback.ts'
import { first } from './it/first.ts'
import { profile } from './it/profile.ts'
import { site } from './it/site.ts'
import { sitePages } from './it/site-pages.ts'
import type { Words } from './words.ts'

export const it: Words<typeof en> = { ...first, ...calendar, ...entry, ...feedback, ...profile, ...site, ...sitePages }
