import type { Queries } from '#server/db/schema.ts'
import { deleteDevicesOf } from './push.queries.ts'

/** Forgets all of a person's devices that reminders are pushed to, inside a transaction. */
export const endDevicesOf = (trx: Queries, userId: string): Promise<void> => deleteDevicesOf(trx, userId)
