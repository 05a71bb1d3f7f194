import { isoWeekOf } from '../../date/index.ts'
import type { PlannerDay } from './month-row.ts'

/**
 * The ISO number of the week that begins on a day of a row aligned by weekday, or that the row begins in; null on other days.
 * For weeks that begin on Sunday, that of the following Monday, because most of the week is in it.
 */
export function weekBegunOn({ day, date, column, weekday }: PlannerDay): number | null {
  const isFirstInWeek = column % 7 === 0
  if (!isFirstInWeek && date !== 1) return null
  return isoWeekOf(isFirstInWeek && weekday === 6 ? day + 1 : day).week
}
