import type { AnalysedItem } from '../balance-types.ts'
import { isDeadline } from '../measures/measure-deadlines.ts'
import { titleSays } from '../words/titles.ts'
import type { Agenda } from './agenda.ts'

const MOVED_DAYS_MAX = 3

/** Whether the person could move it: a short, one-off, future event whose date nobody else sets. */
export function isMovable(item: AnalysedItem, { input, year, isHoliday }: Agenda): boolean {
  if (!isOneOff(item) || isFixed(item)) return false
  if (item.first <= input.today || item.first < year.first || item.last > year.last) return false
  for (let day = item.first; day <= item.last; day += 1) if (isHoliday(day)) return false
  return true
}

const isOneOff = (item: AnalysedItem): boolean =>
  item.kind === 'event' && !item.repeats && !item.isRoutine && item.recurrenceId === null

const isFixed = (item: AnalysedItem): boolean =>
  item.last - item.first >= MOVED_DAYS_MAX || isDeadline(item, null) || titleSays('fixed', item.title)

/** How hard it is to move: with a place, or somebody waiting, it is harder. */
export const effortOf = (item: AnalysedItem): number =>
  (item.location === '' ? 0 : 1) + (titleSays('appointment', item.title) ? 1 : 0)
