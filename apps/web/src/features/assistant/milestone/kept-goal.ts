import type { PlannedMilestone } from '@dodici/contract/types'
import { storedUser } from '../../../api/stored-session.ts'

/** What is typed for a goal, in both ways of saying it. */
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

/** What was typed and planned in this tab of the browser, and by whom: another tab of the panel is no reason to lose it. */
let kept = { ...nothing, by: '' }

const person = (): string => storedUser()?._id ?? ''

export const keptGoal = (): Kept => (kept.by === person() ? kept : nothing)

export function keepGoal(patch: Partial<Kept>): void {
  kept = { ...keptGoal(), ...patch, by: person() }
}
