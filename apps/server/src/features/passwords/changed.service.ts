import type { Clock } from '#server/clock.ts'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { forgetNewEmail } from '#server/features/addresses/confirmation.service.ts'
import type { KeysAfter } from '#server/features/api-keys/end-keys.service.ts'
import { queueMail } from '#server/features/mail/queue.service.ts'
import { deleteResetsOf } from './resets.queries.ts'

/**
/**
 * What goes along with every new password, inside its transaction: links for one work no more, another address that was
 * asked for with the old one is forgotten, and a mail tells the owner, with the keys that ended and those that were kept, if
 * the address is theirs for sure. After the commit, `wakePost` sends it at once.
 */
export async function passwordWasChanged(
  trx: Queries,
  clock: Clock,
  owner: UserTable,
  keys: KeysAfter = { ended: [], kept: [] },
): Promise<void> {
  await deleteResetsOf(trx, owner.id)
  await forgetNewEmail(trx, clock, owner)
  if (owner.email_confirmed_at === null) return
  const { id, email, language } = owner
  await queueMail(trx, clock, {
    kind: 'password_changed',
    userId: id,
    address: email,
    language,
    about: { endedKeys: keys.ended, keptKeys: keys.kept },
  })
}
