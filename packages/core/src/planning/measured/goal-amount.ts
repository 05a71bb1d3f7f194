import { weekdayOf } from '../../date/index.ts'
import type { GoalKind } from '../../goals/index.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import type { CountedName, RhythmName } from './measured-words.ts'
import type { WeeklyRhythm } from './measured-types.ts'
import type { Measure, Rhythm } from './quantity.ts'
import type { MeasuredPhrases } from './ready-words.ts'
import { usualSitting } from './usual-sittings.ts'

/** More hours a week are no series of evenings. */
const HOURS_OF_SERIES = 20
/** How long something takes whose length nobody said: once in a while, and every day. */
const SESSION_MINUTES = 60
const DAILY_MINUTES = 30
const MINUTES_MAX = 240

/** Days of a rhythm, on average. */
const DAYS_OF: Readonly<Record<RhythmName, number>> = {
  perDay: 1,
  perMorning: 1,
  perWorkday: 7 / 5,
  perWeekendDay: 7 / 2,
  perWeek: 7,
  perFortnight: 14,
  perWeekend: 7,
  perMonth: 365.25 / 12,
  perYear: 365.25,
}

/** The kind of goal that an amount becomes. */
export const KIND_OF: Readonly<Record<Measure, GoalKind>> = {
  hours: 'hours',
  times: 'count',
  sessions: 'count',
  things: 'count',
  open: 'count',
  entered: 'number',
  distance: 'number',
  weight: 'number',
  money: 'number',
}

type Amount = Pick<MeasuredReading, 'quantity' | 'rhythm'>
type Counted = Pick<MeasuredReading, 'quantity' | 'rhythm' | 'each' | 'isKept' | 'isOfDays'>

/** The days of a rhythm: of every day more, where weekdays are left out. */
const daysOf = ({ name, weekdays }: Rhythm): number =>
  DAYS_OF[name] === 1 && weekdays !== null ? 7 / weekdays.length : DAYS_OF[name]

/** The days in which an amount comes once. */
export const daysOfRhythm = ({ rhythm }: Pick<Amount, 'rhythm'>): number =>
  rhythm === null ? Infinity : daysOf(rhythm) * rhythm.each

/** The periods of a rhythm that count where something is kept in each. */
const COUNTED: Readonly<Record<RhythmName, CountedName>> = {
  perDay: 'days',
  perMorning: 'days',
  perWorkday: 'days',
  perWeekendDay: 'days',
  perWeek: 'weeks',
  perFortnight: 'times',
  perWeekend: 'weekends',
  perMonth: 'months',
  perYear: 'years',
}

/** What is counted of a rhythm by whose days it is kept: `no alcohol Monday to Thursday` has days, and no weeks. */
export const countedOf = ({ name, weekdays }: Rhythm): CountedName => (weekdays === null ? COUNTED[name] : 'days')

/** Months are not all as long as on average. */
const ALMOST = 0.1

/** The whole periods of a rhythm from the first to the last day. */
function periodsOf(rhythm: Rhythm, { from, to }: MeasuredReading['period']): number {
  const length = lengthOf({ from, to })
  const weekdays = weekdaysOf(rhythm)
  if (countedOf(rhythm) !== 'days' || weekdays === ANY_DAY)
    return Math.max(1, Math.floor(length / (DAYS_OF[rhythm.name] * rhythm.each) + ALMOST))
  return Array.from({ length }, (_, index) => weekdayOf(from + index)).filter((day) => weekdays.includes(day)).length
}

/** How much it is from the first to the last day: of a rhythm, whole weeks or months; of what is kept, the periods for that. */
export function targetOf(reading: Omit<Counted, 'each'> & Pick<MeasuredReading, 'period'>): number {
  const { quantity, rhythm, period } = reading
  if (rhythm === null) return quantity.value
  if (countedPeriod(reading) !== null) return periodsOf(rhythm, period)
  const times = lengthOf(period) / daysOfRhythm({ rhythm })
  const whole = rhythm.name === 'perYear' ? times : Math.max(1, Math.round(times))
  return Math.max(1, Math.round(quantity.value * whole))
}

/** More hours a day are no sitting but how somebody lives: `sleep 8 hours a night`. */
const HOURS_OF_SITTING = MINUTES_MAX / 60

/** Whether days are counted on which an amount is kept, and not what it adds up to: `10,000 steps a day`. */
export function isKeptDaily({ quantity: { measure, value }, rhythm }: Amount): boolean {
  if (rhythm === null || rhythm.each !== 1 || COUNTED[rhythm.name] !== 'days') return false
  if (measure === 'open') return value > 1
  return measure === 'entered' || measure === 'distance' || (measure === 'hours' && value > HOURS_OF_SITTING)
}

/** The periods by which a goal is counted: something is kept in each, or done once a day; null where an amount adds up. */
export function countedPeriod({ quantity, rhythm, isKept, isOfDays }: Omit<Counted, 'each'>): CountedName | null {
  if (rhythm === null) return null
  if (isOfDays) return 'days'
  if (isKept) return countedOf(rhythm)
  const isOnce = quantity.measure === 'times' && quantity.value === 1 && rhythm.each === 1
  return isOnce && COUNTED[rhythm.name] === 'days' ? 'days' : null
}

const ANY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WEEKDAYS_OF: Readonly<Partial<Record<RhythmName, readonly number[]>>> = {
  perWorkday: [0, 1, 2, 3, 4],
  perWeekendDay: [5, 6],
  perWeekend: [5, 6],
}

const weekdaysOf = ({ name, weekdays }: Rhythm): readonly number[] => weekdays ?? WEEKDAYS_OF[name] ?? ANY_DAY

/** The number of sittings for the hours of a week: as many as one finds evenings for. */
function sittings(hours: number, days: number): number {
  const times = hours <= 2 ? 1 : hours <= 4 ? 2 : hours <= 6 ? 3 : hours <= 12 ? 5 : 7
  return Math.min(times, days)
}

const minutesOf = (hours: number): number => Math.max(5, Math.round((hours * 60) / 5) * 5)

/** How long each of so many times is whose length nobody said. */
const usualMinutes = (phrases: MeasuredPhrases, isWeekly: boolean): number =>
  usualSitting(phrases).minutes ?? (isWeekly ? SESSION_MINUTES : DAILY_MINUTES)

/** Occurrences of a week, and their length; null where the words ask for none. */
function timesAndMinutes(
  { quantity: { measure, value }, each, phrases }: Pick<MeasuredReading, 'quantity' | 'each' | 'phrases'>,
  rhythm: Rhythm,
  days: number,
): Pick<WeeklyRhythm, 'times' | 'minutes'> | null {
  const perWeek = 7 / daysOf(rhythm)
  if (measure === 'hours') {
    if (value * perWeek > HOURS_OF_SERIES) return null
    const times = perWeek === 1 ? sittings(value, days) : perWeek
    return { times, minutes: minutesOf((value * perWeek) / times) }
  }
  if (measure !== 'times' && measure !== 'sessions') return null
  const minutes = each === null ? usualMinutes(phrases, perWeek === 1) : minutesOf(each.value)
  return { times: value * perWeek, minutes }
}

/** Wholes of which each piece has an hour of its own. */
const PIECES: readonly Measure[] = ['things', 'open', 'entered', 'sessions']

/** How often something is done: by a rhythm, or by the pace of a whole. */
function rhythmOfSeries({ quantity, rhythm, pace }: Pick<MeasuredReading, 'quantity' | 'rhythm' | 'pace'>): Amount {
  if (pace === null) return { quantity, rhythm }
  const isOfPieces = PIECES.includes(quantity.measure)
  return { quantity: { ...quantity, measure: 'times', value: pace.value }, rhythm: isOfPieces ? pace.rhythm : null }
}

/** The weekly series for hours, minutes a day, or how often; null where the words ask for none. */
export function weeklyRhythm(reading: Counted & Pick<MeasuredReading, 'phrases' | 'pace'>): WeeklyRhythm | null {
  const { isKept, phrases } = reading
  const { quantity, rhythm } = rhythmOfSeries(reading)
  if (rhythm === null || rhythm.each !== 1 || DAYS_OF[rhythm.name] > 7) return null
  if (isKept || phrases.find('hourless') !== null) return null
  const weekdays = weekdaysOf(rhythm)
  const found = timesAndMinutes({ ...reading, quantity }, rhythm, weekdays.length)
  if (!found || found.times > weekdays.length || found.minutes > MINUTES_MAX) return null
  return { ...found, weekdays, hour: usualSitting(phrases).hour, minute: rhythm.minute }
}
