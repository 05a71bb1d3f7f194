import { emptyLanes, NO_DAY, nextTaken, wordsBeforeEnd, isFree, type Lanes } from '../lanes.ts'
import type { YearItem } from '../item.ts'
import { columnX, type PlannerGeometry } from './geometry.ts'
import { textWidth, type MeasureText } from './label.ts'

/** One row while it is being filled. Days are counted from 0 at the first of the month. */
export interface Sheet {
  readonly geometry: PlannerGeometry
  readonly measure: MeasureText
  /** What is written of an item. */
  readonly textOf: (item: YearItem) => string
  /** Column of the first of the month. */
  readonly offset: number
  readonly dayCount: number
  readonly lanes: Lanes
  /** For each day, how many items found no lane. */
  readonly hidden: number[]
}

/** Words end this many px before the cell in which the next thing of their lane begins. */
const GAP = 2
/** What a lane costs: a day of its own words lost, a day of words taken from the thing before, a step down. */
const COST = { ownDay: 2, takenDay: 3, lane: 0.1 } as const

/** A row with nothing on it. */
export const emptySheet = (frame: Pick<Sheet, 'geometry' | 'measure' | 'textOf' | 'offset' | 'dayCount'>): Sheet => ({
  ...frame,
  lanes: emptyLanes(frame.geometry.lanes),
  hidden: new Array<number>(frame.dayCount).fill(0),
})

/** Left edge of a day in px; days past the end of the month go on to the right. */
export const dayX = (sheet: Sheet, day: number): number => columnX(sheet.geometry.x, sheet.offset + day)

/** Width of a text as wide as wished (`stretch`) and narrow, in px. Measures once. */
export function widthsOf(sheet: Sheet, text: string, stretch: 89 | 88): { wide: number; tight: number } {
  const measured = sheet.measure(text)
  const { font } = sheet.geometry
  return { wide: textWidth(measured, stretch, font), tight: textWidth(measured, 80, font) }
}

/** Where words in a lane must end that start on or before `day`, in px: at the next thing, or in the gutter. */
export function runEndAfter(sheet: Sheet, lane: number, day: number): number {
  const next = nextTaken(sheet.lanes, lane, day)
  return next === NO_DAY ? sheet.geometry.rowEnd : dayX(sheet, next) - GAP
}

/** The first day after `day` that words ending at `px` leave alone. */
export function firstDayAfterWords(sheet: Sheet, day: number, px: number): number {
  const end = sheet.geometry.columns - sheet.offset
  let next = day + 1
  while (next <= end && dayX(sheet, next) - GAP < px) next += 1
  return next
}

/** The cheapest lane that is free on `day` for words that want the days before `wordsEnd`, or -1. */
export function cheapestLane(sheet: Sheet, day: number, wordsEnd: number): number {
  let best = -1
  let least = Infinity
  for (let lane = 0; lane < sheet.lanes.count; lane += 1) {
    if (!isFree(sheet.lanes, lane, day, day)) continue
    const ownLost = Math.max(0, wordsEnd - nextTaken(sheet.lanes, lane, day))
    const taken = Math.max(0, wordsBeforeEnd(sheet.lanes, lane, day) - day)
    const cost = COST.ownDay * ownLost + COST.takenDay * taken + COST.lane * lane
    if (cost < least) [best, least] = [lane, cost]
  }
  return best
}
