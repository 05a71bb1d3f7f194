export { enhanceItem } from './enhance-item.ts'
export { guessCategory } from './guess-category.ts'
export { measuredTarget } from './measured/measured-target.ts'
export type { MeasuredTarget } from './measured/measured-types.ts'
export { planGoal } from './measured/plan-goal.ts'
export type { PlannedGoal } from './measured/plan-goal.ts'
export { movePlan } from './move-plan.ts'
export { planTarget } from './plan-target.ts'
export { readTarget } from './read-target.ts'
export type {
  EnhancedItem,
  Enhancement,
  Target,
  TargetSurroundings,
  TargetWords,
  MovedStep,
  OwnStep,
  Plan,
  PlannedStep,
  PlanSurroundings,
  StandingStep,
  TemplateId,
} from './planning-types.ts'
