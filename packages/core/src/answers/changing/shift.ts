import {
  dayOf,
  daysInMonth,
  formatDay,
  formatWall,
  MINUTES_A_DAY,
  partsOf,
  startOfWeek,
  weekdayOf,
  type Day,
} from '../../date/index.ts'
import type { ProposedChange, DetailedItem } from '../answer-types.ts'
import { isTimeOfDay, shiftDay } from '../../language/index.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import type { NewTime } from './new-time.ts'
import type { Proposal } from './proposal.ts'

/** From when to when an item would be. */
export type NewPlace = Extract<ProposedChange, { action: 'shift' }>

const EVENING = 18 * 60
const HALF_A_DAY = MINUTES_A_DAY / 2

/** The minute of the day that is meant for an item: dinner that is moved to nine stays in the evening. */
function minuteFor(item: DetailedItem, { minute, isOpenHour }: NewTime): number {
  const own = item.start - Math.floor(item.start / MINUTES_A_DAY) * MINUTES_A_DAY
  if (minute === null) return own
  const isOfEvening = isOpenHour && own >= EVENING && minute >= 5 * 60 && minute < HALF_A_DAY
  return isOfEvening ? minute + HALF_A_DAY : minute
}

/** The first day with this number in the months from that of a day on, not before `earliest`. */
function dayOfMonthFrom(from: Day, dayOfMonth: number, earliest: Day): Day {
  const { year, month } = partsOf(from)
  if (dayOfMonth <= daysInMonth(year, month)) {
    const day = dayOf(year, month, dayOfMonth)
    if (day >= earliest) return day
  }
  return dayOfMonthFrom(dayOf(year, month, daysInMonth(year, month)) + 1, dayOfMonth, earliest)
}

/** The day of the same weekday in the week of an item; the one that comes next where that is over, or the item is. */
function weekdayBeside(startDay: Day, next: Day, today: Day): Day {
  const beside = startOfWeek(startDay) + weekdayOf(next)
  return startDay < today || beside < today ? next : beside
}

/** The day that is meant for an item: one of its own month where no month is named, and none that is over if it is not. */
function dayFor(startDay: Day, { day, dayOfMonth, weekdayAfter, isWeekday }: NewTime, today: Day): Day {
  if (isWeekday && day !== null) return weekdayBeside(startDay, day, today)
  if (weekdayAfter !== null) return startDay + 1 + ((weekdayAfter - weekdayOf(startDay) + 6) % 7)
  if (dayOfMonth === null) return day ?? startDay
  return dayOfMonthFrom(startDay, dayOfMonth, startDay < today ? -Infinity : today)
}

function newStart(item: DetailedItem, target: NewTime, today: Day): number | null {
  const { by, minute } = target
  if (by && isTimeOfDay(by.amount)) return item.allDay ? null : item.start + by.sign * by.amount.minutes
  if (item.allDay && minute !== null) return null
  const startDay = Math.floor(item.start / MINUTES_A_DAY)
  const newDay = by ? shiftDay(startDay, by.amount, by.sign) : dayFor(startDay, target, today)
  return newDay * MINUTES_A_DAY + minuteFor(item, target)
}

/** The item at its new place, seen from `today`: as long as before. Null where it has no hours and an hour was asked for. */
export function shiftOf(item: DetailedItem, target: NewTime, today: Day): NewPlace | null {
  const start = newStart(item, target, today)
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

/** Whether an item would not move at all: its own hour was named, and not where to. */
export const isWhereItIs = (item: DetailedItem, moved: NewPlace | null): boolean =>
  moved?.start === (item.allDay ? formatDay(item.first) : formatWall(item.start))

/** How items get a new place, which is said behind each. */
export const toNewPlace = (
  { sentences, today }: QuestionContext,
  change: (item: DetailedItem) => NewPlace | null,
): Pick<Proposal, 'change' | 'behind'> => ({
  change,
  behind: (item) => {
    const moved = change(item)
    return moved ? ` → ${sentences.words.moved(moved, today)}` : ''
  },
})
