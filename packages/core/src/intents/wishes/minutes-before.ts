import { MINUTES_A_DAY } from '../../date/index.ts'
import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import type { YearItem } from '../../year/index.ts'
import { foldedText } from '../reading/words.ts'
import { isWhole, leadIn, isOnlyHourLead, hourLeadsIn, type HourLead } from './reminder-lead.ts'
import type { ReminderWish } from './reminder-wish.ts'

type LeadTimes = Pick<ReminderWish, 'minutesBefore' | 'walls'>
type Begins = Pick<YearItem, 'allDay' | 'first' | 'start'>

/**
 * How long before an event a wish means, in minutes, each once; null where the event has begun by then, or that is too long.
 * Of an all-day event it counts from the minute `allDayAt` of its first day.
 */
export function minutesBeforeOf(
  { minutesBefore, walls }: LeadTimes,
  item: Begins,
  allDayAt: number,
): readonly number[] | null {
  const all = [...minutesBefore, ...walls.map((wall) => minutesBeforeItem(wall, item, allDayAt))]
  const isGood = (minutes: number | null): minutes is number => minutes !== null && minutes <= REMINDER_MINUTES_MAX
  return all.every(isGood) ? [...new Set(all)] : null
}

/** The same of a phrase: `two days and an hour before`, `the evening before at eight`; null where it says anything else. */
export function minutesBeforeIn(phrase: string, item: Begins, allDayAt: number): readonly number[] | null {
  const { plain } = foldedText(phrase.trim())
  const walls = isOnlyHourLead(plain) ? hourLeadsIn(plain).leads : []
  if (walls.length > 0) return minutesBeforeOf({ minutesBefore: [], walls }, item, allDayAt)
  const lead = leadIn(plain)
  if (lead === null || !isWhole(lead, plain)) return null
  return minutesBeforeOf({ minutesBefore: lead.minutes, walls }, item, allDayAt)
}

/** When so many minutes before an all-day event are, which counts from the minute `allDayAt` of its first day. */
export function wallOfAllDay(minutesBefore: number, allDayAt: number): Pick<HourLead, 'daysBefore' | 'minute'> {
  const daysBefore = Math.max(Math.ceil((minutesBefore - allDayAt) / MINUTES_A_DAY), 0)
  return { daysBefore, minute: allDayAt - minutesBefore + daysBefore * MINUTES_A_DAY }
}

/** Whether the hour may be, and is, that of the event: `the day before dinner at eight`. */
export function isItsOwnHour({ minute, isMaybeItsOwn }: HourLead, { allDay, start }: Begins): boolean {
  const half = MINUTES_A_DAY / 2
  return isMaybeItsOwn && !allDay && start % half === minute % half
}

/** How long before an event such an hour is, in minutes; null where it has begun by then. */
export function minutesBeforeItem(
  { daysBefore, minute }: HourLead,
  { allDay, first, start }: Begins,
  allDayAt: number,
): number | null {
  const begins = allDay ? first * MINUTES_A_DAY + allDayAt : start
  const lead = begins - ((first - daysBefore) * MINUTES_A_DAY + minute)
  return lead >= 0 ? lead : null
}
