import type { Inks } from './ink.ts'
import type { Sheet } from './paper.ts'
import type { PosterOptions, PosterWords } from './poster-options.ts'
import type { Ruler } from './ruler.ts'

/** What all pages of a poster share. */
export interface Setting {
  readonly sheet: Sheet
  readonly options: PosterOptions
  readonly words: PosterWords
  readonly inks: Inks
  readonly ruler: Ruler
}
