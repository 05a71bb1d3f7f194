/**
 * Steps that one question about one series may take. A step is a day, a period or a text that is looked at. Steps are
 * counted and not timed, so the result is the same on every machine. The costliest rule found by a search takes about
 * 38 % (`worst-rule.test.ts`), except windows of thousands of years and moves of thousands of RDATEs, which are cut off
 * here. A year of an ordinary series takes a hundredth.
 */
export const STEPS_MAX = 400_000

/** Looking up the number of a rule's days in a year. */
export const YEAR_STEPS = 3
/** Parsing one written date, some with times and zones. */
export const TEXT_STEPS = 10
/** Converting one occurrence to a zone and writing its times. */
export const OCCURRENCE_STEPS = 40
/** Returning an occurrence, including finding it with an ordinary rule. */
export const GIVEN_STEPS = 50
/** Looking up clock changes of a zone, for some years at a time. */
export const CLOCK_STEPS = 2_000

/** The steps left for a question; passed along and counted down. */
export interface Budget {
  left: number
}

/** Thrown if a question about a series exceeds its budget. */
export class OutOfSteps extends Error {
  constructor() {
    super('A series takes too many steps to be looked at')
    this.name = 'OutOfSteps'
  }
}

/** A budget for one question. */
export const newBudget = (steps = STEPS_MAX): Budget => ({ left: steps })

/** Refills a budget for another question about the same series. */
export function renew(budget: Budget): void {
  budget.left = STEPS_MAX
}

let taken = 0

/** Total steps of all questions so far, for callers that sum over many series. */
export const stepsTaken = (): number => taken

/** Takes steps from a budget. Throws OutOfSteps if there are too few. */
export function spend(budget: Budget, steps: number): void {
  taken += Math.min(steps, budget.left)
  if (steps > budget.left) {
    budget.left = 0
    throw new OutOfSteps()
  }
  budget.left -= steps
}

/** Takes steps unconditionally: the number of dates is limited by storage. */
export function takeAtMost(budget: Budget, steps: number): void {
  taken += steps
  budget.left = Math.max(0, budget.left - steps)
}

/** The answer of a question, or a fallback if it runs out of steps. Other errors pass. */
export function within<Answer, Otherwise>(ask: () => Answer, otherwise: () => Otherwise): Answer | Otherwise {
  try {
    return ask()
  } catch (error) {
    if (error instanceof OutOfSteps) return otherwise()
    throw error
  }
}
