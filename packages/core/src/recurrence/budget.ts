/**
 * Steps that one question about one series may take. A step is a day, a period or a text that is looked at: steps are
 * counted and not timed, so that the same question ends in the same way on every machine. The costliest rule that a search
 * has found takes about 38 % of them (`worst-rule.test.ts`), but for a window of thousands of years and a move of thousands
 * of RDATEs, which end here; a year of an ordinary series takes a hundredth.
 */
export const STEPS_MAX = 400_000

/** Looking up how many days of a rule a year has. */
export const YEAR_STEPS = 3
/** Reading one written date, of which some have times and zones. */
export const TEXT_STEPS = 10
/** Placing one occurrence on a wall, and writing its times. */
export const OCCURRENCE_STEPS = 40
/** An occurrence that is given, with finding it where a rule is an ordinary one. */
export const GIVEN_STEPS = 50
/** Asking when the clocks of a zone change, which is done for some years at a time. */
export const CLOCK_STEPS = 2_000

/** The steps that are left for a question. It is passed along and counted down. */
export interface Budget {
  left: number
}

/** Says that a question about a series would take more steps than it may. */
export class OutOfSteps extends Error {
  constructor() {
    super('A series takes too many steps to be looked at')
    this.name = 'OutOfSteps'
  }
}

/** A budget for one question, unless a question has parts. */
export const newBudget = (steps = STEPS_MAX): Budget => ({ left: steps })

/** Gives a budget its steps back, for the next of several questions about the same series. */
export function renew(budget: Budget): void {
  budget.left = STEPS_MAX
}

let taken = 0

/** Steps that all questions together have taken so far: whoever asks about many series adds up what those take. */
export const stepsTaken = (): number => taken

/** Takes steps from a budget. Throws OutOfSteps where there are not as many left. */
export function spend(budget: Budget, steps: number): void {
  taken += Math.min(steps, budget.left)
  if (steps > budget.left) {
    budget.left = 0
    throw new OutOfSteps()
  }
  budget.left -= steps
}

/** Takes steps that are taken in any case: how many dates there may be, storage says. */
export function takeAtMost(budget: Budget, steps: number): void {
  taken += steps
  budget.left = Math.max(0, budget.left - steps)
}

/** What a question answers, or something else where it ran out of steps. Every other error goes on. */
export function within<Answer, Otherwise>(ask: () => Answer, otherwise: () => Otherwise): Answer | Otherwise {
  try {
    return ask()
  } catch (error) {
    if (error instanceof OutOfSteps) return otherwise()
    throw error
  }
}
