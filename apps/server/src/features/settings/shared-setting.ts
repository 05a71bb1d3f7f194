import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findSetting, insertSetting } from './settings.queries.ts'

/**
 * A value that an installation generates on first use and keeps: the same on all nodes and in backups. `make` may run
 * in vain if another node was first.
 */
export async function sharedSetting(
  { db, clock }: Storage,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const known = await findSetting(db.read, name)
  if (known !== undefined) return known
  const value = await make()
  return db.transact(async (trx) => {
    await insertSetting(trx, { name, value, created_at: instantOf(clock) })
    return (await findSetting(trx, name)) ?? value
  })
}
