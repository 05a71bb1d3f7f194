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
  /** Its ceiling where there is more time than all of them take. */
  readonly stretched: number
  days: number
}

const stretch = (part: Part): Part => ({ ...part, ceiling: part.stretched })

/** The part furthest below its share that may still grow. */
function furthestBehind(parts: readonly Part[]): Part | null {
  let chosen: Part | null = null
  for (const part of parts) {
    if (part.days >= part.ceiling) continue
    if (!chosen || part.days / part.weight < chosen.days / chosen.weight) chosen = part
  }
  return chosen
}

/** Work of so many weeks may take twice as long where there is time; days of others at work, and of packing, may not. */
const STRETCHED_FROM = 28

const stretchedMost = ({ isLong, most, days }: StepShape): number =>
  isLong && most >= STRETCHED_FROM && days === 'any' ? 2 * most : most

/** Distributes `room` days by weight: each part within its minimum and maximum, the total within the room. */
function share(parts: readonly Part[], room: number): readonly Part[] {
  const shared = parts.map((part) => ({ ...part }))
  let rest = room - shared.reduce((sum, { days }) => sum + days, 0)
  for (let next = furthestBehind(shared); next && rest > 0; next = furthestBehind(shared)) {
    next.days += 1
    rest -= 1
  }
  return shared
}

/**
 * Scales steps to the available days: within minimum and maximum if possible; else optional steps are dropped, lightest
 * first; then others are shortened below their minimum; and if not even a day each is left, the lightest are dropped.
 * A step that fills may take any time that is left; where more is left, weeks of work may stretch.
 */
export function fitSteps(shapes: readonly StepShape[], room: number, mayStretch: boolean): FittedSteps {
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
  const parts = left.map((shape) => ({
    weight: shape.weight,
    ceiling: isTight ? shape.least : shape.fills ? Infinity : shape.most,
    stretched: stretchedMost(shape),
    days: isTight ? 1 : shape.least,
  }))
  const full = share(parts, room)
  const days = isTight || !mayStretch ? full : share(full.map(stretch), room)
  const steps = left.map((shape, at) => ({ shape, days: days[at]?.days ?? 1 }))
  return {
    steps,
    dropped: shapes.filter((shape) => !left.includes(shape)),
    isShortened: steps.some(({ shape, days: some }) => some < usualDays(shape)),
  }
}
