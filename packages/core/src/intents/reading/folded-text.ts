import { foldWithPlaces } from '../../event/index.ts'

/** A question without accents and case; `places` leads from its units back to the text as it was typed. */
export interface FoldedText {
  readonly text: string
  readonly plain: string
  readonly places: readonly number[]
}

const ONE_SIGN: Readonly<Record<string, string>> = { '’': "'", '`': "'", '´': "'", '‘': "'", '–': '-', '—': '-' }

/** Folds a question: accents and case go, apostrophes and dashes have one form. No unit is added or taken away. */
export function foldedText(text: string): FoldedText {
  const { folded, places } = foldWithPlaces(text)
  return { text, plain: folded.replace(/[’`´‘–—\s]/gu, (sign) => ONE_SIGN[sign] ?? ' '), places }
}

/** What was typed between two places of the folded text. */
export const typed = ({ text, places }: FoldedText, from: number, to = places.length - 1): string =>
  text.slice(places[from] ?? text.length, places[to] ?? text.length)
