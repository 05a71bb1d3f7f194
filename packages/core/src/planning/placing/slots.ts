import type { Day } from '../../date/index.ts'
import type { StepShape } from '../templates/template-types.ts'
import { fitSteps, leastDays, usualTotal, type FittedSteps } from './lengths.ts'
import type { Slot } from './place-steps.ts'

/** The days of all steps in an empty year, and what was done to make them fit. */
export interface Schedule {
  readonly before: readonly Slot[]
  readonly after: readonly Slot[]
  readonly dropped: readonly StepShape[]
  readonly isShortened: boolean
  /** Minimum days with everything included. */
  readonly needed: number
}

/** Share of the time that stays free before the target. */
const BUFFER = 0.12

const at = (place: StepShape['place'], shapes: readonly StepShape[]): readonly StepShape[] =>
  shapes.filter((shape) => shape.place === place)

const zoneOf = (last: readonly StepShape[]): number => Math.max(0, ...last.map(({ lead }) => lead)) + 3

/** Days of a preparation without hurry, including the last days before the target. */
export function idealDays(shapes: readonly StepShape[]): number {
  const flowing = usualTotal(at('flow', shapes))
  return Math.max(Math.round(flowing / (1 - BUFFER)), flowing + zoneOf(at('before', shapes)))
}

/** Steps of the last days: their leads shrink with the available time, in order, each on a separate day. */
function lastSlots(shapes: readonly StepShape[], days: number, goal: Day): Slot[] {
  const zone = zoneOf(shapes)
  const scale = Math.min(1, days / (2 * zone))
  let lead = 0
  const slots: Slot[] = []
  for (const shape of [...shapes].sort((a, b) => a.lead - b.lead)) {
    lead = Math.max(lead + 1, Math.round(shape.lead * scale))
    if (lead > days) break
    slots.unshift({ shape, first: goal - lead, last: goal - lead })
  }
  return slots
}

/** Days of the flowing steps before those of the last days, with a buffer that grows with the time. */
function roomFor(flow: readonly StepShape[], last: readonly Slot[], days: number, goal: Day): number {
  const most = flow.reduce((sum, shape) => sum + shape.most, 0)
  const isFilled = flow.some(({ fills }) => fills)
  const buffer = isFilled ? 0 : Math.min(Math.floor(BUFFER * days), Math.ceil(0.15 * most))
  const zone = goal - (last[0]?.first ?? goal)
  const gap = days > 28 ? 2 : 0
  return Math.max(0, days - Math.max(buffer, zone + gap))
}

/** Steps one after the other. Spare time comes behind what is done soon, or at the start where nothing is. */
function laidOut({ steps }: FittedSteps, { start, spare }: { readonly start: Day; readonly spare: number }): Slot[] {
  const lastSoon = steps.findLastIndex(({ shape }) => shape.isSoon)
  let from = start
  return steps.map(({ shape, days }, index) => {
    if (index === lastSoon + 1) from += spare
    from += days
    return { shape, first: from - days, last: from - 1 }
  })
}

const afterSlots = (shapes: readonly StepShape[], lastOfGoal: Day): Slot[] =>
  shapes.map((shape) => ({ shape, first: lastOfGoal + shape.lead, last: lastOfGoal + shape.lead + shape.most - 1 }))

/**
 * Lays steps out backwards from the target between `start` and the day before it. With more time than needed they begin
 * later, but for what is done soon; a step that fills takes all of it.
 */
export function scheduleOf(
  shapes: readonly StepShape[],
  { start, goal, lastOfGoal }: { readonly start: Day; readonly goal: Day; readonly lastOfGoal: Day },
): Schedule {
  const days = Math.max(0, goal - start)
  const flow = at('flow', shapes)
  const ending = at('before', shapes)
  const last = lastSlots(ending, days, goal)
  const room = roomFor(flow, last, days, goal)
  const fitted: FittedSteps = fitSteps(flow, room)
  const used = fitted.steps.reduce((sum, step) => sum + step.days, 0)
  const before = laidOut(fitted, { start, spare: room - used })
  const dropped = [...fitted.dropped, ...ending.filter((shape) => !last.some((slot) => slot.shape === shape))]
  return {
    before: [...before, ...last],
    after: afterSlots(at('after', shapes), lastOfGoal),
    dropped,
    isShortened: fitted.isShortened,
    needed: leastDays(flow) + zoneOf(ending),
  }
}
