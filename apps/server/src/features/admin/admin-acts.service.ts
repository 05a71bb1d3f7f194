import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { OperatorStorage } from '#server/features/audit/operator-log.ts'
import { createInvites, revokeInvite as revoke } from '#server/features/beta/invites.service.ts'
import { approveRequest } from '#server/features/beta/requests.service.ts'
import type { MailStorage } from '#server/features/mail-queue/queue-mail.ts'
import { confirmAccount, disableAccount, enableAccount } from '#server/features/users/account-state.service.ts'

/** What an operator does on the admin page: by the services of the command line, and noted as theirs. */

interface Named {
  readonly id: string
}

const by = (storage: Storage, { userId }: Actor): OperatorStorage => ({ ...storage, operatorId: userId })

/** @throws AppError `not_found`, `operator_protected` */
export async function disablePerson(storage: Storage, actor: Actor, { id }: Named): Promise<void> {
  await disableAccount(by(storage, actor), { id })
}

/** @throws AppError `not_found` */
export async function enablePerson(storage: Storage, actor: Actor, { id }: Named): Promise<void> {
  await enableAccount(by(storage, actor), { id })
}

/** @throws AppError `not_found` */
export async function confirmPerson(storage: Storage, actor: Actor, { id }: Named): Promise<void> {
  await confirmAccount(by(storage, actor), { id })
}

/** Makes a code, which is answered this once. */
export async function createInvite(
  storage: Storage,
  actor: Actor,
  { note = '', days }: { readonly note?: string | undefined; readonly days: number },
): Promise<{ code: string }> {
  const [code = ''] = await createInvites(by(storage, actor), { note, days, count: 1 })
  return { code }
}

/** @throws AppError `not_found` */
export const revokeInvite = (storage: Storage, actor: Actor, { id }: Named): Promise<void> =>
  revoke(by(storage, actor), id)

/**
 * Has a code sent to somebody who asked for one; another one to who was let in before.
 * @throws AppError `not_found`
 */
export async function approve(storage: MailStorage, actor: Actor, { id }: Named): Promise<void> {
  await approveRequest(by(storage, actor), { id }, true)
  storage.wakePost()
}
