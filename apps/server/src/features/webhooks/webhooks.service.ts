import { WEBHOOKS_MAX } from '@dodici/contract/limits'
import type { AuditKind, NewWebhook, Webhook, WebhookDraft, WebhookPatch } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries, WebhookTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { accountRow, holdAccountById } from '#server/features/accounts/account-row.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { refuseWithoutProof, type Proof } from '#server/features/factors/proof.ts'
import { refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { typedAddressOf } from '#server/outgoing/typed-address.ts'
import { OLD_SECRET_MILLISECONDS } from './due-times.ts'
import { ownWebhook, webhookOf } from './list-webhooks.service.ts'
import { sealedSecret } from './secrets-of.ts'
import { newWebhookSecret } from './signature.ts'
import { newestWhole } from './told-range.ts'
import { deleteWebhookRow, findWebhook, findWebhooks, insertWebhook, setWebhook } from './webhooks.queries.ts'
import type { WebhookStorage } from './webhook-storage.ts'

/** @throws AppError `webhooks_off` */
export function refuseWhereOff({ config }: Pick<WebhookStorage, 'config'>): void {
  if (!config.webhooks) throw new AppError('webhooks_off', 'Whoever runs this server has switched webhooks off.')
}

/** @throws AppError `webhook_refused` */
function askedAddress({ outgoing }: Pick<WebhookStorage, 'outgoing'>, typed: string): string {
  const url = typedAddressOf(typed, outgoing)
  if (outgoing.refusalOf(url) === null) return url
  throw new AppError('webhook_refused', 'This server sends nothing to this address. It must be public, and https.')
}

async function refuseStranger(storage: WebhookStorage, actor: Actor, proof: Proof): Promise<void> {
  await refuseWithoutProof(storage, await accountRow(storage.db.read, actor.userId), { ...proof, actor })
}

/**
 * Makes a webhook, which tells of what happens from now on, and returns its secret, once. It outlives the session that made it,
 * so its owner shows that it is them.
 * @throws AppError `webhooks_off`, `webhook_refused`, `plan_limit`, and as `refuseWithoutProof`
 */
export async function createWebhook(
  storage: WebhookStorage,
  actor: Actor,
  { name, url: typed, kinds, ...proof }: WebhookDraft & Proof,
): Promise<NewWebhook> {
  refuseWhereOff(storage)
  const url = askedAddress(storage, typed)
  await refuseStranger(storage, actor, proof)
  const { db, clock, sealing } = storage
  const secret = newWebhookSecret()
  const key = { owner_id: actor.userId, id: uuid() }
  const row = await db.transact(async (trx) => {
    await holdOwner(trx, actor)
    await refuseTooMany(trx, actor.userId)
    const sequence = (await newestWhole(trx, actor.userId)) ?? 0
    const fresh = freshRow({ ...key, name, url, sequence, created_at: instantOf(clock) })
    const stored = { ...fresh, kinds: JSON.stringify(kinds), secret: sealedSecret(sealing, key, secret) }
    await insertWebhook(trx, stored)
    await note(trx, storage, { actor, name, kind: 'webhookMade' })
    return stored
  })
  return { ...webhookOf(clock, row), secret }
}

/** A webhook outlives the session that asks, which may have ended meanwhile. @throws AppError `unauthenticated` */
async function holdOwner(trx: Queries, actor: Actor): Promise<void> {
  if ((await holdAccountById(trx, actor.userId)) === null) {
    throw new AppError('unauthenticated', 'This account is no longer there.')
  }
  await refuseEnded(trx, actor)
}

async function refuseTooMany(trx: Queries, ownerId: string): Promise<void> {
  if ((await findWebhooks(trx, ownerId)).length < WEBHOOKS_MAX) return
  throw new AppError('plan_limit', `An account has at most ${String(WEBHOOKS_MAX)} webhooks. Delete one first.`)
}

const freshRow = (
  facts: Pick<WebhookTable, 'owner_id' | 'id' | 'name' | 'url' | 'sequence' | 'created_at'>,
): Omit<WebhookTable, 'secret' | 'kinds'> => ({
  ...facts,
  ...{ old_secret: null, old_until: null, off_reason: null, unit: null, message_id: null, message_to: null },
  ...{ due_at: null, tries: 0, failing_since: null, deliveries: '[]' },
})

const note = (
  trx: Queries,
  { clock }: Storage,
  { actor, name, kind }: { readonly actor: Actor; readonly name: string; readonly kind: AuditKind },
): Promise<void> => noteAudit(trx, clock, { userId: actor.userId, kind, name, from: actor.from })

interface Changed {
  readonly id: string
  readonly kind: AuditKind
  readonly columnsOf: (row: WebhookTable) => Partial<WebhookTable>
}

/** @throws AppError `not_found` */
function change(storage: WebhookStorage, actor: Actor, { id, kind, columnsOf }: Changed): Promise<Webhook> {
  return storage.db.transact(async (trx) => {
    await holdOwner(trx, actor)
    const key = { owner_id: actor.userId, id }
    const row = await findWebhook(trx, key)
    if (row === undefined) throw notFound()
    const columns = columnsOf(row)
    if (Object.keys(columns).length > 0) {
      await setWebhook(trx, key, columns)
      await note(trx, storage, { actor, name: columns.name ?? row.name, kind })
    }
    return webhookOf(storage.clock, { ...row, ...columns })
  })
}

/**
 * Renames a webhook, chooses of what it tells, or switches it on or off. Switched on, it goes on where it stopped.
 * @throws AppError `not_found`, `webhooks_off`
 */
export function updateWebhook(
  storage: WebhookStorage,
  actor: Actor,
  { id, name, kinds, isOn }: WebhookPatch & { readonly id: string },
): Promise<Webhook> {
  if (isOn === true) refuseWhereOff(storage)
  const columnsOf = (row: WebhookTable): Partial<WebhookTable> => ({
    ...(name === undefined ? {} : { name }),
    ...(kinds === undefined ? {} : { kinds: JSON.stringify(kinds) }),
    ...(isOn === undefined || isOn === (row.off_reason === null) ? {} : switched(storage, isOn)),
  })
  return change(storage, actor, { id, kind: 'webhookChanged', columnsOf })
}

const switched = ({ clock }: Storage, isOn: boolean): Partial<WebhookTable> =>
  isOn
    ? { off_reason: null, due_at: instantOf(clock), tries: 0, failing_since: null }
    : { off_reason: 'owner', due_at: null }

/**
 * Gives a webhook another address. What waits is sent there.
 * @throws AppError `not_found`, `webhooks_off`, `webhook_refused`, and as `refuseWithoutProof`
 */
export async function moveWebhook(
  storage: WebhookStorage,
  actor: Actor,
  { id, url: typed, ...proof }: Proof & { readonly id: string; readonly url: string },
): Promise<Webhook> {
  await ownWebhook(storage, actor, id)
  refuseWhereOff(storage)
  const url = askedAddress(storage, typed)
  await refuseStranger(storage, actor, proof)
  const columnsOf = ({ off_reason }: WebhookTable): Partial<WebhookTable> => ({
    url,
    ...(off_reason === null ? { due_at: instantOf(storage.clock), tries: 0, failing_since: null } : {}),
  })
  return change(storage, actor, { id, kind: 'webhookMoved', columnsOf })
}

/**
 * Gives a webhook another secret and returns it, once. The one before signs as well for a day, unless it cannot be read.
 * @throws AppError `not_found`, and as `refuseWithoutProof`
 */
export async function renewWebhookSecret(
  storage: WebhookStorage,
  actor: Actor,
  { id, ...proof }: Proof & { readonly id: string },
): Promise<NewWebhook> {
  await ownWebhook(storage, actor, id)
  await refuseStranger(storage, actor, proof)
  const secret = newWebhookSecret()
  const until = new Date(storage.clock.now() + OLD_SECRET_MILLISECONDS).toISOString()
  const columnsOf = (row: WebhookTable): Partial<WebhookTable> => ({
    secret: sealedSecret(storage.sealing, row, secret),
    old_secret: row.secret,
    old_until: until,
  })
  return { ...(await change(storage, actor, { id, kind: 'webhookRenewed', columnsOf })), secret }
}

/**
 * Ends a webhook: nothing more is sent.
 * @throws AppError `not_found`
 */
export async function deleteWebhook(storage: WebhookStorage, actor: Actor, id: string): Promise<void> {
  await storage.db.transact(async (trx) => {
    const name = await deleteWebhookRow(trx, { owner_id: actor.userId, id })
    if (name === undefined) throw notFound()
    await note(trx, storage, { actor, name, kind: 'webhookEnded' })
  })
}
