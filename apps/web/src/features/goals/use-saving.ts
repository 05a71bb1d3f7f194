import type { Goal } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { draftOf, wireOf, type GoalDraft } from './goal-draft.ts'
import { createGoal, updateGoal } from './goals.queries.ts'

/** Saves a goal, new or existing. If it was changed elsewhere, the person decides. */
export function useSaving(goal: Goal | null, onDone: (id: string) => void) {
  const creation = useMutation(createGoal)
  const update = useMutation(updateGoal)
  const [base, setBase] = useState(goal)
  const error = creation.error ?? update.error
  const newer = newerOf(error)
  const saveOn = (on: Goal | null, draft: GoalDraft) => {
    if (on === null) creation.mutate(wireOf(draft), { onSuccess: ({ value }) => onDone(value._id) })
    else update.mutate({ goal: on, patch: wireOf(draft) }, { onSuccess: ({ value }) => onDone(value._id) })
  }
  return {
    isPending: creation.isPending || update.isPending,
    /** Why it was not saved; null if that is shown elsewhere. */
    code: error === null || newer !== null ? null : codeOf(error),
    newer,
    save: (draft: GoalDraft) => saveOn(base, draft),
    saveOver: (draft: GoalDraft) => {
      setBase(newer)
      saveOn(newer, draft)
    },
    takeNewer: (draft: GoalDraft): GoalDraft => {
      setBase(newer)
      update.reset()
      return newer === null ? draft : draftOf(newer)
    },
  }
}

const newerOf = (error: unknown): Goal | null =>
  error instanceof ApiError && error.code === 'stale_version' && error.current ? (error.current as Goal) : null
