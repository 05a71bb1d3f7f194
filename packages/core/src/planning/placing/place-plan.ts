import type { Day } from '../../date/index.ts'
import type { Availability } from './availability.ts'
import { placeInOrder, type PlacedStep } from './place-steps.ts'
import type { Schedule } from './slots.ts'

/** How long after the target steps may end. */
const AFTER_ROOM = 400

/** The target's days, and from when on the person can do something. */
export interface TargetPlace {
  readonly start: Day
  readonly goal: Day
  readonly lastOfGoal: Day
}

/** Steps after the target: periods on their own days, one-day steps around them, each on a separate day. */
function placeAfter(slots: Schedule['after'], availability: Availability, first: Day): PlacedStep[] {
  const room = { first, last: first + AFTER_ROOM, goal: first }
  const days = placeInOrder(
    slots.filter(({ shape }) => !shape.isLong),
    availability,
    room,
  )
  const longSteps = slots
    .filter(({ shape }) => shape.isLong)
    .map((slot): PlacedStep => {
      const from = Math.max(slot.first, first)
      const last = from + slot.last - slot.first
      return { shape: slot.shape, ideal: from, first: from, last, from, to: last }
    })
  return [...days, ...longSteps]
}

/** Places a whole schedule: steps before the target between the start and the day before it, others after it. */
export function placePlan(
  schedule: Schedule,
  availability: Availability,
  { start, goal, lastOfGoal }: TargetPlace,
): PlacedStep[] {
  const before = start < goal ? placeInOrder(schedule.before, availability, { first: start, last: goal - 1, goal }) : []
  const after = placeAfter(schedule.after, availability, Math.max(lastOfGoal + 1, start))
  return [...before, ...after].sort((a, b) => a.first - b.first || a.last - b.last)
}
