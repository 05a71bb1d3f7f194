import type { sitePages as english } from '../en/site-pages.ts'
import type { Words } from '../words.ts'
import { about } from './site-about.ts'
import { pricing } from './site-pricing.ts'
import { terms } from './site-terms.ts'

export const sitePages: Words<typeof english> = { sitePages: { about, pricing, terms } }
