import type { AssistantStatus } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { askerOf } from '#server/features/asker/asker.ts'
import type { AssistantStorage } from './assistant-storage.ts'
import { isOff } from './assistant-access.ts'

/** Which assistant a person has, and what is sent where. */
export async function readStatus(storage: AssistantStorage, access: Access): Promise<AssistantStatus> {
  const { model, config } = storage
  if (config.assistance.provider === 'off') return { ...SILENT, available: false, engine: 'off', provider: 'off' }
  const asker = await askerOf(storage, access, {})
  // A person who has switched the assistant off still sees what could be switched on.
  const available = !isOff(storage, asker)
  if (model === null) return { ...SILENT, available, engine: available ? 'builtin' : 'off', provider: 'builtin' }
  return {
    available,
    engine: available ? 'model' : 'off',
    provider: model.provider,
    model: model.name,
    answers: model.answered(),
    sends: { to: model.host, what: asker.sends === 'off' ? 'nothing' : asker.sends },
  }
}

const SILENT = { model: null, answers: null, sends: { to: null, what: 'nothing' } } as const
