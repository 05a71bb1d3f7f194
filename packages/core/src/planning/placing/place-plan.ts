import type { Day } from '../../date/index.ts'
import type { Availability } from './availability.ts'
import { placeInOrder, type PlacedStep } from './place-steps.ts'
import type { Schedule } from './slots.ts'

/** A placed step, or one of its parts around an absence: the first is 1. */
export interface PlannedPart extends PlacedStep {
  readonly part: number
}

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

/** A period of this many days is not worth beginning between two absences. */
const PART_LEAST = 3

/** The parts of a step on days when the person is here; none where they are away on all of them. */
function partsAtHome(step: PlacedStep, { away }: Availability): PlannedPart[] {
  const parts: { first: Day; last: Day }[] = []
  for (let day = step.first; day <= step.last; day += 1) {
    const part = parts.at(-1)
    if (away(day) !== null) continue
    if (part?.last === day - 1) part.last = day
    else parts.push({ first: day, last: day })
  }
  const longest = Math.max(0, ...parts.map(({ first, last }) => last - first + 1))
  return parts
    .filter(({ first, last }) => last - first + 1 >= Math.min(longest, PART_LEAST))
    .map((part, at) => ({ ...step, ...part, part: at + 1 }))
}

/** Places a whole schedule: steps before the target between the start and the day before it, others after it; none while they are away. */
export function placePlan(
  schedule: Schedule,
  availability: Availability,
  { start, goal, lastOfGoal }: TargetPlace,
): PlannedPart[] {
  const before = start < goal ? placeInOrder(schedule.before, availability, { first: start, last: goal - 1, goal }) : []
  const after = placeAfter(schedule.after, availability, Math.max(lastOfGoal + 1, start))
  return [...before, ...after]
    .flatMap((step) => partsAtHome(step, availability))
    .sort((a, b) => a.first - b.first || a.last - b.last)
}
