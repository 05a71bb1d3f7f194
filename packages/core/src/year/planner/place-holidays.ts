import type { Day } from '../../date/index.ts'
import { isFree, noteWords, take, wordsBeforeEnd } from '../lanes.ts'
import { laneTop } from './geometry.ts'
import type { FontStretch } from './label.ts'
import type { HolidayName } from './month-row.ts'
import { dayX, firstDayAfterWords, runEndAfter, widthsOf, type Sheet } from './sheet.ts'

const TEXT_FROM = 4

/**
 * Writes the names of holidays where a lane is free, nothing is cut by them and they are not cut themselves: wide in
 * the first such lane, else narrow in the first such lane, else not at all (the day stays tinted and red).
 */
export function placeHolidays(sheet: Sheet, names: readonly (string | null)[], monthFirst: Day): HolidayName[] {
  return names.flatMap((name, day) => {
    const placed = name === null ? null : placeOne(sheet, name, day)
    return placed ? [{ day: monthFirst + day, ...placed }] : []
  })
}

function placeOne(sheet: Sheet, name: string, day: number): Omit<HolidayName, 'day'> | null {
  const { wide, tight } = widthsOf(sheet, name, 88)
  const left = dayX(sheet, day) + TEXT_FROM
  const settings: readonly [FontStretch, number][] = [
    [88, wide],
    [80, tight],
  ]
  for (const [stretch, width] of settings) {
    const lane = laneFor(sheet, day, left + width)
    if (lane < 0) continue
    take(sheet.lanes, lane, day, day)
    noteWords(sheet.lanes, lane, day, firstDayAfterWords(sheet, day, left + width))
    const label = { left, width: runEndAfter(sheet, lane, day) - left, stretch, runsOn: false, fades: false }
    return { name, lane, top: laneTop(sheet.geometry, lane), label }
  }
  return null
}

/** The first lane in which words from `day` to `px` meet nothing, or -1. */
function laneFor(sheet: Sheet, day: number, px: number): number {
  for (let lane = 0; lane < sheet.lanes.count; lane += 1) {
    const isOpen = isFree(sheet.lanes, lane, day, day) && wordsBeforeEnd(sheet.lanes, lane, day) <= day
    if (isOpen && px <= runEndAfter(sheet, lane, day)) return lane
  }
  return -1
}
