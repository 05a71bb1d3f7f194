import type { Language } from '../../language/index.ts'

/** The languages that are read, in the order in which they are tried: a text may be in either, whatever that of the page is. */
export const LANGUAGES: readonly Language[] = ['it', 'en']
