import { entryOf } from '../../event/index.ts'
import type { TextSpan } from '../../language/index.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'

/** A number in a text. */
interface Numeral extends TextSpan {
  readonly value: number
  /** What stands for it where it is masked: `#x` says how often. */
  readonly sign: '#' | '#x'
}

/** A text whose numbers are signs, each in its place, and these numbers. */
export interface MaskedText {
  readonly masked: string
  readonly numerals: readonly Numeral[]
}

/** Figures, unless they are part of a date, a time, a version or a word, or negative. */
const FIGURES =
  /(?<![\p{L}\d.,:/#@]|(?:^|\s)[-−–])(?:\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)*)(?![\d:/%]|[.,]\d|-\d+-|\p{L}+\d)/gu

/** The value of figures; null if it is not clear what parts them: `1.000` in a language that writes `1,000`. */
export function valueOfFigures(text: string, thousands: '.' | ','): number | null {
  const plain = text.replaceAll(' ', '')
  const decimal = thousands === '.' ? ',' : '.'
  const groups = plain.split(decimal)
  const [whole = '', part = ''] = groups
  if (groups.length <= 2 && part.length <= 2 && /^\d{1,3}(?:[.,]\d{3})+$/u.test(whole))
    return Number(`${whole.replaceAll(thousands, '')}.${part || '0'}`)
  if (/^\d+(?:[.,]\d{1,2})?$/u.test(plain)) return Number(plain.replace(',', '.'))
  return null
}

/** The number with a word behind it that multiplies it: `5 thousand`. */
function scaled(numeral: Numeral, text: string, { scales }: ReadyWords): Numeral {
  const word = /^\s?(\p{L}+)/u.exec(text.slice(numeral.to))
  const scale = entryOf(scales, word?.[1]?.toLowerCase() ?? '')
  return word === null || scale === undefined
    ? numeral
    : { ...numeral, value: numeral.value * scale, to: numeral.to + word[0].length }
}

/**
 * Numbers in figures, in words that the reader of dates knows, and in those of larger ones; the longest first of those that
 * begin alike. A one that nothing multiplies is an article.
 */
function numeralsOf(text: string, words: ReadyWords, phrases: MeasuredPhrases): Numeral[] {
  const matches = (pattern: RegExp, valueOf: (found: string) => number | null, sign: Numeral['sign'] = '#') =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const value = valueOf(found)
      return value === null ? [] : [scaled({ value, sign, from: index, to: index + found.length }, text, words)]
    })
  const known = phrases
    .findAll('numeral')
    .map(({ value, ...span }) => scaled({ ...span, value: Number(value), sign: '#' }, text, words))
  return [
    ...matches(FIGURES, (figures) => valueOfFigures(figures, words.thousands)),
    ...matches(/\p{L}+/gu, (word) => entryOf(words.numerals, word.toLowerCase()) ?? null),
    ...matches(/\p{L}+/gu, (word) => entryOf(words.often, word.toLowerCase()) ?? null, '#x'),
    ...known.filter(({ value }) => value !== 1),
  ].toSorted((one, other) => one.from - other.from || other.to - one.to)
}

/** Replaces numbers by their signs. */
export function maskNumerals(text: string, words: ReadyWords, phrases: MeasuredPhrases): MaskedText {
  const numerals: Numeral[] = []
  let masked = text
  for (const one of numeralsOf(text, words, phrases)) {
    if (one.from < (numerals.at(-1)?.to ?? 0)) continue
    numerals.push(one)
    masked = `${masked.slice(0, one.from)}${one.sign.padEnd(one.to - one.from)}${masked.slice(one.to)}`
  }
  return { masked, numerals }
}

/** The numbers that stand within a span of masked text, in which each is one sign long. */
export const numeralsIn = ({ numerals }: MaskedText, { from, to }: TextSpan): readonly Numeral[] =>
  numerals.filter((numeral) => numeral.from >= from && numeral.from < to)

/** The first number within a span; one if there is none. */
export const valueIn = (masked: MaskedText, span: TextSpan): number => numeralsIn(masked, span)[0]?.value ?? 1

/** A span of masked text with all of the number that it ends with. */
export const unmasked = (masked: MaskedText, { from, to }: TextSpan): TextSpan => ({
  from,
  to: Math.max(to, ...numeralsIn(masked, { from, to }).map((numeral) => numeral.to)),
})
