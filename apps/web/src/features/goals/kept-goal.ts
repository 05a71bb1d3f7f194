import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { GoalDraft } from './goal-draft.ts'

/** What somebody was typing into the form of a new goal when its panel was closed; of one session, and no longer. */
const kept = new WeakMap<QueryClient, GoalDraft>()

/** The new goal that was begun and neither made nor given up. */
export function useKeptGoal() {
  const client = useQueryClient()
  return {
    get: (): GoalDraft | null => kept.get(client) ?? null,
    keep: (draft: GoalDraft) => void kept.set(client, draft),
    forget: () => void kept.delete(client),
  }
}
