import type { PlannedMilestone } from '@dodici/contract/types'
import { storedUser } from '../../../api/stored-session.ts'

/** The typed goal, in both forms. */
export interface GoalDraft {
  readonly mode: 'create' | 'plan'
  readonly input: string
  readonly goal: string
  readonly timeframe: string
}

interface Kept {
  readonly draft: GoalDraft
  readonly planned: PlannedMilestone | null
}

const nothing: Kept = { draft: { mode: 'create', input: '', goal: '', timeframe: '' }, planned: null }

/** Goal and plan of this browser tab and person, so that changing the panel's tab loses nothing. */
let kept = { ...nothing, by: '' }

const person = (): string => storedUser()?._id ?? ''

export const keptGoal = (): Kept => (kept.by === person() ? kept : nothing)

export function keepGoal(patch: Partial<Kept>): void {
  kept = { ...keptGoal(), ...patch, by: person() }
}
