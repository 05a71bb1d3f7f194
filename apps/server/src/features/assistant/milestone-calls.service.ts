import type { PlannedMilestone } from '@dodici/contract/types'
import type { KnownKind } from '@dodici/core/planning'
import type { Access } from '#server/actor.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { countCall, letIn, type AskerInput } from './assistant-access.ts'
import { logLooks } from './log.service.ts'
import { planOfTarget } from './plan-target.ts'

interface PlanRequest extends AskerInput {
  readonly call: 'create-milestone' | 'plan-milestone'
  readonly text: string
  readonly timeframe: string
  readonly kind: KnownKind | null
  readonly year: number | null
  readonly signal: AbortSignal
}

/**
 * Parses a target and proposes its preparation, or asks what kind it is; writes nothing.
 * @throws AppError `assistant_unavailable`, `assistant_off`, `too_many_requests`
 */
export async function proposeMilestone(
  storage: AssistantStorage,
  access: Access,
  { call, ...wish }: PlanRequest,
): Promise<PlannedMilestone> {
  const asker = await letIn(storage, access, wish)
  await countCall(storage, asker)
  const { answer, looked } = await planOfTarget(storage, asker, wish)
  await logLooks(storage, access.actor, { ...answer, call, looked })
  return answer
}
