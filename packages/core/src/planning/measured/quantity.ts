import { entryOf } from '../../event/index.ts'
import type { Amount, FoundPhrase, TextSpan } from '../../language/index.ts'
import { AMOUNTS, type AmountName, type Measure } from './measured-tables.ts'
import { numeralsIn, unmasked, valueIn, type MaskedText } from './numerals.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'
import { overlap } from '../reading/spans.ts'

/** An amount in a text: how much of what, and where the words for it stand. */
export interface Quantity extends TextSpan {
  readonly measure: Measure
  readonly value: number
  /** What it counts, in the words of the text or as a sign. */
  readonly unit: string
  /** Where its number ends. */
  readonly numberTo: number
  /** Whether what one does with things of any kind stands right before it: `sell 100 candles`. */
  readonly isDone: boolean
}

/** A text as it is read twice: as it is, and with its numbers masked. */
interface ReadText {
  readonly text: string
  readonly said: MeasuredPhrases
  readonly phrases: MeasuredPhrases
  readonly masked: MaskedText
}

const LAST_WORD = /[\p{L}\p{M}'’-]+\s*$/u

/** The name of a unit as it is shown; a sign of money may stand before the number. */
function unitOf(text: string, { units }: ReadyWords): string {
  const known = [...text.matchAll(/[\p{L}]+|[€$£]/gu)].findLast(({ 0: word }) => entryOf(units, word.toLowerCase()))
  const sign = /[€$£]/u.exec(text)
  return entryOf(units, known?.[0].toLowerCase() ?? '') ?? sign?.[0] ?? LAST_WORD.exec(text)?.[0].trim() ?? ''
}

/** Whether a number in words with a capital behind it is a name: `Three Peaks`. */
const isName = (written: string, unit: string): boolean => /^\p{Lu}/u.test(unit) && /^\p{L}/u.test(written)

/** A length of time in hours, as core/language reads it; none of days. */
function hoursOf({ value, from, to }: FoundPhrase): Quantity[] {
  const { months, days, businessDays, minutes } = value as Amount
  const isOfHours = minutes > 0 && months + days + businessDays === 0
  return isOfHours ? [{ measure: 'hours', value: minutes / 60, unit: '', from, to, numberTo: to, isDone: false }] : []
}

/** An amount where a pattern of it stands, with half a unit more behind it; its number is a sign there. */
function quantityAt(
  phrase: TextSpan,
  measure: Measure,
  { text, phrases, masked }: ReadText,
  words: ReadyWords,
): Quantity {
  const { from, to } = unmasked(masked, phrase)
  const half = phrases.findAll('andHalf').find((one) => one.from === to + 1)
  const numberTo = numeralsIn(masked, phrase).at(-1)?.to ?? text.indexOf(' ', from)
  const value = valueIn(masked, phrase) + (half ? 0.5 : 0)
  const isDone = phrases.findAll('does').some((does) => text.slice(does.to, from).trim() === '' && does.to <= from)
  return { measure, value, unit: unitOf(text.slice(from, to), words), from, to: half?.to ?? to, numberTo, isDone }
}

/** The amounts of a text, in order of their place; of those that begin alike only the first kind. */
export function quantitiesIn(read: ReadText, words: ReadyWords): Quantity[] {
  const { text, said, phrases } = read
  const found = said.findAll('length').flatMap(hoursOf)
  // Pounds are weight or money.
  const other = phrases.find('loses') ? 'money' : 'weight'
  for (const [name, { measure, scale }] of Object.entries(AMOUNTS) as [AmountName, (typeof AMOUNTS)[AmountName]][]) {
    for (const phrase of measure === other ? [] : phrases.findAll(name)) {
      const one = quantityAt(phrase, measure, read, words)
      const isOther = measure !== 'times' && isName(text.slice(one.from, one.to), one.unit)
      if (!isOther && !found.some((known) => overlap(known, one))) found.push({ ...one, value: one.value * scale })
    }
  }
  return found.toSorted((one, next) => one.from - next.from)
}
