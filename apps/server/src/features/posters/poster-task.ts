import {
  drawPoster,
  lettersToSpell,
  namesOf,
  spellNames,
  writeSvg,
  type Drawing,
  type PosterOptions,
} from '@dodici/core/poster'
import type { Day } from '@dodici/core/date'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { dottedNames, type DottedNames } from './dotted-names.ts'
import type { Fonts } from './fonts.ts'
import type { PosterChoice } from './poster-input.ts'
import { posterSource } from './poster-input.ts'
import { wordsOf } from './words/words-of.ts'

/** A poster that somebody asks for. `page` is that of an SVG, from 0. */
export interface PosterRequest {
  readonly options: PosterOptions
  readonly choice: PosterChoice
  readonly today: Day
  readonly product: string
  readonly format: { readonly kind: 'svg'; readonly page: number } | { readonly kind: 'pdf' }
}

export interface WrittenPoster {
  readonly bytes: Uint8Array
  /** How many pages there are. */
  readonly pages: number
  /** What a PDF writes with dots, because letters of it are in none of its fonts; an SVG leaves them to its reader. */
  readonly dotted: DottedNames
}

/** Always in a thread: fonts are cut, and a full year has tens of thousands of shapes. */
export const posterTask: ReadingTask<PosterRequest, WrittenPoster> = {
  name: 'poster',
  isInTurns: false,
  isLarge: () => true,
  perform: async (storage, access, { options, choice, today, product, format }) => {
    // The libraries of fonts are loaded by the thread that first needs them.
    const { measureBy, openFonts } = await import('./fonts.ts')
    const source = await posterSource(storage, access, choice)
    const written = { source, options, words: wordsOf(choice.language, { from: choice.from, today, product }) }
    const fonts = await openFonts(lettersToSpell(namesOf(written)))
    const texts = spellNames(written, (letter) => fonts.fileOf(letter) !== null)
    const drawing = drawPoster({ ...texts, measure: measureBy(fonts) })
    const about = { pages: drawing.pages.length, dotted: dottedNames(drawing, texts, fonts) }
    if (format.kind === 'svg') return { bytes: await svgOf(drawing, format.page, fonts), ...about }
    const { writePdf } = await import('./write-pdf.ts')
    const now = new Date(storage.clock.now())
    return { bytes: await writePdf(drawing, { language: choice.language, now, fonts }), ...about }
  },
}

/** One page, the last where there are fewer. */
async function svgOf({ title, pages }: Drawing, page: number, fonts: Fonts): Promise<Uint8Array> {
  const { openOutlines } = await import('./outlines.ts')
  const one = pages[Math.min(page, pages.length - 1)] as Drawing['pages'][number]
  const setType = await openOutlines({ title, pages: [one] }, fonts)
  return new TextEncoder().encode(writeSvg(one, setType, title))
}
