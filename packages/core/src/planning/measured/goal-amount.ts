import type { GoalKind } from '../../goals/index.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import type { RhythmName } from './measured-words.ts'
import type { WeeklyRhythm } from './measured-types.ts'
import type { Measure, Rhythm } from './quantity.ts'

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
  perWeek: 7,
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

/** The days in which an amount comes once. */
export const daysOfRhythm = ({ rhythm }: Amount): number =>
  rhythm === null ? Infinity : DAYS_OF[rhythm.name] * rhythm.each

/** How much it is from the first to the last day: of a rhythm, whole weeks or months. */
export function targetOf({ quantity, rhythm, period }: Amount & Pick<MeasuredReading, 'period'>): number {
  const { value } = quantity
  if (rhythm === null) return value
  const times = lengthOf(period) / daysOfRhythm({ quantity, rhythm })
  const whole = rhythm.name === 'perYear' ? times : Math.max(1, Math.round(times))
  return Math.max(1, Math.round(value * whole))
}

/** More hours a day are no sitting but how somebody lives: `sleep 8 hours a night`. */
const HOURS_OF_SITTING = MINUTES_MAX / 60

/** Whether days are counted on which an amount is kept, and not what it adds up to: `10,000 steps a day`. */
export function isKeptDaily(amount: Amount): boolean {
  const { measure, value } = amount.quantity
  if (daysOfRhythm(amount) !== 1) return false
  if (measure === 'open') return value > 1
  return measure === 'entered' || measure === 'distance' || (measure === 'hours' && value > HOURS_OF_SITTING)
}

/** Whether a goal is counted by its days: it is kept each day, or done once a day. */
export const isOfDays = (amount: Amount): boolean =>
  isKeptDaily(amount) ||
  (amount.quantity.measure === 'times' && daysOfRhythm(amount) === 1 && amount.quantity.value === 1)

const ANY_DAY = [0, 1, 2, 3, 4, 5, 6]
const WEEKDAYS_OF: Readonly<Partial<Record<RhythmName, readonly number[]>>> = {
  perWorkday: [0, 1, 2, 3, 4],
  perWeekend: [5, 6],
}

/** The number of sittings for the hours of a week: as many as one finds evenings for. */
function sittings(hours: number, days: number): number {
  const times = hours <= 2 ? 1 : hours <= 4 ? 2 : hours <= 6 ? 3 : hours <= 12 ? 5 : 7
  return Math.min(times, days)
}

const minutesOf = (hours: number): number => Math.max(5, Math.round((hours * 60) / 5) * 5)

/** Occurrences of a week, and their length; null where the words ask for none. */
function timesAndMinutes(
  { quantity: { measure, value }, each }: Pick<MeasuredReading, 'quantity' | 'each'>,
  { name }: Rhythm,
  days: number,
): Pick<WeeklyRhythm, 'times' | 'minutes'> | null {
  const perWeek = 7 / DAYS_OF[name]
  if (measure === 'hours') {
    if (value * perWeek > HOURS_OF_SERIES) return null
    const times = perWeek === 1 ? sittings(value, days) : perWeek
    return { times, minutes: minutesOf((value * perWeek) / times) }
  }
  if (measure !== 'times' && measure !== 'sessions') return null
  const usual = perWeek === 1 ? SESSION_MINUTES : DAILY_MINUTES
  return { times: value * perWeek, minutes: each === null ? usual : minutesOf(each.value) }
}

/** The weekly series for hours, minutes a day, or how often; null where the words ask for none. */
export function weeklyRhythm(reading: Amount & Pick<MeasuredReading, 'each'>): WeeklyRhythm | null {
  const { rhythm } = reading
  if (rhythm === null || rhythm.each !== 1 || DAYS_OF[rhythm.name] > 7) return null
  if (isKeptDaily(reading)) return null
  const weekdays = rhythm.weekdays ?? WEEKDAYS_OF[rhythm.name] ?? ANY_DAY
  const found = timesAndMinutes(reading, rhythm, weekdays.length)
  if (!found || found.times > weekdays.length || found.minutes > MINUTES_MAX) return null
  return { ...found, weekdays, isInMorning: rhythm.name === 'perMorning', minute: rhythm.minute }
}
