import type * as spec from './goals.schemas.ts'
import { route } from '../route.ts'

export const listGoals = route<typeof spec.listGoals>('GET', '/goals', 'The goals with where they stand today')
export const readGoal = route<typeof spec.readGoal>('GET', '/goals/{id}', 'One goal with what was done for it')
export const createGoal = route<typeof spec.createGoal>('POST', '/goals', 'Create a goal', { status: 201 })
export const updateGoal = route<typeof spec.updateGoal>('PATCH', '/goals/{id}', 'Change a goal')
export const deleteGoal = route<typeof spec.deleteGoal>('DELETE', '/goals/{id}', 'Delete a goal; its events stay', {
  status: 204,
  answers: 'none',
})
export const createGoalEntry = route<typeof spec.createGoalEntry>(
  'POST',
  '/goals/{id}/entries',
  'Enter by hand what was done for a goal',
  { status: 201 },
)
export const updateGoalEntry = route<typeof spec.updateGoalEntry>(
  'PATCH',
  '/goals/{id}/entries/{entryId}',
  'Change what was entered by hand',
)
export const deleteGoalEntry = route<typeof spec.deleteGoalEntry>(
  'DELETE',
  '/goals/{id}/entries/{entryId}',
  'Delete what was entered by hand',
  { status: 204, answers: 'none' },
)
export const reviewYear = route<typeof spec.reviewYear>(
  'GET',
  '/review/{year}',
  'What a year was, against the one before',
)
