import type { Day } from '../../date/index.ts'
import type { StepShape } from '../templates/template-types.ts'
import { fitSteps, leastDays, usualTotal, type FittedSteps } from './lengths.ts'
import { daysFrom, type Availability } from './availability.ts'
import type { Slot, TargetPlace } from './place-steps.ts'

/** The days of all steps in an empty year, and what was done to make them fit. */
export interface Schedule {
  readonly before: readonly Slot[]
  readonly after: readonly Slot[]
  readonly dropped: readonly StepShape[]
  readonly isShortened: boolean
  /** Minimum days with everything included. */
  readonly needed: number
}

/** How the time before a target is used. */
export interface Pace {
  readonly away: Availability['away']
  /** Whether it is done when it is ready, so that its work may take longer than was thought. */
  readonly isOpen: boolean
  /** Whether its day is one by which it is done, and not one on which. */
  readonly isDeadline: boolean
  /** Whether work for a day that is far off need not begin at once. */
  readonly mayWait: boolean
}

const usedBy = ({ steps }: Pick<FittedSteps, 'steps'>): number => steps.reduce((sum, { days }) => sum + days, 0)

interface LaidOutIn {
  readonly room: number
  readonly isSpread: boolean
  /** So many days of them pass before work begins that is not done soon. */
  readonly idle: number
}

/** Share of the time that stays free before the target. */
const BUFFER = 0.12
/** What is practised or learned for a day goes on until so many days before it. */
const READY_BEFORE = 3
/** Between two parts of work that begins at once are at most so many days: they belong together. */
const GAP_MOST = 14

const at = (place: StepShape['place'], shapes: readonly StepShape[]): readonly StepShape[] =>
  shapes.filter((shape) => shape.place === place)

const zoneOf = (last: readonly StepShape[]): number => Math.max(0, ...last.map(({ lead }) => lead)) + 3

/** Days of a preparation without hurry, including the last days before the target. */
export function idealDays(shapes: readonly StepShape[]): number {
  const flowing = usualTotal(at('flow', shapes))
  return Math.max(Math.round(flowing / (1 - BUFFER)), flowing + zoneOf(at('before', shapes)))
}

/** Steps of the last days: their leads shrink where time is short for them and the work ahead, each on a separate day. */
function lastSlots(shapes: readonly StepShape[], flow: readonly StepShape[], { start, goal }: TargetPlace): Slot[] {
  const days = Math.max(0, goal - start)
  const scale = Math.min(1, Math.max(days / 2, days - usualTotal(flow)) / zoneOf(shapes))
  let lead = 0
  const slots: Slot[] = []
  for (const shape of [...shapes].sort((a, b) => a.lead - b.lead)) {
    lead = Math.max(lead + 1, Math.round(shape.lead * scale))
    if (lead > days) break
    slots.unshift({ shape, first: goal - lead, last: goal - lead })
  }
  return slots
}

/** How many of some days are left to the flowing steps before those of the last days, with a buffer that grows with the time. */
function roomFor(flow: readonly StepShape[], last: readonly Slot[], days: readonly Day[], { isOpen }: Pace): number {
  const most = flow.reduce((sum, shape) => sum + shape.most, 0)
  const isFilled = flow.some(({ fills }) => fills)
  const slack = isFilled ? 0 : Math.min(Math.floor(BUFFER * days.length), Math.ceil(0.15 * most))
  const buffer = isOpen ? slack : Math.min(slack, READY_BEFORE)
  const lastDays = last[0]?.first ?? Infinity
  const zone = days.filter((day) => day >= lastDays).length
  const gap = isOpen && days.length > 28 ? 2 : 0
  return Math.max(0, days.length - Math.max(buffer, zone + gap))
}

/**
 * Steps one after the other on some days. Idle time comes behind what is done soon, or at the start where nothing is, and some
 * of it before what cannot be done yet; where the work is spread, the rest of the spare time comes between the steps.
 */
function laidOut({ steps }: FittedSteps, days: readonly Day[], { room, isSpread, idle }: LaidOutIn): Slot[] {
  const behindSoon = steps.findLastIndex(({ shape }) => shape.isSoon) + 1
  const gap = isSpread
    ? Math.min(GAP_MOST, Math.floor((room - idle - usedBy({ steps })) / Math.max(1, steps.length - 1)))
    : 0
  let [offset, waited] = [0, 0]
  return steps.map(({ shape, days: length }, index) => {
    const waits = index < behindSoon ? days.length - shape.possible - offset : idle
    waited = Math.min(idle, Math.max(waited, waits))
    const at = offset + waited
    offset += length + (index < behindSoon ? 0 : gap)
    return { shape, first: days[at] ?? NaN, last: days[at + length - 1] ?? NaN }
  })
}

/** Work that is done by a day begins at most so many times as long before it as it takes without hurry. */
const AHEAD = 2
/** And within so many days at once. */
const SOON_DAYS = 120

/** How many of some days are used: of many before a deadline the last ones, where the work may wait. */
const usedOf = (room: number, flow: readonly StepShape[], { isDeadline, mayWait }: Pace): number =>
  isDeadline && mayWait ? Math.min(room, Math.max(SOON_DAYS, AHEAD * usualTotal(flow))) : room

/** The days on which weeks of work are done: those on which the person is here. What takes a day moves by itself. */
function daysOf(flow: readonly StepShape[], { start, goal }: TargetPlace, { away }: Pace): readonly Day[] {
  const days = daysFrom(start, goal - 1)
  const atHome = days.filter((day) => away(day) === null)
  return atHome.length > 0 && flow.some(({ isLong }) => isLong) ? atHome : days
}

const afterSlots = (shapes: readonly StepShape[], lastOfGoal: Day): Slot[] =>
  shapes.map((shape) => ({ shape, first: lastOfGoal + shape.lead, last: lastOfGoal + shape.lead + shape.most - 1 }))

/**
 * Lays steps out backwards from the target between `start` and the day before it, on the days on which the person is here.
 * With more time than needed they begin later, but for what is done soon, and for work that is done whenever it is ready:
 * that begins at once. A step that fills takes all of it.
 */
export function scheduleOf(shapes: readonly StepShape[], place: TargetPlace, pace: Pace): Schedule {
  const { lastOfGoal } = place
  const flow = at('flow', shapes)
  const days = daysOf(flow, place, pace)
  const ending = at('before', shapes)
  const last = lastSlots(ending, flow, place)
  const room = roomFor(flow, last, days, pace)
  const { isOpen, isDeadline } = pace
  const used = usedOf(room, flow, pace)
  const fitted: FittedSteps = fitSteps(flow, used, !isOpen || isDeadline)
  const isSpread = isDeadline && flow.some(({ isLong }) => isLong)
  const idle = isSpread ? room - used : room - usedBy(fitted)
  const before = laidOut(fitted, days, { room, isSpread, idle })
  const dropped = [...fitted.dropped, ...ending.filter((shape) => !last.some((slot) => slot.shape === shape))]
  return {
    before: [...before, ...last],
    after: afterSlots(at('after', shapes), lastOfGoal),
    dropped,
    isShortened: fitted.isShortened,
    needed: leastDays(flow) + zoneOf(ending),
  }
}
