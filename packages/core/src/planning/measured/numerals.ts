import type { TextSpan } from '../../language/index.ts'
import type { ReadyWords } from './ready-words.ts'

/** A number in a text. */
export interface Numeral extends TextSpan {
  readonly value: number
}

/** A text whose numbers are `#`, each in its place, and these numbers. */
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

const inFigures = (text: string, { thousands }: ReadyWords): Numeral[] =>
  [...text.matchAll(FIGURES)].flatMap(({ 0: figures, index }) => {
    const value = valueOfFigures(figures, thousands)
    return value === null ? [] : [{ value, from: index, to: index + figures.length }]
  })

/** One stays where nothing multiplies it, since it is an article too. */
function inWords(text: string, words: ReadyWords): Numeral[] {
  const { numerals, numeralsOf } = words
  const others = [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
    const value = numerals[word.toLowerCase()]
    return value === undefined ? [] : [{ value, from: index, to: index + word.length }]
  })
  const known = numeralsOf(text)
    .map(({ value, from, to }) => ({ value: Number(value), from, to }))
    .filter((one) => one.value !== 1 || scaled(one, text, words) !== one)
  return [...others, ...known]
}

/** The number with a word behind it that multiplies it: `5 thousand`. */
function scaled(numeral: Numeral, text: string, { scales }: ReadyWords): Numeral {
  const word = /^\s?(\p{L}+)/u.exec(text.slice(numeral.to))
  const scale = scales[word?.[1]?.toLowerCase() ?? '']
  return word === null || scale === undefined
    ? numeral
    : { ...numeral, value: numeral.value * scale, to: numeral.to + word[0].length }
}

/** Replaces numbers by `#`. */
export function maskNumerals(text: string, words: ReadyWords): MaskedText {
  const all = [...inFigures(text, words), ...inWords(text, words)].toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  )
  const numerals: Numeral[] = []
  for (const one of all) if (one.from >= (numerals.at(-1)?.to ?? 0)) numerals.push(scaled(one, text, words))
  let masked = text
  for (const { from, to } of numerals)
    masked = `${masked.slice(0, from)}#${' '.repeat(to - from - 1)}${masked.slice(to)}`
  return { masked, numerals }
}
