import { instantOf, type Clock } from '#server/clock.ts'
import type { WebhookTable } from '#server/db/schema.ts'
import type { Sealing } from '#server/sealing.ts'

/** A secret is sealed for its row: copied into another one, it does not open. */
const placeOf = ({ owner_id, id }: Pick<WebhookTable, 'owner_id' | 'id'>): string => `webhook ${owner_id} ${id}`

export const sealedSecret = (
  sealing: Sealing,
  webhook: Pick<WebhookTable, 'owner_id' | 'id'>,
  secret: string,
): string => sealing.seal(secret, placeOf(webhook))

/** What signs its messages now, the newest first; null if that cannot be read here. */
export function secretsOf(sealing: Sealing, clock: Clock, row: WebhookTable): string[] | null {
  const secret = sealing.open(row.secret, placeOf(row))
  if (secret === null) return null
  const isOldValid = row.old_secret !== null && (row.old_until ?? '') > instantOf(clock)
  const old = isOldValid ? sealing.open(row.old_secret ?? '', placeOf(row)) : null
  return old === null ? [secret] : [secret, old]
}
