import type { Storage } from '#server/db/journal/write-change.ts'
import type { LinkedCalendarTable, LinkedObjectTable, Queries } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { putObjects } from '../linked-objects.queries.ts'
import { findLink } from '../linked.queries.ts'

/**
 * Refuses what is left of a comparison whose link has ended meanwhile, or whose calendar has been deleted.
 * @throws AppError `not_found`
 */
export async function refuseUnlinked(trx: Queries, link: LinkedCalendarTable): Promise<void> {
  const present = await findLink(trx, link)
  if (present?.account_id !== link.account_id) throw notFound()
}

/**
 * Notes what is known of resources of a linked calendar.
 * @throws AppError `not_found` if it is not linked any more
 */
export const noteObjects = (
  { db }: Storage,
  link: LinkedCalendarTable,
  rows: readonly LinkedObjectTable[],
): Promise<void> =>
  db.transact(async (trx) => {
    await refuseUnlinked(trx, link)
    await putObjects(trx, rows)
  })
