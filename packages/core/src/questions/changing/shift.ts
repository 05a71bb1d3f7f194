import { formatDay, formatWall, MINUTES_A_DAY } from '../../date/index.ts'
import type { AskedChange, AskedItem } from '../question-types.ts'
import { unitsFrom } from '../reading/calendar-spans.ts'
import type { Target } from './target.ts'

function newStart(item: AskedItem, { by, day, minute }: Target): number | null {
  if (by?.unit === 'minute') return item.allDay ? null : item.start + by.count
  if (item.allDay && minute !== null) return null
  const startDay = Math.floor(item.start / MINUTES_A_DAY)
  const target = by ? unitsFrom(startDay, by.count, by.unit) : (day ?? startDay)
  return target === null ? null : target * MINUTES_A_DAY + (minute ?? item.start - startDay * MINUTES_A_DAY)
}

/** The item at its new place: as long as before. Null where it has no hours and an hour was asked for. */
export function shiftOf(item: AskedItem, target: Target): Extract<AskedChange, { action: 'shift' }> | null {
  const start = newStart(item, target)
  if (start === null) return null
  if (!item.allDay)
    return {
      action: 'shift',
      itemId: item.id,
      start: formatWall(start),
      end: formatWall(start + item.end - item.start),
    }
  const first = Math.floor(start / MINUTES_A_DAY)
  return { action: 'shift', itemId: item.id, start: formatDay(first), end: formatDay(first + item.last - item.first) }
}
