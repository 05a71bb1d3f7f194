import { stepsTaken } from '@dodici/core/recurrence'
import type { Actor } from './actor.ts'
import { AppError } from './errors.ts'
import { getOrMake } from './get-or-make.ts'

/**
 * Steps that one request may spend on somebody's series, in addition to what ordinary series take for as many
 * occurrences: about a second of processor time. 500 ordinary series over ten years take a third of them.
 */
export const STEPS_A_REQUEST = 12_000_000

/** The steps left for a request. */
export interface RequestSteps {
  left: number
}

export const newSteps = (): RequestSteps => ({ left: STEPS_A_REQUEST })

const known = new WeakMap<object, RequestSteps>()

/** The budget of a request; there is one actor per request. */
export const stepsOf = (actor: Actor): RequestSteps => getOrMake(known, actor, newSteps)

/**
 * Runs work on one series and charges its steps to the request. `ordinary` is how many an ordinary series would take
 * for the result; these are free. The work must not yield.
 */
export function spending<Value>(
  steps: RequestSteps,
  work: () => Value,
  ordinary: (value: Value) => number = () => 0,
): Value {
  const before = stepsTaken()
  let free = 0
  try {
    const value = work()
    free = ordinary(value)
    return value
  } finally {
    steps.left -= Math.max(0, stepsTaken() - before - free)
  }
}

/**
 * Refuses a write that needs more steps than the request has: leaving something out would be worse than doing nothing.
 * @throws AppError `quota_exceeded`
 */
export function refuseBeyondSteps({ left }: RequestSteps): void {
  if (left <= 0) throw beyondSteps()
}

export const beyondSteps = (): AppError =>
  new AppError('quota_exceeded', 'The repetitions of these events take too long to work out. Take fewer at once.')
