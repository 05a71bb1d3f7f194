import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { hashSecret, isSecret, newSecret } from '#server/secrets.ts'
import {
  deleteDevicesBefore,
  deleteDevicesBeyond,
  deleteDevicesBut,
  findDevice,
  putDevice,
} from './known-devices.queries.ts'

/** Devices that an account knows at most. The one that was not used for longest is forgotten first. */
const DEVICES_MAX = 20
/** As long as a session lasts at most, and again as long. */
const DEVICE_KEPT_DAYS = 360

/** What a browser says of itself: its token; null asks for one; undefined is a program that keeps none. */
export type SaidDevice = string | null | undefined

/** A device that has signed in to an account before, by what is stored of it. */
export interface KnownDevice {
  readonly userId: string
  readonly tokenHash: string
}

const hashOf = (userId: string, token: string): string => hashSecret(`${userId} ${token}`)

/** The device that has signed in to this account before; null for one that has not. */
export async function knownDevice(
  db: Queries,
  userId: string | undefined,
  said: SaidDevice,
): Promise<KnownDevice | null> {
  if (userId === undefined || typeof said !== 'string' || !isSecret('device', said)) return null
  const row = await findDevice(db, hashOf(userId, said))
  return row === undefined ? null : { userId, tokenHash: row.token_hash }
}

/**
 * Remembers that a device has signed in, inside the transaction that signs in. Answers its token: the one that the browser
 * has, or a new one. Null for a program that keeps none.
 */
export async function rememberDevice(
  trx: Queries,
  clock: Clock,
  { userId, said }: { userId: string; said: SaidDevice },
): Promise<string | null> {
  if (said === undefined) return null
  const token = said !== null && isSecret('device', said) ? said : newSecret('device')
  await putDevice(trx, { token_hash: hashOf(userId, token), user_id: userId, last_used_at: instantOf(clock) })
  await deleteDevicesBeyond(trx, userId, DEVICES_MAX)
  return token
}

/** Forgets the devices of somebody who gets another password, inside its transaction; the one that sets it stays known. */
export const forgetDevices = (trx: Queries, userId: string, said: SaidDevice): Promise<void> =>
  deleteDevicesBut(trx, userId, typeof said === 'string' ? hashOf(userId, said) : null)

/** Removes those that were not used for long. */
export const removeOldDevices = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteDevicesBefore(trx, daysBefore(clock, DEVICE_KEPT_DAYS)))
