import { about } from './site-about.ts'
import { pricing } from './site-pricing.ts'
import { terms } from './site-terms.ts'

/** The pages for everybody behind the first one. */
export const sitePages = { sitePages: { about, pricing, terms } } as const
