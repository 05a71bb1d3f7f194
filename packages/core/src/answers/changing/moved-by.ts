import { readInAnyLanguage, type CuePhrases } from '../../intents/read-phrases.ts'
import type { Cue } from '../../intents/languages.ts'
import { foldedText, typed, type FoldedText } from '../../intents/reading/words.ts'
import type { Span } from '../../intents/reading/dates.ts'
import type { Amount, FoundPhrase } from '../../language/index.ts'

/** Where to: so many units later, or a day, an hour, or both. */
export interface NewTime {
  readonly by: { readonly amount: Amount; readonly sign: 1 | -1 } | null
  readonly day: number | null
  /** The day of a month, where no month is named: it is that of what is moved. */
  readonly dayOfMonth: number | null
  /** The weekday (0 is Monday) that comes next after what is moved. */
  readonly weekdayAfter: number | null
  /** A week in which it is to be on its own weekday, or a year in which it is to be on its own date. */
  readonly within: Span | null
  /** How many weekends later. */
  readonly weekends: -1 | 0 | 1
  /** Whether the day is said by its weekday alone: it is that of the week in which what is moved lies. */
  readonly isWeekday: boolean
  /** How many days it is to last from then on; null where that stays as it is. */
  readonly days: number | null
  readonly minute: number | null
  /** Whether the words leave open in which half of the day the hour is. */
  readonly isOpenHour: boolean
  /** The minute of the day at which it is to end; where none is said it lasts as long as before. */
  readonly endMinute?: number
  /** Whether it is to end when it did, wherever it begins. */
  readonly keepsEnd?: boolean
  /** The words that name what is moved. */
  readonly source: string
  /** The words behind where to, of which nothing is made. */
  readonly left?: string
}

/** How far something is moved: by an amount with a word of direction, or after a verb that needs none. */
function movedBy(phrases: CuePhrases, verb: CuePhrases): { by: NewTime['by']; at: FoundPhrase } | null {
  const found = (cue: Cue, sign: 1 | -1) => {
    const at = phrases.find(cue)
    return at ? { by: { amount: at.value as Amount, sign }, at } : null
  }
  const bySign = verb.has('movesEarlier') ? -1 : 1
  return (
    found('earlierBy', -1) ??
    found('laterBy', bySign) ??
    (verb.has('pushes') ? found('backBy', 1) : null) ??
    found('movedBy', bySign) ??
    (verb.has('movesByAmount') && !phrases.has('backBy') ? found('byAmount', bySign) : null)
  )
}

/** What something is moved by, without a day or an hour of its own. */
const newTimeBy = (by: NewTime['by'], source: string): NewTime => ({
  ...{ by, source },
  day: null,
  dayOfMonth: null,
  weekdayAfter: null,
  isWeekday: false,
  within: null,
  weekends: 0,
  days: null,
  minute: null,
  isOpenHour: false,
})

/** Where to something is moved, and the words behind those that say it. */
type MovedBy = NewTime & { readonly behind: string }

/** By how much something is moved, where words say that. */
export function amountIn(text: string, verb: string): MovedBy | null {
  const folded = foldedText(text)
  const moved = movedBy(readInAnyLanguage(folded.plain), readInAnyLanguage(verb))
  if (!moved) return null
  const source = withoutAdrift(typed(folded, 0, moved.at.from))
  return { ...newTimeBy(moved.by, source), behind: typed(folded, moved.at.to) }
}

/** Words without those of direction that stand alone before where to: push it BACK by two days, bring it FORWARD to Friday. */
export function withoutAdrift(words: string): string {
  const folded = foldedText(words)
  return typed(folded, 0, readInAnyLanguage(folded.plain).find('adrift')?.from)
}

/** Words without a preposition that ends them, and that belongs to what followed. */
export const withoutHanging = (words: string): string =>
  words.slice(0, readInAnyLanguage(words).findAll('hanging')[0]?.from)

/** A wish without words that its hour stays what it is, which goes without saying. */
function withoutSameHour(text: string): FoldedText {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('sameHour')
  return said ? foldedText(typed(folded, 0, said.from) + typed(folded, said.to)) : folded
}

/** One day, week or month from where it is: `to the day after`. */
export function besideIn(text: string): MovedBy | null {
  const folded = withoutSameHour(text)
  const phrases = readInAnyLanguage(folded.plain)
  const [after, before] = [phrases.find('unitAfter'), phrases.find('unitBefore')]
  const at = after ?? before
  const behind = typed(folded, at?.to ?? folded.plain.length)
  if (at)
    return { ...newTimeBy({ amount: at.value as Amount, sign: after ? 1 : -1 }, typed(folded, 0, at.from)), behind }
  const weekend = besideWeekend(folded, phrases)
  if (weekend !== null) return weekend
  const weekday = phrases.find('weekdayAfter')
  const source = weekday && withoutHanging(typed(folded, 0, weekday.from))
  return weekday && source !== null
    ? { ...newTimeBy(null, source), weekdayAfter: weekday.value as number, behind: typed(folded, weekday.to) }
    : null
}

/** To the weekend after the one on which it is, or on whose week. */
function besideWeekend(folded: FoldedText, phrases: CuePhrases): MovedBy | null {
  const [after, before] = [phrases.find('weekendAfter'), phrases.find('weekendBefore')]
  const at = after ?? before
  const source = withoutHanging(typed(folded, 0, at?.from ?? 0))
  return at && { ...newTimeBy(null, source), weekends: after ? 1 : -1, behind: typed(folded, at.to) }
}
