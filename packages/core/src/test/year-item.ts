import { dayOf, MINUTES_A_DAY, parseDay, type Day } from '../date/index.ts'
import type { YearItem } from '../year/index.ts'

/** The day of a text that is one. */
export function day(text: string): Day {
  const parsed = parseDay(text)
  if (parsed === null) throw new RangeError(`not a day: ${text}`)
  return parsed
}

/** An all-day item that says its title, from the first day to the last; anything else as given. */
export function anItem(title: string, first: Day, last: Day = first, rest: Partial<YearItem> = {}): YearItem {
  return {
    id: title,
    eventId: title,
    recurrenceId: null,
    calendarId: 'calendar',
    categoryId: null,
    title,
    kind: 'event',
    status: 'confirmed',
    allDay: true,
    first,
    last,
    start: first * MINUTES_A_DAY,
    end: (last + 1) * MINUTES_A_DAY,
    isLoad: rest.kind !== 'marker' && rest.status !== 'cancelled' && rest.isOffered !== true,
    away: null,
    isRoutine: false,
    ...rest,
  }
}

/** A timed item of one day, from and to an hour (which may have a fraction). */
export const aTimedItem = (title: string, on: Day, hours: [from: number, to: number], rest: Partial<YearItem> = {}) =>
  anItem(title, on, on, {
    allDay: false,
    start: on * MINUTES_A_DAY + hours[0] * 60,
    end: on * MINUTES_A_DAY + hours[1] * 60,
    ...rest,
  })

/** The days of one month, named by their date; dates beyond its ends lie in the months around it. */
export const dayOfMonth =
  (year: number, month: number) =>
  (date: number): Day =>
    dayOf(year, month, 1) + date - 1
