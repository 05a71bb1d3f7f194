import type { Language } from '../language.ts'

/** The file beside the built page that says of each of its addresses what is loaded and shown there first. */
export const BUILT_PAGES_FILE = 'pages.json'

/** The widths that the public pages are drawn for: they differ at 700 px. */
export const drawnWidths = ['wide', 'phone'] as const
export type DrawnWidth = (typeof drawnWidths)[number]

/**
 * What is drawn beforehand, and for which widths: what anybody sees before they come in, and the frame of the calendar on
 * a phone. On a desk the year itself is there too soon for a frame.
 */
export const drawnPages = {
  '/': drawnWidths,
  '/pricing': drawnWidths,
  '/about': drawnWidths,
  '/login': drawnWidths,
  '/calendar': ['phone'],
} as const satisfies Readonly<Record<string, readonly DrawnWidth[]>>
export type DrawnPath = keyof typeof drawnPages

/** Stands in what was drawn for the year in which it is sent. */
export const YEAR_IN_DRAWN = 9999
/** Stands in what was drawn for the name of the installation. */
export const NAME_IN_DRAWN = '[[product]]'

/** What the page at one address begins with. Addresses are from the root: `/assets/home-1.js`. */
export interface BuiltPage {
  /** Style sheets beside those of every page. */
  readonly styles: readonly string[]
  /** Scripts beside those of every page, with the texts of the language. */
  readonly scripts: Readonly<Record<Language, readonly string[]>>
  /** Its HTML as nobody in particular sees it first, for the widths that it is drawn for; null for none. */
  readonly drawn: Readonly<Record<Language, Readonly<Partial<Record<DrawnWidth, string>>>>> | null
}

/** By path. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>
