import type { PlannedMilestone } from '@dodici/contract/types'
import { storedUser } from '../../../api/stored-session.ts'

/** The typed target, in both forms. */
export interface TargetDraft {
  readonly mode: 'create' | 'plan'
  readonly input: string
  readonly target: string
  readonly timeframe: string
}

interface TargetMemory {
  readonly draft: TargetDraft
  readonly planned: PlannedMilestone | null
}

const nothing: TargetMemory = { draft: { mode: 'create', input: '', target: '', timeframe: '' }, planned: null }

/** Goal and plan of this browser tab and person, so that changing the panel's tab loses nothing. */
let kept = { ...nothing, by: '' }

const person = (): string => storedUser()?._id ?? ''

export const keptTarget = (): TargetMemory => (kept.by === person() ? kept : nothing)

export function keepTarget(patch: Partial<TargetMemory>): void {
  kept = { ...keptTarget(), ...patch, by: person() }
}
