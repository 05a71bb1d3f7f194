import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import type { AskedItem } from '../question-types.ts'
import { foldedText } from '../reading/folded-text.ts'
import { isWhole, leadIn } from './reminder-lead.ts'
import type { ReminderWish } from './reminder-wish.ts'
import { isAllWall, minutesBeforeItem, wallLeadsIn } from './wall-lead.ts'

type Told = Pick<ReminderWish, 'minutesBefore' | 'walls'>
type Begins = Pick<AskedItem, 'allDay' | 'first' | 'start'>

/**
 * How long before an event a wish means, in minutes, each once; null where the event has begun by then, or that is too long.
 * Of an all-day event it counts from the minute `allDayAt` of its first day.
 */
export function minutesBeforeOf(
  { minutesBefore, walls }: Told,
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
  const walls = isAllWall(plain) ? (wallLeadsIn(plain)?.leads ?? []) : []
  if (walls.length > 0) return minutesBeforeOf({ minutesBefore: [], walls }, item, allDayAt)
  const lead = leadIn(plain)
  if (lead === null || !isWhole(lead, plain)) return null
  return minutesBeforeOf({ minutesBefore: lead.minutes, walls }, item, allDayAt)
}
