import { routes } from '@dodici/contract/routes'
import type { Goal, GoalEntryPatch, GoalPatch, NewGoal, NewGoalEntry } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send } from '../../api/client.ts'
import { texts } from '../../i18n/texts.ts'

/** One goal with its history. */
export const oneGoal = (id: string) =>
  queryOptions({
    queryKey: ['goals', 'one', id] as const,
    queryFn: ({ signal }) => call(routes.readGoal, { params: { id }, signal }),
  })

/** Writes of goals. Each is one change with one undo. */
export const createGoal = mutationOptions({
  mutationFn: (body: NewGoal) => send(routes.createGoal, { body }),
  meta: { success: 'goals.created', undo: true, ownFailure: true },
})

export interface GoalUpdate {
  readonly goal: Pick<Goal, '_id' | 'version'>
  readonly patch: GoalPatch
}

export const updateGoal = mutationOptions({
  mutationFn: ({ goal, patch }: GoalUpdate) =>
    send(routes.updateGoal, {
      params: { id: goal._id },
      body: patch,
      headers: { 'If-Match': `"${goal.version}"` },
    }),
  meta: { success: 'goals.updated', undo: true, ownFailure: true },
})

export const deleteGoal = mutationOptions({
  mutationFn: (id: string) => send(routes.deleteGoal, { params: { id } }),
  meta: { success: 'goals.deleted', undo: true },
})

export const createEntry = mutationOptions({
  mutationFn: ({ id, body }: { readonly id: string; readonly body: NewGoalEntry }) =>
    send(routes.createGoalEntry, { params: { id }, body }),
  meta: { success: 'goals.entered', undo: true },
})

interface EntryUpdate {
  readonly id: string
  readonly entryId: string
  readonly body: GoalEntryPatch
}

export const updateEntry = mutationOptions({
  mutationFn: ({ body, ...params }: EntryUpdate) => send(routes.updateGoalEntry, { params, body }),
  meta: { success: 'goals.entryUpdated', undo: true },
})

export const deleteEntry = mutationOptions({
  mutationFn: (params: Omit<EntryUpdate, 'body'>) => send(routes.deleteGoalEntry, { params }),
  meta: { success: 'goals.entryDeleted', undo: true },
})

/** Links a milestone to a goal, or unlinks it. */
export const hangMilestone = mutationOptions({
  mutationFn: async ({ id, goalId }: { readonly id: string; readonly goalId: string | null }) => ({
    ...(await send(routes.updateMilestone, { params: { id }, body: { goalId } })),
    isHung: goalId !== null,
  }),
  meta: {
    success: (result) => texts.t((result as { readonly isHung: boolean }).isHung ? 'goals.hung' : 'goals.unhung'),
    undo: true,
  },
})
