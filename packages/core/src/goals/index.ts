export type { Contribution, Goal, GoalEntry, GoalItem, GoalKind, GoalProgress, GoalState } from './goal-types.ts'
