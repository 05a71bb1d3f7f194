import type { Actor } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { bucketOf, takeAttempts } from '#server/features/limits/limits.ts'
import { askerOf, type Asker } from '#server/features/asker/asker.ts'
import type { AssistantStorage } from './assistant-storage.ts'

/** Calls of the helpers by one person: far more than anybody reads the answers of. */
const CALLS_A_MINUTE = 60

export type Asking = Parameters<typeof askerOf>[2]

/**
 * Who asks for help, if they may.
 * @throws AppError `assistant_unavailable` where the person or whoever runs this wants no helpers
 */
export async function letIn(storage: AssistantStorage, actor: Actor, asking: Asking): Promise<Asker> {
  const asker = await askerOf(storage, actor, asking)
  if (isOff(storage, asker)) throw new AppError('assistant_unavailable', 'The helpers are switched off.')
  return asker
}

/**
 * Counts a call: when it is known what it is about, and before anything is thought about it.
 * @throws AppError `too_many_requests`
 */
export async function countCall(storage: AssistantStorage, { actor }: Pick<Asker, 'actor'>): Promise<void> {
  await takeAttempts(storage, [{ bucket: bucketOf('ai', actor.userId), most: CALLS_A_MINUTE, minutes: 1 }])
}

/** Whether the person, or whoever runs this, wants no helpers. */
export const isOff = ({ config }: AssistantStorage, { sends }: Pick<Asker, 'sends'>): boolean =>
  config.assistance.provider === 'off' || sends === 'off'
