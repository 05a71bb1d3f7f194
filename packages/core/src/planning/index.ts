export { enhanceItem } from './enhance-item.ts'
export { guessCategory } from './guess-category.ts'
export { toldByYear } from './told-by-year.ts'
export { kindQuestion, nonsenseAnswer } from './kind-question.ts'
export type { KindQuestion } from './kind-question.ts'
export { measuredTarget } from './measured/measured-target.ts'
export type { MeasuredTarget } from './measured/measured-types.ts'
export { planGoal } from './measured/plan-goal.ts'
export type { PlannedGoal } from './measured/plan-goal.ts'
export { movePlan } from './move-plan.ts'
export { DAYS_BEHIND } from './templates/template-types.ts'
export { KNOWN_KINDS } from './templates/known-kinds.ts'
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
export type { KnownKind } from './templates/known-kinds.ts'
