import type { Language } from './language.ts'

/** The file beside the built page that says of each of its addresses what is loaded and shown there first. */
export const BUILT_PAGES_FILE = 'pages.json'

/** The widths that the public pages are drawn for: they differ at 700 px. */
export const drawnWidths = ['wide', 'phone'] as const
export type DrawnWidth = (typeof drawnWidths)[number]

/** What is drawn beforehand: what anybody sees before they come in, and the frame of the calendar. */
export const drawnPaths = ['/', '/pricing', '/about', '/login', '/calendar'] as const
export type DrawnPath = (typeof drawnPaths)[number]

/** Stands in what was drawn for the year in which it is sent. */
export const YEAR_IN_DRAWN = 9999

/** What the page at one address begins with. Addresses are from the root: `/assets/home-1.js`. */
export interface BuiltPage {
  /** Style sheets beside those of every page. */
  readonly styles: readonly string[]
  /** Scripts beside those of every page, with the texts of the language. */
  readonly scripts: Readonly<Record<Language, readonly string[]>>
  /** Its HTML as nobody in particular sees it first (of the calendar its frame); null for a page that is only drawn in the browser. */
  readonly drawn: Readonly<Record<Language, Readonly<Record<DrawnWidth, string>>>> | null
}

/** By path. */
export type BuiltPages = Readonly<Record<string, BuiltPage>>
