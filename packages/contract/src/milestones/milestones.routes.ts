import type * as spec from './milestones.schemas.ts'
import { route } from '../route.ts'

export const listMilestones = route<typeof spec.listMilestones>(
  'GET',
  '/milestones',
  'The milestones with their steps, nearest first',
)
export const updateMilestone = route<typeof spec.updateMilestone>(
  'PATCH',
  '/milestones/{id}',
  'Hang a milestone on a goal, or take it off',
)
export const updateStep = route<typeof spec.updateStep>(
  'PATCH',
  '/milestones/{id}/steps/{stepId}',
  'Tick a step off, or take that back',
)
export const moveMilestone = route<typeof spec.moveMilestone>(
  'POST',
  '/milestones/{id}/move',
  'Propose where the steps that are not done go when the milestone moves; nothing is written',
)
