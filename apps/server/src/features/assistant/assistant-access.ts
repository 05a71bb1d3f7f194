import type { Access } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { askerOf, type Asker } from '#server/features/asker/asker.ts'
import type { AssistantStorage } from './assistant-storage.ts'

/** Assistant calls per person: far more than anybody could read. */
const CALLS_A_MINUTE = 60

export type AskerInput = Parameters<typeof askerOf>[2]

/**
 * The person asking, if allowed.
 * @throws AppError `assistant_unavailable` if the operator has switched the assistant off, `assistant_off` if the person
 * has
 */
export async function letIn(storage: AssistantStorage, access: Access, asking: AskerInput): Promise<Asker> {
  const asker = await askerOf(storage, access, asking)
  if (isMissing(storage)) throw new AppError('assistant_unavailable', 'This installation has no assistant.')
  if (isOff(storage, asker)) throw new AppError('assistant_off', 'You have switched the assistant off.')
  return asker
}

/**
 * Counts a call, after validation and before any work.
 * @throws AppError `too_many_requests`
 */
export async function countCall(storage: AssistantStorage, { access }: Pick<Asker, 'access'>): Promise<void> {
  await takeAttempts(storage, [{ bucket: bucketOfActor('ai', access.actor), most: CALLS_A_MINUTE, minutes: 1 }])
}

/** Whether the operator has switched the assistant off. */
const isMissing = ({ config }: AssistantStorage): boolean => config.assistance.provider === 'off'

/** Whether the person or the operator has switched the assistant off. */
export const isOff = (storage: AssistantStorage, { sends }: Pick<Asker, 'sends'>): boolean =>
  isMissing(storage) || sends === 'off'
