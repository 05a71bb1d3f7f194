import type { GoalKind } from '../../goals/index.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import type { RhythmName } from './measured-words.ts'
import type { WeeklyRhythm } from './measured-types.ts'
import type { Measure } from './quantity.ts'

/** More hours a week are no series of evenings. */
const HOURS_OF_SERIES = 20
/** How long something takes whose length nobody said: once in a while, and every day. */
const SESSION_MINUTES = 60
const DAILY_MINUTES = 30
const MINUTES_MAX = 240

/** Days of a rhythm, on average. */
const DAYS_OF: Readonly<Record<RhythmName, number>> = {
  perDay: 1,
  perWorkday: 7 / 5,
  perWeek: 7,
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

/** Hours of a week in as many sittings as one finds evenings for. */
function sittings(hours: number): WeeklyRhythm | null {
  if (hours < 0.25 || hours > HOURS_OF_SERIES) return null
  const times = hours <= 2 ? 1 : hours <= 4 ? 2 : hours <= 6 ? 3 : hours <= 12 ? 5 : 7
  return { times, minutes: Math.max(5, Math.round((hours * 60) / times / 5) * 5) }
}

/** Occurrences of a week for hours, minutes a day, or how often; null where the words ask for none. */
export function weeklyRhythm({ quantity, rhythm, each }: Amount & Pick<MeasuredReading, 'each'>): WeeklyRhythm | null {
  if (rhythm === null || rhythm.each !== 1 || rhythm.name === 'perMonth' || rhythm.name === 'perYear') return null
  const { measure, value } = quantity
  const days = 7 / DAYS_OF[rhythm.name]
  if (measure === 'hours' && rhythm.name === 'perWeek') return sittings(value)
  if (measure === 'hours')
    return value * days > HOURS_OF_SERIES ? null : { times: days, minutes: Math.round(value * 60) }
  if (measure !== 'times' && measure !== 'sessions') return null
  const usual = rhythm.name === 'perWeek' ? SESSION_MINUTES : DAILY_MINUTES
  const [times, minutes] = [value * days, each === null ? usual : Math.round(each.value * 60)]
  return times > 7 || minutes > MINUTES_MAX ? null : { times, minutes }
}
