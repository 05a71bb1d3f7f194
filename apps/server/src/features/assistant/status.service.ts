import type { AssistantStatus } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { askerOf } from './asker.service.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { isOff } from './let-in.service.ts'

/** Who answers the helpers for somebody, and what is sent where. */
export async function readStatus(storage: AssistantStorage, actor: Actor): Promise<AssistantStatus> {
  const { model } = storage
  const asker = await askerOf(storage, actor, {})
  if (isOff(storage, asker)) return { ...SILENT, available: false, engine: 'off', provider: 'off' }
  if (model === null) return { ...SILENT, available: true, engine: 'builtin', provider: 'builtin' }
  return {
    available: true,
    engine: 'model',
    provider: model.provider,
    model: model.name,
    answers: model.answered(),
    sends: { to: model.host, what: asker.sends === 'off' ? 'nothing' : asker.sends },
  }
}

const SILENT = { model: null, answers: null, sends: { to: null, what: 'nothing' } } as const
