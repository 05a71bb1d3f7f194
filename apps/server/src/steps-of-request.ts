import { stepsTaken } from '@dodici/core/recurrence'
import { AppError } from './errors.ts'

/**
 * Steps that the series of somebody may take in one request beyond those of ordinary ones that give as much (`core`, budget):
 * about a second of the processor. 500 ordinary series of ten years take a third of them.
 */
export const STEPS_A_REQUEST = 12_000_000

/** The steps that are left for a request. */
export interface RequestSteps {
  left: number
}

export const newSteps = (): RequestSteps => ({ left: STEPS_A_REQUEST })

const known = new WeakMap<object, RequestSteps>()

/** The steps of a request: there is one actor for each. */
export function stepsOf(actor: object): RequestSteps {
  const steps = known.get(actor) ?? newSteps()
  known.set(actor, steps)
  return steps
}

/**
 * Does some work with a series, and takes from the steps of a request what it takes; `ordinary` says how many of them an
 * ordinary series takes for what came of it. The work must not give way to other work.
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
 * Refuses to write what takes more steps than a request has: there, leaving something out would be worse than doing nothing.
 * @throws AppError `quota_exceeded`
 */
export function refuseBeyondSteps({ left }: RequestSteps): void {
  if (left <= 0) throw beyondSteps()
}

export const beyondSteps = (): AppError =>
  new AppError('quota_exceeded', 'The repetitions of these events take too long to work out. Take fewer at once.')
