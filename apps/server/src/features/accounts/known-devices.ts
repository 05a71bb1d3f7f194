import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { hashSecret, isSecret, newSecret } from '#server/secrets.ts'
import {
  deleteDevicesBefore,
  deleteDevicesBeyond,
  deleteDevicesBut,
  findDevice,
  hasDevice,
  putDevice,
} from './known-devices.queries.ts'

/** Devices per account. The one unused for longest is forgotten first. */
const DEVICES_MAX = 20
/** Twice the maximum lifetime of a session. */
const DEVICE_KEPT_DAYS = 360

/** What a browser sends: its token, null to ask for one, or undefined from a program that keeps none. */
export type DeviceToken = string | null | undefined

/** A device that has signed in to an account before. */
export interface KnownDevice {
  readonly userId: string
  readonly tokenHash: string
}

const hashOf = (userId: string, token: string): string => hashSecret(`${userId} ${token}`)

/** The known device of this account; null if it has never signed in here. */
export async function knownDevice(
  db: Queries,
  userId: string | undefined,
  said: DeviceToken,
): Promise<KnownDevice | null> {
  if (userId === undefined || typeof said !== 'string' || !isSecret('device', said)) return null
  const row = await findDevice(db, hashOf(userId, said))
  return row === undefined ? null : { userId, tokenHash: row.token_hash }
}

/**
 * Records that a device has signed in, inside that transaction. Returns its token, existing or new; null for a program
 * that keeps none.
 */
export async function rememberDevice(
  trx: Queries,
  clock: Clock,
  { userId, said }: { userId: string; said: DeviceToken },
): Promise<string | null> {
  if (said === undefined) return null
  const token = said !== null && isSecret('device', said) ? said : newSecret('device')
  await putDevice(trx, { token_hash: hashOf(userId, token), user_id: userId, last_used_at: instantOf(clock) })
  await deleteDevicesBeyond(trx, userId, DEVICES_MAX)
  return token
}

/** Forgets a person's devices when the password changes, inside that transaction; the one that sets it stays known. */
export const forgetDevices = (trx: Queries, userId: string, said: DeviceToken): Promise<void> =>
  deleteDevicesBut(trx, userId, typeof said === 'string' ? hashOf(userId, said) : null)

/** Deletes devices that were not used for long. */
export const removeOldDevices = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteDevicesBefore(trx, daysBefore(clock, DEVICE_KEPT_DAYS)))

/** Whether any device is known of an account. */
export const hasDevices = (db: Queries, userId: string): Promise<boolean> => hasDevice(db, userId)
