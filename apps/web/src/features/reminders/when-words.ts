import type { Notification } from '@dodici/contract/types'
import { dayOfWall, parseDay, parseWall, yearOf, MINUTES_A_DAY, type Day } from '@dodici/core/date'
import { instantOfWall, nowIn } from '@dodici/core/zone'
import { atWords } from '../../i18n/reminder-time-words.ts'
import { formatDay, formatSpanBeside } from '../../i18n/format.ts'
import { currentLocale } from '../../i18n/locale.ts'
import type { TFunction } from '../../i18n/texts.ts'

/** The present instant in milliseconds since 1970, and the time zone. */
export interface Moment {
  readonly now: number
  readonly zone: string
}

type NotificationTimes = Pick<Notification, 'allDay' | 'start' | 'end'>

/** A day relative to today: `today`, `tomorrow`, `Thu 18 March`, with the year if it differs. */
export function dayWords(day: Day, today: Day): string {
  const days = day - today
  if (Math.abs(days) <= 1) return relative(days, 'day')
  return yearOf(day) === yearOf(today)
    ? formatDay(day, 'weekday-day-month-short')
    : formatDay(day, 'weekday-day-month-year-short')
}

/** An instant in a time zone: `tomorrow at 9:00`. */
export function instantWords(instant: string, { now, zone }: Moment, t: TFunction): string {
  const wall = nowIn(zone, Date.parse(instant))
  return t('reminders.dayAt', {
    day: dayWords(dayOfWall(wall), dayOfWall(nowIn(zone, now))),
    at: atWords(minutesOfDay(wall), t),
  })
}

/** Times of a reminder's event: `today at 15:00`, `Sat 20 March`, `Sat 20 Mar – Tue 23 Mar`. */
export function eventWords({ allDay, start, end }: NotificationTimes, { now, zone }: Moment, t: TFunction): string {
  const today = dayOfWall(nowIn(zone, now))
  if (!allDay) {
    const wall = parseWall(start) ?? 0
    return t('reminders.dayAt', { day: dayWords(dayOfWall(wall), today), at: atWords(minutesOfDay(wall), t) })
  }
  const [first, last] = [parseDay(start) ?? 0, parseDay(end) ?? 0]
  return first === last ? dayWords(first, today) : formatSpanBeside(first, last, yearOf(today))
}

const minutesOfDay = (wall: number): number => wall - dayOfWall(wall) * MINUTES_A_DAY

/** Distance from now: `in 10 minutes`, `2 hours ago`, `tomorrow`, `in 3 weeks`. */
export function nearWords({ allDay, start }: NotificationTimes, { now, zone }: Moment): string {
  const today = dayOfWall(nowIn(zone, now))
  if (allDay) return farWords((parseDay(start) ?? today) - today)
  const wall = parseWall(start) ?? 0
  const minutes = instantOfWall(wall, zone) - Math.floor(now / 60_000)
  if (minutes === 0) return relative(0, 'second')
  if (Math.abs(minutes) < 60) return relative(minutes, 'minute')
  return Math.abs(minutes) < MINUTES_A_DAY
    ? relative(Math.round(minutes / 60), 'hour')
    : farWords(dayOfWall(wall) - today)
}

/** Both, without repetition: `today at 15:00 · in 10 minutes`, `tomorrow at 9:00`. */
export function fullWords(about: NotificationTimes, moment: Moment, t: TFunction): string {
  const [when, near] = [eventWords(about, moment, t), nearWords(about, moment)]
  return when.startsWith(near) ? when : `${when} · ${near}`
}

const farWords = (days: number): string =>
  days !== 0 && days % 7 === 0 ? relative(days / 7, 'week', 'always') : relative(days, 'day')

const relative = (value: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'auto' | 'always' = 'auto'): string =>
  new Intl.RelativeTimeFormat(currentLocale(), { numeric }).format(value, unit)
