import type { Clock } from '#server/clock.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import type { KeysAfter } from '#server/features/api-keys/end-keys.service.ts'
import { queueMail } from '#server/features/mail/queue.service.ts'
import { deleteResetsOf } from './resets.queries.ts'

type Owner = Pick<UserTable, 'id' | 'email' | 'language'>

/**
 * What goes along with every new password, inside its transaction: links for one work no more, and a mail tells the owner,
 * with the keys that ended and those that were kept.
 * After the commit, `wakePost` sends it at once.
 */
export async function passwordWasChanged(
  trx: Queries,
  clock: Clock,
  owner: Owner,
  keys: KeysAfter = { ended: [], kept: [] },
): Promise<void> {
  await deleteResetsOf(trx, owner.id)
  const { id, email, language } = owner
  await queueMail(trx, clock, {
    kind: 'password_changed',
    userId: id,
    address: email,
    language,
    about: { endedKeys: keys.ended, keptKeys: keys.kept },
  })
}
