import { hoursOf, type TextSpan, type WrittenTime } from '../../language/index.ts'
import { RHYTHMS, type RhythmName, type RhythmUnit } from './measured-tables.ts'
import { valueIn, type MaskedText } from './numerals.ts'
import type { MeasuredPhrases } from './ready-words.ts'
import { overlap } from '../reading/spans.ts'

/** How often: once in so many days. */
export interface Rhythm extends RhythmUnit, TextSpan {
  /** So many of its units: two in `every two weeks`. */
  readonly each: number
}

/** The days in which an amount comes once. */
export const daysOfRhythm = (rhythm: Rhythm | null): number => (rhythm ? rhythm.days * rhythm.each : Infinity)

/** Whether something is on each of some days of the week, and not only once in several days. */
export const isDaily = ({ days, each }: Rhythm): boolean => days < 7 && each === 1

/** The rhythms that a text says. */
export function rhythmsIn(masked: MaskedText, phrases: MeasuredPhrases): Rhythm[] {
  const oneTime = phrases.find('oneTime')
  return (Object.keys(RHYTHMS) as RhythmName[]).flatMap((name) =>
    phrases
      .findAll(name)
      .filter((span) => !overlap(span, oneTime))
      .map(({ from, to }) => ({ ...RHYTHMS[name], each: valueIn(masked, { from, to }), from, to })),
  )
}

/** A rhythm that no text says. */
export const assumedRhythm = (name: RhythmName): Rhythm => ({ ...RHYTHMS[name], each: 1, from: 0, to: 0 })

/** A repetition as core/language reads it. */
interface SaidRule {
  readonly frequency: string
  readonly interval: number
  readonly count: number | null
  readonly byDay: readonly { readonly weekday: number }[]
}

const weekdaysOf = (rule: unknown): number[] => (rule as SaidRule).byDay.map(({ weekday }) => weekday)

/** The weekdays that every day is without: `500 words a day except Sundays`. */
export function leftOutIn(phrases: MeasuredPhrases): (TextSpan & { readonly weekdays: readonly number[] }) | null {
  const found = phrases.find('leftOut')
  return found && { from: found.from, to: found.to, weekdays: weekdaysOf(found.value) }
}

/** Weekdays on which something is each week: `every Sunday`, `on Tuesdays`, and two beside each other. */
export const weekdaysIn = (phrases: MeasuredPhrases, leftOut: TextSpan | null): Rhythm[] =>
  phrases.findAll('weekly').flatMap(({ from, to, value }) => {
    const { frequency, count, byDay, interval } = value as SaidRule
    const isWeekly = frequency === 'WEEKLY' && count === null && byDay.length > 0
    if (!isWeekly || overlap({ from, to }, leftOut)) return []
    return [{ ...RHYTHMS.perWeek, counted: 'days', weekdays: weekdaysOf(value), each: interval, from, to } as const]
  })

const NOON = 12 * 60
/** Nobody goes to bed later: `lights out by half ten` is in the evening. */
const EARLIEST_BED = 8 * 60

/** The minute of the day that a text says, and its words; null without one. */
export function timeIn(phrases: MeasuredPhrases): (TextSpan & { readonly minute: number }) | null {
  const found = phrases.find('timeOfDay')
  const minute = found && hoursOf(found.value as WrittenTime)?.start
  if (!found || minute === null || minute === undefined) return null
  const isLate = minute >= EARLIEST_BED && minute < NOON && phrases.find('toBed') !== null
  return { from: found.from, to: found.to, minute: isLate ? minute + NOON : minute }
}
