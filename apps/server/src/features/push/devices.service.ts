import { ECDH, hash } from 'node:crypto'
import { PUSH_DEVICES_MAX, USER_AGENT_MAX } from '@dodici/contract/limits'
import { planLimits } from '@dodici/contract/plans'
import type { NewPushDevice, Plan, PushDevice } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { PushSubscriptionTable, Queries } from '#server/db/schema.ts'
import { AppError, invalidInput, notFound } from '#server/errors.ts'
import { accountRow, holdAccountById } from '#server/features/accounts/account-row.ts'
import { bucketOf, takeAttempts } from '#server/features/limits/limits.ts'
import { refuseEnded } from '#server/features/sessions/sessions.service.ts'
import { hostOf, portOf, refusalOf } from '#server/outgoing/outgoing-address.ts'
import { deleteDevice, findDevice, findDeviceByHash, findDevices, putDevice } from './push.queries.ts'
import { queuePush } from './queue-push.ts'

/** What the devices of a person take. */
export interface DeviceStorage extends Storage {
  readonly config: Pick<Config, 'outgoingAllowed'>
  /** Wakes the push sender, after the commit. */
  readonly wakePush: () => void
}

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16
/** Test messages that one person can request. */
const TESTS = { most: 20, minutes: 10 }

const noDevices = (): AppError => new AppError('plan_limit', 'Reminders on devices come with the Pro plan.')

const deviceOfRow = (row: PushSubscriptionTable): PushDevice => ({
  _id: row.id,
  userAgent: row.user_agent,
  fingerprint: row.endpoint_hash,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  fault: row.last_fault,
})

/** The person's devices, oldest first. */
export const listDevices = async ({ db }: Storage, { userId }: Actor): Promise<PushDevice[]> =>
  (await findDevices(db.read, userId)).map(deviceOfRow)

/**
 * Registers a browser for push. It belongs to whoever signed in last: if somebody else had it, it moves over, and
 * messages waiting for them are dropped.
 * @throws AppError `invalid_input` for an address that is not allowed, or invalid keys; `plan_limit`; `quota_exceeded`
 */
export async function addDevice(
  { db, clock, config }: DeviceStorage,
  actor: Actor,
  { body, userAgent }: { readonly body: NewPushDevice; readonly userAgent: string },
): Promise<PushDevice> {
  const { userId, sessionId } = actor
  const endpoint = checkedEndpoint(body.endpoint, config.outgoingAllowed)
  checkKeys(body.keys)
  const now = instantOf(clock)
  return db.transact(async (trx) => {
    checkPlan((await holdAccountById(trx, userId))?.plan)
    await refuseEnded(trx, actor)
    const endpoint_hash = hash('sha256', endpoint)
    const id = await makeRoom(trx, userId, endpoint_hash)
    const row: PushSubscriptionTable = {
      owner_id: userId,
      id: id ?? uuid(),
      session_id: sessionId,
      endpoint_hash,
      endpoint,
      p256dh: body.keys.p256dh,
      auth: body.keys.auth,
      user_agent: userAgent.slice(0, USER_AGENT_MAX),
      created_at: now,
      last_used_at: null,
      last_fault: null,
    }
    await putDevice(trx, row)
    return deviceOfRow(row)
  })
}

function checkPlan(plan: Plan | undefined): void {
  if (plan === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  if (!planLimits[plan].hasDevices) throw noDevices()
}

/** The device's id if it is theirs already; otherwise checks that there is room, and takes it from anybody else. */
async function makeRoom(trx: Queries, userId: string, endpointHash: string): Promise<string | null> {
  const had = await findDeviceByHash(trx, endpointHash)
  if (had?.owner_id === userId) return had.id
  if ((await findDevices(trx, userId)).length >= PUSH_DEVICES_MAX) {
    const most = String(PUSH_DEVICES_MAX)
    throw new AppError('quota_exceeded', `Reminders are pushed to at most ${most} devices. Remove one first.`)
  }
  if (had !== undefined) await deleteDevice(trx, had)
  return null
}

/** The normalised address, as it will be requested. */
function checkedEndpoint(text: string, allowed: readonly string[]): string {
  const refusal = refusalOf(text, allowed)
  if (refusal !== null) throw invalidInput('endpoint', 'must be the address of a push service')
  const url = new URL(text)
  url.hash = ''
  if (hostOf(url) === '' || portOf(url) === '0') throw invalidInput('endpoint', 'must be the address of a push service')
  return url.href
}

function checkKeys({ p256dh, auth }: NewPushDevice['keys']): void {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== POINT_BYTES || !isOnCurve(point)) throw invalidInput('keys.p256dh', 'must be a point of P-256')
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) throw invalidInput('keys.auth', 'must be 16 bytes')
}

function isOnCurve(point: Buffer): boolean {
  try {
    ECDH.convertKey(point, CURVE)
    return true
  } catch {
    return false
  }
}

/**
 * Unregisters a browser.
 * @throws AppError `not_found`
 */
export async function removeDevice({ db }: Storage, { userId }: Actor, id: string): Promise<void> {
  if (!(await db.transact((trx) => deleteDevice(trx, { owner_id: userId, id })))) throw notFound()
}

/**
 * Sends a test message to a browser.
 * @throws AppError `not_found`; `plan_limit`; `too_many_requests`
 */
export async function testDevice(storage: DeviceStorage, { userId }: Actor, id: string): Promise<void> {
  const device = { owner_id: userId, id }
  if ((await findDevice(storage.db.read, device)) === undefined) throw notFound()
  checkPlan((await accountRow(storage.db.read, userId)).plan)
  await takeAttempts(storage, [{ bucket: bucketOf('push-test', userId), ...TESTS }])
  await storage.db.transact(async (trx) => {
    if ((await findDevice(trx, device)) === undefined) throw notFound()
    await queuePush(trx, { owner_id: userId, subscription_id: id, kind: 'test' }, instantOf(storage.clock))
  })
  storage.wakePush()
}
