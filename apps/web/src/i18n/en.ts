import { calendar } from './en/calendar.ts'
import { entry } from './en/entry.ts'
import { feedback } from './en/feedback.ts'
import { first } from './en/first.ts'
import { profile } from './en/profile.ts'
import { site } from './en/site.ts'
import { sitePages } from './en/site-pages.ts'

/** Every text of the page. This table is the type: the other languages must have the same keys. */
export const en = { ...first, ...calendar, ...entry, ...feedback, ...profile, ...site, ...sitePages } as const
