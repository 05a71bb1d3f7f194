import { routes } from '@dodici/contract/routes'
import type { EventCreation } from '@dodici/contract/types'
import { mutationOptions } from '@tanstack/react-query'
import { send } from './client.ts'

export interface Creation {
  readonly body: EventCreation
  readonly idempotencyKey: string
}

/** Creates an event. The form shows its failure. */
export const creation = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Creation) =>
    send(routes.createEvent, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
  meta: { success: 'event.created', undo: true, ownFailure: true },
})
