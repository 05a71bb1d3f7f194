import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import type { AskedItem } from '../question-types.ts'
import { foldedText } from '../reading/folded-text.ts'
import { isWhole, leadIn } from './reminder-lead.ts'
import type { ReminderWish } from './reminder-wish.ts'
import { isWallLead, minutesBeforeItem, wallLeadIn } from './wall-lead.ts'

type Told = Pick<ReminderWish, 'minutesBefore' | 'wall'>
type Begins = Pick<AskedItem, 'allDay' | 'first' | 'start'>

/**
 * How long before an event a wish means, in minutes, each once; null where the event has begun by then, or that is too long.
 * Of an all-day event it counts from the minute `allDayAt` of its first day.
 */
export function minutesBeforeOf(
  { minutesBefore, wall }: Told,
  item: Begins,
  allDayAt: number,
): readonly number[] | null {
  const lead = wall && minutesBeforeItem(wall, item, allDayAt)
  if (wall !== null && lead === null) return null
  const all = [...new Set([...minutesBefore, ...(lead === null ? [] : [lead])])]
  return all.every((minutes) => minutes <= REMINDER_MINUTES_MAX) ? all : null
}

/** The same of a phrase: `two days and an hour before`, `the evening before at eight`; null where it says anything else. */
export function minutesBeforeIn(phrase: string, item: Begins, allDayAt: number): readonly number[] | null {
  const { plain } = foldedText(phrase.trim())
  const wall = isWallLead(plain) ? (wallLeadIn(plain)?.lead ?? null) : null
  if (wall !== null) return minutesBeforeOf({ minutesBefore: [], wall }, item, allDayAt)
  const lead = leadIn(plain)
  if (lead === null || !isWhole(lead, plain)) return null
  return minutesBeforeOf({ minutesBefore: lead.minutes, wall }, item, allDayAt)
}
