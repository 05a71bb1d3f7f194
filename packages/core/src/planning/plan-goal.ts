import type { Goal, OwnStep, Plan, PlanSurroundings } from './planning-types.ts'

/**
 * Plans the preparation of a goal backward from its day, each step on a calm day near its place. `ownSteps` take the place
 * of the template's. A goal without a day gets one, and a warning that says so.
 */
export function planGoal(_goal: Goal, _surroundings: PlanSurroundings, _ownSteps?: readonly OwnStep[]): Plan {
  throw new Error('not there yet')
}
