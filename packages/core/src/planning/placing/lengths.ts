import type { StepShape } from '../templates/template-types.ts'

/** Steps that share the time before the target, with their days, and what was done to make them fit. */
export interface FittedSteps {
  readonly steps: readonly { readonly shape: StepShape; readonly days: number }[]
  readonly dropped: readonly StepShape[]
  readonly isShortened: boolean
}

const total = (shapes: readonly StepShape[], of: (shape: StepShape) => number): number =>
  shapes.reduce((sum, shape) => sum + of(shape), 0)

/** Days that a step takes without hurry. */
const usualDays = ({ least, most }: StepShape): number => Math.round((least + most) / 2)

/** Minimum days of all steps. */
export const leastDays = (shapes: readonly StepShape[]): number => total(shapes, ({ least }) => least)

/** Days of all steps without hurry. */
export const usualTotal = (shapes: readonly StepShape[]): number => total(shapes, usualDays)

/** Drops optional steps, lightest first, until `fits`; among equals the later one. */
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

interface Part {
  readonly weight: number
  readonly ceiling: number
  days: number
}

/** The part furthest below its share that may still grow. */
function furthestBehind(parts: readonly Part[]): Part | null {
  let chosen: Part | null = null
  for (const part of parts) {
    if (part.days >= part.ceiling) continue
    if (!chosen || part.days / part.weight < chosen.days / chosen.weight) chosen = part
  }
  return chosen
}

/** Distributes `room` days by weight: each part within its minimum and maximum, the total within the room. */
function share(parts: readonly Part[], room: number): readonly number[] {
  let rest = room - parts.reduce((sum, { days }) => sum + days, 0)
  for (let next = furthestBehind(parts); next && rest > 0; next = furthestBehind(parts)) {
    next.days += 1
    rest -= 1
  }
  return parts.map(({ days }) => days)
}

/**
 * Scales steps to the available days: within minimum and maximum if possible; else optional steps are dropped, lightest
 * first; then others are shortened below their minimum; and if not even a day each is left, the lightest are dropped.
 * A step that fills may take any time that is left.
 */
export function fitSteps(shapes: readonly StepShape[], room: number): FittedSteps {
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
  const isTight = leastDays(left) > room
  const parts = left.map(({ least, most, weight, fills }) => ({
    weight,
    ceiling: isTight ? least : fills ? Infinity : most,
    days: isTight ? 1 : least,
  }))
  const days = share(parts, room)
  const steps = left.map((shape, at) => ({ shape, days: days[at] ?? 1 }))
  return {
    steps,
    dropped: shapes.filter((shape) => !left.includes(shape)),
    isShortened: steps.some(({ shape, days: some }) => some < usualDays(shape)),
  }
}
