import type { Day } from '../date/index.ts'
import { languages } from './languages.ts'
import { availabilityOf } from './placing/availability.ts'
import { placeAfter } from './placing/place-plan.ts'
import { placeInOrder, type Slot } from './placing/place-steps.ts'
import { reasonOf } from './placing/reasons.ts'
import type { MovedStep, PlanSurroundings, StandingStep } from './planning-types.ts'
import { DAYS_BEHIND, longStep, type StepShape } from './templates/template-types.ts'

interface Move {
  readonly from: Day
  readonly to: Day
}

const shapeOf = ({ id, first, last }: StandingStep): StepShape => ({
  ...longStep(id, 1, [1, last - first + 1]),
  isLong: last > first,
})

/** A step's new place before the target: the same distance, or proportionally nearer if there is less time. */
function slotBefore(step: StandingStep, { from, to }: Move, scale: number): Slot {
  const lead = Math.max(1, Math.round((from - step.first) * scale))
  const length = Math.max(1, Math.min(lead, Math.round((step.last - step.first + 1) * scale)))
  return { shape: shapeOf(step), first: to - lead, last: to - lead + length - 1 }
}

/** The ratio of available time; 1 if everything still fits between today and the new day. */
function scaleOf(steps: readonly StandingStep[], { from, to }: Move, today: Day): number {
  const longest = Math.max(0, ...steps.map(({ first }) => from - first))
  return longest > 0 ? Math.min(1, Math.max(0, to - today) / longest) : 1
}

/** A step's new place after the target: the same distance, from the first day on. */
function slotAfter(step: StandingStep, { from, to }: Move, first: Day): Slot {
  const start = Math.max(first, step.first + to - from)
  return { shape: shapeOf(step), first: start, last: start + step.last - step.first }
}

/**
 * New days for the open steps when their milestone moves; done steps and those that stay are left out. Steps before it
 * stay before it if a day is left, and none moves before today.
 */
export function movePlan(
  steps: readonly StandingStep[],
  move: { readonly from: Day; readonly to: Day },
  surroundings: PlanSurroundings,
): MovedStep[] {
  if (move.from === move.to) return []
  const { today, items, holidays, language, weekStart, rules } = surroundings
  const open = [...steps].filter(({ isDone }) => !isDone).sort((a, b) => a.first - b.first || a.last - b.last)
  const last = Math.max(move.to, today) + DAYS_BEHIND
  const availability = availabilityOf(items, holidays, { first: today, last, weekStart, rules })
  const [before, after] = [
    open.filter(({ first }) => first < move.from),
    open.filter(({ first }) => first >= move.from),
  ]
  const scale = scaleOf(before, move, today)
  const room = { first: today, last: Math.max(today, move.to - 1), goal: move.to }
  const behind = Math.max(today, move.to + 1)
  const placed = [
    ...placeInOrder(
      before.map((step) => slotBefore(step, move, scale)),
      availability,
      room,
    ),
    ...placeAfter(
      after.map((step) => slotAfter(step, move, behind)),
      availability,
      behind,
    ),
  ]
  const { reason, moved } = languages[language]
  const standing = new Map(open.map((step) => [step.id, step]))
  return placed
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => {
      const was = standing.get(one.shape.id)
      return was?.first !== one.first || was.last !== one.last
    })
    .map(({ one, index }) => ({
      id: one.shape.id,
      first: one.first,
      last: one.last,
      reason: moved(reason(reasonOf(one, { availability, goal: move.to, lastOfGoal: move.to, index }))),
    }))
}
