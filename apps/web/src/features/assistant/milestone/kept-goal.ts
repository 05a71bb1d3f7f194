import type { PlannedMilestone } from '@dodici/contract/types'

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

/** What was typed and planned in this tab of the browser: another tab of the panel is no reason to lose it. */
let kept = nothing

export const keptGoal = (): Kept => kept

export function keepGoal(patch: Partial<Kept>): void {
  kept = { ...kept, ...patch }
}

export function forgetGoal(): void {
  kept = nothing
}
