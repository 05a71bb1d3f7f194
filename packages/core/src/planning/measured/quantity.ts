import type { TextSpan } from '../../language/index.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'
import type { AmountName, RhythmName } from './measured-words.ts'
import type { MaskedText, Numeral } from './numerals.ts'

/** What an amount counts. */
export type Measure =
  | 'hours'
  | Exclude<AmountName, 'halfHour' | 'quarterHour' | 'hourAndHalf' | 'minutes' | 'halfStone' | 'stone'>

/** An amount in a text: how much of what, and where the words for it stand. */
export interface Quantity extends TextSpan {
  readonly measure: Measure
  readonly value: number
  /** What it counts, in the words of the text or as a sign. */
  readonly unit: string
  /** Where its number ends. */
  readonly numberTo: number
}

/** How often: once in so many days. */
export interface Rhythm extends TextSpan {
  readonly name: RhythmName
  /** So many of its units: two in `every two weeks`. */
  readonly each: number
  /** The days of the week that the words name, and the minute of the day; null where they name none. */
  readonly weekdays: readonly number[] | null
  readonly minute: number | null
}

interface AmountShape {
  readonly measure: Measure
  readonly scale: number
  readonly more: number
}

const shape = (measure: Measure, scale = 1, more = 0): AmountShape => ({ measure, scale, more })

const POUNDS_OF_STONE = 14

/** In the order in which they are tried where they begin alike. */
const AMOUNTS: Readonly<Record<AmountName, AmountShape>> = {
  halfHour: shape('hours', 0.5),
  quarterHour: shape('hours', 0.25),
  hourAndHalf: shape('hours', 1, 0.5),
  hours: shape('hours'),
  minutes: shape('hours', 1 / 60),
  sessions: shape('sessions'),
  things: shape('things'),
  entered: shape('entered'),
  distance: shape('distance'),
  halfStone: shape('weight', POUNDS_OF_STONE / 2),
  stone: shape('weight', POUNDS_OF_STONE),
  weight: shape('weight'),
  money: shape('money'),
  times: shape('times'),
  open: shape('open'),
}

/** In the order in which they are tried: `a day at weekends` is for the days of weekends. */
const RHYTHMS = [
  ...(['perWeekendDay', 'perWorkday', 'perMorning', 'perDay', 'perFortnight'] as const),
  ...(['perWeekend', 'perWeek', 'perMonth', 'perYear'] as const),
]

/** The numbers that stand within a span of masked text, in which each is one sign long. */
const numeralsIn = ({ numerals }: MaskedText, { from, to }: TextSpan): readonly Numeral[] =>
  numerals.filter((numeral) => numeral.from >= from && numeral.from < to)

/** The first number within a span; one if there is none. */
export const valueIn = (masked: MaskedText, span: TextSpan): number => numeralsIn(masked, span)[0]?.value ?? 1

/** A span of masked text with all of the number that it ends with. */
export const unmasked = (masked: MaskedText, { from, to }: TextSpan): TextSpan => ({
  from,
  to: Math.max(to, ...numeralsIn(masked, { from, to }).map((numeral) => numeral.to)),
})

const LAST_WORD = /[\p{L}\p{M}'’-]+\s*$/u

/** The name of a unit as it is shown; a sign of money may stand before the number. */
function unitOf(text: string, { units }: ReadyWords): string {
  const known = [...text.matchAll(/[\p{L}]+|[€$£]/gu)].findLast(({ 0: word }) => units[word.toLowerCase()])
  const sign = /[€$£]/u.exec(text)
  return units[known?.[0].toLowerCase() ?? ''] ?? sign?.[0] ?? LAST_WORD.exec(text)?.[0].trim() ?? ''
}

/** Whether a number in words with a capital behind it is a name: `Three Peaks`. */
const isName = (written: string, unit: string): boolean => /^\p{Lu}/u.test(unit) && /^\p{L}/u.test(written)

/** The amounts of a text, in order of their place; of those that begin alike only the first kind. */
export function quantitiesIn(
  text: string,
  masked: MaskedText,
  { phrases, words }: { readonly phrases: MeasuredPhrases; readonly words: ReadyWords },
): Quantity[] {
  const found: Quantity[] = []
  // Pounds are weight or money.
  const other = phrases.find('loses') ? 'money' : 'weight'
  for (const [name, { measure, scale, more }] of Object.entries(AMOUNTS) as [AmountName, AmountShape][]) {
    const phrase = measure === other ? null : phrases.find(name)
    if (!phrase || found.some(({ from, to }) => phrase.from < to && phrase.to > from)) continue
    const span = unmasked(masked, phrase)
    const numberTo = numeralsIn(masked, phrase).at(-1)?.to ?? text.indexOf(' ', span.from)
    const value = (valueIn(masked, phrase) + more) * scale
    const written = text.slice(span.from, span.to)
    const unit = unitOf(written, words)
    if (measure === 'times' || !isName(written, unit)) found.push({ measure, value, ...span, numberTo, unit })
  }
  return found.toSorted((one, other) => one.from - other.from)
}

/** Whether a text says how often, by other words than weekdays. */
export const saysRhythm = (phrases: MeasuredPhrases): boolean => RHYTHMS.some((name) => phrases.find(name) !== null)

/** The rhythm that belongs to an amount: no other number stands between them. */
export function rhythmOf({ from, to }: TextSpan, masked: MaskedText, phrases: MeasuredPhrases): Rhythm | null {
  for (const name of RHYTHMS) {
    const span = phrases.find(name)
    if (!span) continue
    const between = span.from >= to ? masked.masked.slice(to, span.from) : masked.masked.slice(span.to, from)
    if (!between.includes('#')) {
      return { name, each: valueIn(masked, span), weekdays: null, minute: null, from: span.from, to: span.to }
    }
  }
  return null
}
