import type { Amount, FoundPhrase, TextSpan } from '../../language/index.ts'
import { AMOUNTS, type AmountName, type Measure } from './measured-tables.ts'
import { numeralsIn, unmasked, valueIn, type MaskedText } from './numerals.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'
import { overlap } from './spans.ts'

/** An amount in a text: how much of what, and where the words for it stand. */
export interface Quantity extends TextSpan {
  readonly measure: Measure
  readonly value: number
  /** What it counts, in the words of the text or as a sign. */
  readonly unit: string
  /** Where its number ends. */
  readonly numberTo: number
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
  const known = [...text.matchAll(/[\p{L}]+|[€$£]/gu)].findLast(({ 0: word }) => units[word.toLowerCase()])
  const sign = /[€$£]/u.exec(text)
  return units[known?.[0].toLowerCase() ?? ''] ?? sign?.[0] ?? LAST_WORD.exec(text)?.[0].trim() ?? ''
}

/** Whether a number in words with a capital behind it is a name: `Three Peaks`. */
const isName = (written: string, unit: string): boolean => /^\p{Lu}/u.test(unit) && /^\p{L}/u.test(written)

/** A length of time in hours, as core/language reads it; none of days. */
function hoursOf({ value, from, to }: FoundPhrase): Quantity[] {
  const { months, days, businessDays, minutes } = value as Amount
  const isOfHours = minutes > 0 && months + days + businessDays === 0
  return isOfHours ? [{ measure: 'hours', value: minutes / 60, unit: '', from, to, numberTo: to }] : []
}

/** The amounts of a text, in order of their place; of those that begin alike only the first kind. */
export function quantitiesIn({ text, said, phrases, masked }: ReadText, words: ReadyWords): Quantity[] {
  const found = said.findAll('length').flatMap(hoursOf)
  // Pounds are weight or money.
  const other = phrases.find('loses') ? 'money' : 'weight'
  for (const [name, { measure, scale }] of Object.entries(AMOUNTS) as [AmountName, (typeof AMOUNTS)[AmountName]][]) {
    for (const phrase of measure === other ? [] : phrases.findAll(name)) {
      const span = unmasked(masked, phrase)
      const written = text.slice(span.from, span.to)
      const unit = unitOf(written, words)
      if (found.some((one) => overlap(one, span)) || (measure !== 'times' && isName(written, unit))) continue
      const numberTo = numeralsIn(masked, phrase).at(-1)?.to ?? text.indexOf(' ', span.from)
      found.push({ measure, value: valueIn(masked, phrase) * scale, ...span, numberTo, unit })
    }
  }
  return found.toSorted((one, next) => one.from - next.from)
}
