import { MINUTES_A_DAY, parseWall } from '@dodici/core/date'
import { elisionOfHour } from './elision.ts'
import { formatTime } from './format.ts'
import type { TFunction } from './texts.ts'

const MINUTES_AN_HOUR = 60
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY

/** A time of day in minutes, with its preposition: `at 9:00`, `alle 9:00`, `all’1:30`, `a mezzanotte`. */
export const atWords = (minutes: number, t: TFunction): string =>
  t('reminders.at', { time: formatTime(minutes), ...elisionOfHour(minutes) })

/** Minutes of a day for `HH:mm`. */
export const minutesOfTime = (time: string): number => parseWall(`1970-01-01T${time}`) ?? 0

/**
 * How long before its event a reminder comes: `3 weeks before`. For an all-day event, whose reminders count from
 * `allDayAt` (null for a timed one): `the day before at 9:00`.
 */
export const beforeWords = (minutes: number, allDayAt: string | null, t: TFunction): string =>
  allDayAt === null ? timedWords(minutes, t) : allDayWords(minutes, minutesOfTime(allDayAt), t)

function timedWords(minutes: number, t: TFunction): string {
  if (minutes === 0) return t('reminders.before.start')
  if (minutes % MINUTES_A_WEEK === 0) return t('reminders.before.weeks', { count: minutes / MINUTES_A_WEEK })
  if (minutes % MINUTES_A_DAY === 0) return t('reminders.before.days', { count: minutes / MINUTES_A_DAY })
  if (minutes % MINUTES_AN_HOUR === 0) return t('reminders.before.hours', { count: minutes / MINUTES_AN_HOUR })
  if (minutes < 2 * MINUTES_AN_HOUR) return t('reminders.before.minutes', { count: minutes })
  return t('reminders.before.hoursAnd', {
    count: Math.floor(minutes / MINUTES_AN_HOUR),
    minutes: minutes % MINUTES_AN_HOUR,
  })
}

function allDayWords(minutes: number, from: number, t: TFunction): string {
  const days = Math.ceil((minutes - from) / MINUTES_A_DAY)
  const at = atWords(from - minutes + days * MINUTES_A_DAY, t)
  if (days <= 0) return t('reminders.before.sameDay', { at })
  if (days % 7 === 0) return t('reminders.before.calendarWeeks', { count: days / 7, at })
  return t('reminders.before.calendarDays', { count: days, at })
}
