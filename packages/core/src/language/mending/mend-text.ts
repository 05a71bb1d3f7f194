import { isEveryday, languages } from '../languages.ts'
import type { Language } from '../language-list.ts'
import { tokensOf } from '../tokens.ts'
import { slipOf } from './slip.ts'

interface Replacement {
  readonly from: number
  readonly to: number
  readonly word: string
}

const replaced = (text: string, words: readonly Replacement[]): string =>
  words.toReversed().reduce((left, { from, to, word }) => left.slice(0, from) + word + left.slice(to), text)

/** Whether a word says whose something is: a token has no apostrophe (`tom's` is no `tomo`). */
function saysWhose(written: string): boolean {
  const owner = /^(\p{L}+)['’]s$/u.exec(written)?.[1]
  return owner !== undefined && isEveryday(owner.toLowerCase())
}

/** A question with the slips mended that are in words of the calendar, where each can be but one. */
export function mendCalendarWords(text: string, language: Language): string {
  const [mended, other] = languages[language].mend(tokensOf(text, language), 'question').mended
  return mended && !other
    ? replaced(
        text,
        mended.filter(({ slip, from, to }) => slip === 'mended' && !saysWhose(text.slice(from, to))),
      )
    : text
}

const SHORTEST = 3
/** A shorter word that begins a text has too many neighbours. */
const LONG = 6

/** The word of some that is nearest to one that is none of them, and begins as it does; null where there is none. */
export function nearestWord(word: string, words: Iterable<string>): string | null {
  let nearest: { readonly word: string; readonly slip: number } | null = null
  for (const other of words) {
    const slip = other[0] === word[0] && other.length >= SHORTEST ? slipOf(word, other) : null
    if (slip !== null && slip < (nearest?.slip ?? Infinity)) nearest = { word: other, slip }
  }
  return nearest?.word ?? null
}

/** Whether a word is one of everyday; what a text begins with may be a slip of a verb that another language has so. */
const isCommon = (word: string, from: number): boolean => isEveryday(word) && (from > 0 || word.length < LONG)

/** So many slips are tried: whoever makes more is asked again. */
const SLIPS_MAX = 3

/**
 * A text with one slip mended, as many times as there are: each time another word that is none of some, and not `known` either,
 * is the nearest of them.
 * The others stay as they are, since they may be of a title.
 */
export function slipsMended(
  text: string,
  language: Language,
  words: ReadonlySet<string>,
  known: ReadonlySet<string>,
): readonly string[] {
  const slips = tokensOf(text, language).flatMap(({ kind, word, from, to, isCapital }): Replacement[] => {
    const isKnown = words.has(word) || known.has(word) || isCommon(word, from) || languages[language].isKnown(word)
    const isSlip = kind === 'word' && word.length >= SHORTEST && !isKnown && !(isCapital && from > 0)
    const nearest = isSlip ? nearestWord(word, words) : null
    return nearest === null ? [] : [{ from, to, word: nearest }]
  })
  return slips.slice(0, SLIPS_MAX).map((slip) => replaced(text, [slip]))
}
