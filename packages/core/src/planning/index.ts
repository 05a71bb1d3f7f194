export { enhanceItem } from './enhance-item.ts'
export { guessCategory } from './guess-category.ts'
export { movePlan } from './move-plan.ts'
export { planGoal } from './plan-goal.ts'
export { readGoal } from './read-goal.ts'
export type {
  EnhancedItem,
  Enhancement,
  Goal,
  GoalSurroundings,
  GoalWords,
  MovedStep,
  OwnStep,
  Plan,
  PlannedStep,
  PlanSurroundings,
  StandingStep,
  TemplateId,
} from './planning-types.ts'
