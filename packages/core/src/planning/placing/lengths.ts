import type { StepShape } from '../templates/template-types.ts'

/** The steps that share the time before the goal, each with its days, and what had to be done to make them fit. */
export interface Fitted {
  readonly steps: readonly { readonly shape: StepShape; readonly days: number }[]
  readonly dropped: readonly StepShape[]
  readonly isShortened: boolean
}

const total = (shapes: readonly StepShape[], of: (shape: StepShape) => number): number =>
  shapes.reduce((sum, shape) => sum + of(shape), 0)

/** Days that a step takes where nobody is in a hurry. */
export const usualDays = ({ least, most }: StepShape): number => Math.round((least + most) / 2)

/** Days that all steps need at least. */
export const leastDays = (shapes: readonly StepShape[]): number => total(shapes, ({ least }) => least)

/** Days that all steps take where nobody is in a hurry. */
export const usualTotal = (shapes: readonly StepShape[]): number => total(shapes, usualDays)

/** Drops the lightest of those that may be dropped until `fits`; of equals the later one. */
function dropUntil(
  shapes: readonly StepShape[],
  mayGo: (shape: StepShape) => boolean,
  fits: (left: readonly StepShape[]) => boolean,
): readonly StepShape[] {
  let left = shapes
  while (!fits(left)) {
    const lightest = left.filter(mayGo).sort((a, b) => a.weight - b.weight || left.indexOf(b) - left.indexOf(a))[0]
    if (!lightest) return left
    left = left.filter((shape) => shape !== lightest)
  }
  return left
}

/** Shares `room` days by weight: each step has its floor, none more than its ceiling; rounding never exceeds the room. */
function share(floors: readonly number[], ceilings: readonly number[], weights: readonly number[], room: number) {
  const days = [...floors]
  let rest = room - days.reduce((sum, one) => sum + one, 0)
  while (rest > 0) {
    let chosen = -1
    for (let at = 0; at < days.length; at += 1) {
      if ((days[at] ?? 0) >= (ceilings[at] ?? 0)) continue
      const isBehind = chosen < 0 || (days[at] ?? 0) / (weights[at] ?? 1) < (days[chosen] ?? 0) / (weights[chosen] ?? 1)
      if (isBehind) chosen = at
    }
    if (chosen < 0) break
    days[chosen] = (days[chosen] ?? 0) + 1
    rest -= 1
  }
  return days
}

/**
 * Scales steps to the days there are: within their least and most where that is possible; else optional ones go, the
 * lightest first; then the others are cut below their least; and last, where not even a day each is left, the lightest go.
 */
export function fitSteps(shapes: readonly StepShape[], room: number): Fitted {
  const kept = dropUntil(
    shapes,
    ({ optional }) => optional,
    (left) => leastDays(left) <= room,
  )
  const left = dropUntil(
    kept,
    () => true,
    (some) => some.length <= Math.max(room, 0),
  )
  const isCut = leastDays(left) > room
  const floors = left.map(({ least }) => (isCut ? 1 : least))
  const ceilings = left.map(({ least, most }) => (isCut ? least : most))
  const days = share(
    floors,
    ceilings,
    left.map(({ weight }) => weight),
    room,
  )
  const steps = left.map((shape, at) => ({ shape, days: days[at] ?? 1 }))
  return {
    steps,
    dropped: shapes.filter((shape) => !left.includes(shape)),
    isShortened: steps.some(({ shape, days: some }) => some < usualDays(shape)),
  }
}
