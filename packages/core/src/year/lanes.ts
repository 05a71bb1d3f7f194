/**
 * The lanes of one row of at most 31 days, each a bit mask of occupied days. Days are counted from 0 at the row's
 * start.
 */
export interface Lanes {
  readonly count: number
  /** For each lane, bit d is set if day d is occupied. */
  readonly taken: Int32Array
  /** For each lane and each day on which something ends: the first day that its title does not need. */
  readonly wordsEnd: Int8Array
}

/** No next item in the lane: beyond any row. */
export const NO_DAY = 127
const DAYS = 32

/** Empty lanes. */
export const emptyLanes = (count: number): Lanes => ({
  count,
  taken: new Int32Array(count),
  wordsEnd: new Int8Array(count * DAYS),
})

/** Whether a lane is free on days `from` to `to`, both included. */
export const isFree = (lanes: Lanes, lane: number, from: number, to: number): boolean =>
  ((lanes.taken[lane] ?? -1) & daysMask(from, to)) === 0

/** The lowest lane that is free on days `from` to `to`, or -1. */
export function lowestFree(lanes: Lanes, from: number, to: number): number {
  for (let lane = 0; lane < lanes.count; lane += 1) if (isFree(lanes, lane, from, to)) return lane
  return -1
}

/** How many lanes are free on a day. */
export function freeLanesOn(lanes: Lanes, day: number): number {
  let free = 0
  for (let lane = 0; lane < lanes.count; lane += 1) if (isFree(lanes, lane, day, day)) free += 1
  return free
}

/** Occupies days `from` to `to` of a lane. */
export function take(lanes: Lanes, lane: number, from: number, to: number): void {
  lanes.taken[lane] = (lanes.taken[lane] ?? 0) | daysMask(from, to)
}

/** Records how far the title of what ends on day `to` extends: the first day that it does not need. */
export function noteWords(lanes: Lanes, lane: number, to: number, wordsEnd: number): void {
  lanes.wordsEnd[lane * DAYS + to] = wordsEnd
}

/** The first occupied day after `day` in a lane, or `NO_DAY`. */
export function nextTaken(lanes: Lanes, lane: number, day: number): number {
  // Two shifts, because JavaScript treats a shift by 32 as 0.
  const after = ((lanes.taken[lane] ?? 0) >>> day) >>> 1
  return after === 0 ? NO_DAY : day + 1 + (31 - Math.clz32(after & -after))
}

/** The first day not needed by titles before `day` in a lane: at most `day` if they end in time; 0 if none. */
export function wordsBeforeEnd(lanes: Lanes, lane: number, day: number): number {
  const before = (lanes.taken[lane] ?? 0) & (day === 0 ? 0 : daysMask(0, day - 1))
  return before === 0 ? 0 : (lanes.wordsEnd[lane * DAYS + 31 - Math.clz32(before)] ?? 0)
}

const daysMask = (from: number, to: number): number => ((2 << (to - from)) - 1) << from
