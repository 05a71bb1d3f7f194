import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { findSetting, insertSetting } from './settings.queries.ts'

/**
 * What an installation makes for itself when it is first needed, and keeps: the same for all of its nodes, and in its
 * backups. `make` may be called for nothing, where another node was first.
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
