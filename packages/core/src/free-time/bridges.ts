import type { Day } from '../date/index.ts'
import type { Holiday } from '../year/index.ts'
import { daysOf, overlaps, type DayState, type FreeDays, type FreeStretch } from './free-days.ts'

/** A public holiday and a weekend, or two holidays, joined by days of leave. */
export interface Bridge extends FreeStretch {
  /** The public holidays in it that are no weekend: at least one. */
  readonly holidays: readonly Holiday[]
}

/** The most days of leave that a bridge takes. */
export const BRIDGE_LEAVE_MAX = 5

/** Places of days off in a row, both included. */
interface Run {
  readonly from: number
  readonly to: number
}

function runsOff(states: readonly DayState[]): Run[] {
  const runs: Run[] = []
  states.forEach((state, place) => {
    if (state !== 'off') return
    const before = runs.at(-1)
    if (before && before.to === place - 1) runs[runs.length - 1] = { ...before, to: place }
    else runs.push({ from: place, to: place })
  })
  return runs
}

/** Days of work between two runs; infinite where one of the days between them is closed. */
function workBetween(states: readonly DayState[], one: Run, next: Run): number {
  const between = states.slice(one.to + 1, next.from)
  return between.includes('closed') ? Infinity : between.length
}

/** Most days for each day of leave first, then the longer, then the earlier. */
const byGain = (one: Bridge, other: Bridge): number =>
  daysOf(other) * one.leave - daysOf(one) * other.leave || daysOf(other) - daysOf(one) || one.first - other.first

/**
 * Every bridge of one to `BRIDGE_LEAVE_MAX` days of leave, best first. Each reaches from the beginning of a run of days off to
 * the end of a later one, with leave on all days between, and has a public holiday on a weekday. Of those that overlap and
 * take as many days, the best is left. Work: runs of the year times `BRIDGE_LEAVE_MAX`.
 */
export function findBridges({ first, states, holidays }: FreeDays): Bridge[] {
  const runs = runsOff(states)
  const found: Bridge[] = []
  runs.forEach((begin, at) => {
    let leave = 0
    for (let next = at + 1; next < runs.length; next += 1) {
      const [before, after] = [runs[next - 1], runs[next]] as [Run, Run]
      leave += workBetween(states, before, after)
      if (leave > BRIDGE_LEAVE_MAX) return
      const bridge = bridgeOf({ first: first + begin.from, last: first + after.to, leave }, holidays)
      if (bridge) found.push(bridge)
    }
  })
  return bestOfEach(found.sort(byGain))
}

function bridgeOf(stretch: FreeStretch, all: readonly Holiday[]): Bridge | null {
  const names = new Map<Day, Holiday>()
  for (const holiday of all) {
    const { day } = holiday
    if (day >= stretch.first && day <= stretch.last && !names.has(day)) names.set(day, holiday)
  }
  return names.size === 0 ? null : { ...stretch, holidays: [...names.values()] }
}

function bestOfEach(sorted: readonly Bridge[]): Bridge[] {
  const left: Bridge[] = []
  for (const bridge of sorted)
    if (!left.some((better) => better.leave === bridge.leave && overlaps(better, bridge))) left.push(bridge)
  return left
}

/** Those that overlap none before them in the list, nor any of some others. */
export function apart<Stretch extends FreeStretch>(
  sorted: readonly Stretch[],
  others: readonly FreeStretch[] = [],
): Stretch[] {
  const left: Stretch[] = []
  for (const stretch of sorted) if (![...others, ...left].some((one) => overlaps(one, stretch))) left.push(stretch)
  return left
}
