import { weekdayOf } from '../../date/index.ts'
import type { GoalKind } from '../../goals/index.ts'
import { isOften, type Counted } from './counted.ts'
import { lengthOf, type MeasuredReading, type Unplaced, type WeeklyRhythm } from './measured-types.ts'
import {
  ANY_DAY,
  SITTINGS,
  WEEKEND,
  type CountedName,
  type Measure,
  type Sitting,
  type SittingName,
} from './measured-tables.ts'
import type { MeasuredPhrases } from './ready-words.ts'
import { daysOfRhythm, isDaily, type Rhythm } from './rhythm.ts'
import { daysFrom } from '../placing/availability.ts'
import { overlap } from '../reading/spans.ts'

/** More hours a week are no series of evenings. */
const HOURS_OF_SERIES = 20
/** So many of a week are done in one sitting. */
const HOURS_AT_ONCE = 2
/** How long something takes whose length nobody said: once in a while, and every day. */
const SESSION_MINUTES = 60
const DAILY_MINUTES = 30
const MINUTES_MAX = 240
/** What is usual early in the morning is later at weekends. */
const WEEKEND_FROM = 9 * 60
/** Months are not all as long as on average. */
const ALMOST = 0.1

/** The kind of goal that an amount becomes. */
export const KIND_OF: Readonly<Record<Measure, GoalKind>> = {
  ...({ hours: 'hours', times: 'count', sessions: 'count', things: 'count', open: 'count' } as const),
  ...({ entered: 'number', distance: 'number', weight: 'number', money: 'number' } as const),
}

/** The whole periods of a rhythm from the first to the last day. */
function periodsOf({ days, each, counted, weekdays }: Rhythm, { from, to }: MeasuredReading['period']): number {
  if (counted === 'days' && weekdays.length < ANY_DAY.length)
    return daysFrom(from, to).filter((day) => weekdays.includes(weekdayOf(day))).length
  return Math.max(1, Math.floor(lengthOf({ from, to }) / (days * each) + ALMOST))
}

/** How much it is from the first to the last day: of a rhythm, whole weeks or months; of what is kept, the periods for that. */
export function targetOf(reading: MeasuredReading): number {
  const { quantity, rhythm, period } = reading
  if (rhythm === null) return quantity.value
  if (countedPeriod(reading) !== null) return periodsOf(rhythm, period)
  const times = lengthOf(period) / daysOfRhythm(rhythm)
  const whole = rhythm.counted === 'years' ? times : Math.max(1, Math.round(times))
  return Math.max(1, Math.round(quantity.value * whole))
}

/** The periods by which a goal is counted: something is kept in each, or done once a day; null where an amount adds up. */
export function countedPeriod({ quantity, rhythm, isKept, isOfDays }: MeasuredReading): CountedName | null {
  if (rhythm === null) return null
  if (isOfDays || isKept) return rhythm.counted
  return quantity.measure === 'times' && quantity.value === 1 && isDaily(rhythm) ? 'days' : null
}

const NAMES = Object.keys(SITTINGS) as SittingName[]

/** How long what a text names usually takes, and when it usually is; null where nothing is known of that. */
function usualSitting(phrases: MeasuredPhrases): Required<Sitting> {
  const named: Sitting[] = NAMES.filter((name) => phrases.find(name) !== null).map((name) => SITTINGS[name])
  const first = (of: 'minutes' | 'hour'): number | null => named.find((one) => one[of] !== null)?.[of] ?? null
  return { minutes: first('minutes'), hour: first('hour'), isAnywhere: named.some((one) => one.isAnywhere === true) }
}

const minutesOf = (hours: number): number => Math.max(5, Math.round((hours * 60) / 5) * 5)

/** Occurrences of a week, and their length; null where the words ask for none. */
function timesAndMinutes(
  { quantity: { measure, value }, each }: Pick<Counted, 'quantity' | 'each'>,
  { days, weekdays }: Rhythm,
  usualMinutes: number | null,
): Pick<WeeklyRhythm, 'times' | 'minutes'> | null {
  const perWeek = 7 / days
  if (measure === 'hours') {
    if (value * perWeek > HOURS_OF_SERIES) return null
    const times = perWeek === 1 ? Math.min(Math.ceil(value / HOURS_AT_ONCE), weekdays.length) : perWeek
    return { times, minutes: minutesOf((value * perWeek) / times) }
  }
  if (!isOften(measure)) return null
  const usual = usualMinutes ?? (perWeek === 1 ? SESSION_MINUTES : DAILY_MINUTES)
  return { times: value * perWeek, minutes: each === null ? usual : minutesOf(each.value) }
}

/** Wholes of which each piece has an hour of its own. */
const PIECES: readonly Measure[] = ['things', 'open', 'entered', 'sessions']

/** How often what is counted is done, at its rhythm or the pieces of a whole at its pace; null where that is no series. */
function rhythmOfSeries({ quantity, rhythm, pace, isKept, phrases }: Unplaced): Rhythm | null {
  const isOfPieces = pace !== null && PIECES.includes(quantity.measure)
  const often = pace === null ? rhythm : isOfPieces ? pace.rhythm : null
  const isPlaced = !isKept && phrases.find('hourless') === null
  return often !== null && isPlaced && often.each === 1 && often.days <= 7 ? often : null
}

/** The weekly series for hours, minutes a day, or how often; null where the words ask for none. */
export function weeklyRhythm(reading: Unplaced): WeeklyRhythm | null {
  const { quantity, pace, phrases, time, period } = reading
  const rhythm = rhythmOfSeries(reading)
  const usual = usualSitting(phrases)
  const counted = pace === null ? quantity : ({ ...quantity, measure: 'times', value: pace.value } as const)
  const found = rhythm && timesAndMinutes({ ...reading, quantity: counted }, rhythm, usual.minutes)
  if (!found || found.times > rhythm.weekdays.length || found.minutes > MINUTES_MAX) return null
  const minute = time && !overlap(time, period.words) ? time.minute : null
  const isAtWeekend = rhythm.weekdays.every((day) => WEEKEND.includes(day))
  const hour = usual.hour !== null && isAtWeekend ? Math.max(usual.hour, WEEKEND_FROM) : usual.hour
  return { ...found, weekdays: rhythm.weekdays, hour, minute, isAnywhere: usual.isAnywhere }
}
