import { formatDay, formatWall, MINUTES_A_DAY } from '../../date/index.ts'
import type { AskedChange, AskedItem } from '../question-types.ts'
import { isTimeOfDay, shiftDay } from '../../language/index.ts'
import type { Target } from './target.ts'

const EVENING = 18 * 60
const HALF_A_DAY = MINUTES_A_DAY / 2

/** The minute of the day that is meant for an item: dinner that is moved to nine stays in the evening. */
function minuteFor(item: AskedItem, { minute, isOpenHour }: Target): number {
  const own = item.start - Math.floor(item.start / MINUTES_A_DAY) * MINUTES_A_DAY
  if (minute === null) return own
  const isOfEvening = isOpenHour && own >= EVENING && minute >= 5 * 60 && minute < HALF_A_DAY
  return isOfEvening ? minute + HALF_A_DAY : minute
}

function newStart(item: AskedItem, target: Target): number | null {
  const { by, day, minute } = target
  if (by && isTimeOfDay(by.amount)) return item.allDay ? null : item.start + by.sign * by.amount.minutes
  if (item.allDay && minute !== null) return null
  const startDay = Math.floor(item.start / MINUTES_A_DAY)
  const newDay = by ? shiftDay(startDay, by.amount, by.sign) : (day ?? startDay)
  return newDay * MINUTES_A_DAY + minuteFor(item, target)
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
