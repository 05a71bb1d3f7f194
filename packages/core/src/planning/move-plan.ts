import type { Day } from '../date/index.ts'
import type { MovedStep, PlanSurroundings, StandingStep } from './planning-types.ts'

/** Where the steps that are not done go when their milestone moves from one day to another; those that stay are left out. */
export function movePlan(
  _steps: readonly StandingStep[],
  _move: { readonly from: Day; readonly to: Day },
  _surroundings: PlanSurroundings,
): MovedStep[] {
  throw new Error('not there yet')
}
