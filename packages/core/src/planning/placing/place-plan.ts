import type { Day } from '../../date/index.ts'
import type { Availability } from './availability.ts'
import { placeInOrder, type PlacedStep, type Slot, type TargetPlace } from './place-steps.ts'
import type { Schedule } from './slots.ts'

/** A placed step, or one of its parts around an absence: the first is 1. */
export interface PlannedPart extends PlacedStep {
  readonly part: number
}

/** How long after the target steps may end. */
const AFTER_ROOM = 400

/** Steps after the target: periods on their own days, one-day steps around them, each on a separate day. */
export function placeAfter(slots: readonly Slot[], availability: Availability, first: Day): PlacedStep[] {
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

/** A part of a period of fewer days is not worth beginning before or after an absence. */
const PART_LEAST = 5

interface Span {
  first: Day
  last: Day
}

/** A step, and its days on which the person is here. */
interface AtHome {
  readonly step: PlacedStep
  readonly parts: readonly Span[]
}

/** The parts of a step on days when the person is here; none where they are away on all of them. */
function atHome(step: PlacedStep, { away, isAbsent }: Availability): AtHome {
  const parts: Span[] = []
  for (let day = step.first; day <= step.last; day += 1) {
    const part = parts.at(-1)
    if (step.shape.isLong ? away(day) !== null : isAbsent(day)) continue
    if (part?.last === day - 1) part.last = day
    else parts.push({ first: day, last: day })
  }
  return { step, parts }
}

const isScrap = ({ first, last }: Span): boolean => last - first + 1 < PART_LEAST

/** Steps without parts of a few days around absences, but for their longest one: they go to the step beside them, where that has work there too. */
function withoutScraps(all: readonly AtHome[]): readonly AtHome[] {
  const kept = all.map(({ step, parts }) => {
    const long = parts.filter((part) => !isScrap(part))
    // Among equals the later one.
    const longest = parts.toSorted((one, other) => one.last - one.first - other.last + other.first).slice(-1)
    return { step, parts: long.length > 0 ? long : longest }
  })
  const scraps = all.flatMap(({ parts }, at) => parts.filter((part) => kept[at]?.parts.includes(part) === false))
  const behind = (span: Span) => scraps.find(({ first }) => first === span.last + 1)
  const ahead = (span: Span) => scraps.find(({ last }) => last === span.first - 1)
  const widened = (span: Span): Span => ({
    first: ahead(span)?.first ?? span.first,
    last: behind(span)?.last ?? span.last,
  })
  return kept.map(({ step, parts }) => ({ step, parts: step.shape.isLong ? parts.map(widened) : parts }))
}

/** The parts of all steps on days when the person is here. */
const partsAtHome = (steps: readonly PlacedStep[], availability: Availability): readonly PlannedPart[] =>
  withoutScraps(steps.map((step) => atHome(step, availability))).flatMap(({ step, parts }) =>
    parts.map((part, at) => ({ ...step, ...part, part: at + 1 })),
  )

/** Places a whole schedule: steps before the target between the start and the day before it, others after it; none while they are away. */
export function placePlan(
  schedule: Schedule,
  availability: Availability,
  { start, goal, lastOfGoal }: TargetPlace,
): PlannedPart[] {
  const before = start < goal ? placeInOrder(schedule.before, availability, { first: start, last: goal - 1, goal }) : []
  const after = placeAfter(schedule.after, availability, Math.max(lastOfGoal + 1, start))
  return [...partsAtHome(before, availability), ...partsAtHome(after, availability)].sort(
    (a, b) => a.first - b.first || a.last - b.last,
  )
}
