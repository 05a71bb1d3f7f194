import type { DayBuckets } from '../day-buckets.ts'
import { compareMoments, firstOf, type YearItem } from '../item.ts'
import { freeLanesOn, nextTaken, noteWords, take } from '../lanes.ts'
import { laneTop } from './geometry.ts'
import { chooseLabel } from './label.ts'
import type { Moment } from './month-row.ts'
import { cheapestLane, dayX, firstDayAfterWords, runEndAfter, widthsOf, type Sheet } from './sheet.ts'

/** A single day in its lane, with the days that are kept free for its words (milestones) and its widths. */
interface PlacedMoment {
  readonly item: YearItem
  readonly text: string
  readonly day: number
  readonly keptTo: number
  readonly lane: number
  readonly widths: { readonly wide: number; readonly tight: number }
}

/** Mark and words on the paper; a milestone is a chip: flag, words, and some room behind them. All in px. */
const WRITTEN = { left: 0, textFrom: 10, textEnd: 0 } as const
const CHIP = { left: 1, textFrom: 20, textEnd: 7 } as const

/**
 * Gives lanes to the single days of a row: milestones first, each with the days that its title needs kept free; then
 * all-day, then timed, from left to right. Each takes the lane that costs least. Only as many as a day has free lanes
 * are measured and placed; the others are counted in `hidden`.
 */
export function placeMoments(sheet: Sheet, buckets: DayBuckets): Moment[] {
  const milestones = choose(sheet, buckets.milestones).map((moment) => placeOne(sheet, moment, placeMilestone))
  const others = choose(sheet, buckets.moments).sort((a, b) => rankOf(a) - rankOf(b) || a.day - b.day)
  const placed = [...milestones, ...others.map((moment) => placeOne(sheet, moment, placeOther))]
  return placed.filter((moment) => moment !== null).map((moment) => drawMoment(sheet, moment))
}

interface Candidate {
  readonly item: YearItem
  readonly day: number
}

type Placing = (sheet: Sheet, candidate: Candidate) => PlacedMoment | null

/** Of each day, as many items as it has free lanes, in the order of `compareMoments`. */
function choose(sheet: Sheet, days: readonly (readonly YearItem[])[]): Candidate[] {
  return days.flatMap((items, day) => {
    if (items.length === 0) return []
    const chosen = firstOf(items, freeLanesOn(sheet.lanes, day), compareMoments)
    sheet.hidden[day] = (sheet.hidden[day] ?? 0) + items.length - chosen.length
    return chosen.map((item) => ({ item, day }))
  })
}

/** The title of a milestone may have taken the last lane of a later milestone's day: then that one is hidden. */
function placeOne(sheet: Sheet, candidate: Candidate, place: Placing): PlacedMoment | null {
  const placed = place(sheet, candidate)
  if (placed === null) sheet.hidden[candidate.day] = (sheet.hidden[candidate.day] ?? 0) + 1
  return placed
}

const rankOf = ({ item }: Candidate): number => (item.status === 'cancelled' ? 2 : item.allDay ? 0 : 1)

function placeMilestone(sheet: Sheet, { item, day }: Candidate): PlacedMoment | null {
  const text = sheet.textOf(item)
  const widths = widthsOf(sheet, text, 89)
  const wordsEnd = firstDayAfterWords(sheet, day, dayX(sheet, day) + chipWidth(widths.wide))
  const lane = cheapestLane(sheet, day, wordsEnd)
  if (lane < 0) return null
  const keptTo = Math.min(wordsEnd, nextTaken(sheet.lanes, lane, day), sheet.dayCount) - 1
  take(sheet.lanes, lane, day, keptTo)
  noteWords(sheet.lanes, lane, keptTo, wordsEnd)
  return { item, text, day, keptTo, lane, widths }
}

function placeOther(sheet: Sheet, { item, day }: Candidate): PlacedMoment | null {
  const text = sheet.textOf(item)
  const widths = widthsOf(sheet, text, 88)
  const wordsEnd = firstDayAfterWords(sheet, day, dayX(sheet, day) + WRITTEN.textFrom + widths.wide)
  const lane = cheapestLane(sheet, day, wordsEnd)
  if (lane < 0) return null
  take(sheet.lanes, lane, day, day)
  noteWords(sheet.lanes, lane, day, wordsEnd)
  return { item, text, day, keptTo: day, lane, widths }
}

function drawMoment(sheet: Sheet, { item, text, day, keptTo, lane, widths }: PlacedMoment): Moment {
  const isMilestone = item.kind === 'milestone'
  const form = isMilestone ? CHIP : WRITTEN
  const left = dayX(sheet, day) + form.left
  const runEnd = runEndAfter(sheet, lane, keptTo) - form.textEnd
  const room = { left: left + form.textFrom, barEnd: runEnd, runEnd }
  const label = chooseLabel(widths, isMilestone ? 89 : 88, room)
  const words = Math.min(label.width, label.stretch === 80 ? widths.tight : widths.wide)
  const column = sheet.offset + day
  const width = form.textFrom + words + form.textEnd
  const top = laneTop(sheet.geometry, lane)
  return { item, text, lane, fromColumn: column, toColumn: column, left, top, width, label }
}

const chipWidth = (words: number): number => CHIP.left + CHIP.textFrom + words + CHIP.textEnd
