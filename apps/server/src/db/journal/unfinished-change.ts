import { giveWay } from '../../give-way.ts'
import type { Database } from '../database.ts'
import { ONE_PART, type Parts } from '../parted-write.ts'
import type { ChangeRowTable, Queries, UnfinishedChangeTable } from '../schema.ts'
import { changeRecord } from './change-record.ts'
import { changeWriter } from './change-writer.ts'
import { restoreRows } from './restore-rows.ts'
import { contentIdsOf } from './units/move-units.ts'
import { storeOf } from './units/unit-stores.ts'

/** Less than SQLite takes parameters, and some milliseconds of reading. */
const ROWS_A_READ = 500

/** Notes that a change is stored by half: whoever finds the note takes it back. */
export const noteUnfinished = async (trx: Queries, change: UnfinishedChangeTable): Promise<void> => {
  await trx
    .insertInto('unfinished_change')
    .values(change)
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute()
}

export const forgetUnfinished = async (trx: Queries, ownerId: string): Promise<void> => {
  await trx.deleteFrom('unfinished_change').where('owner_id', '=', ownerId).execute()
}

/** Between two slices of a large write: others have their turn, and where it is due this part is stored. */
export async function pauseBetween(parts: Parts, beforeEnd: () => Promise<void>): Promise<void> {
  await giveWay()
  if (!parts.isDue()) return
  await beforeEnd()
  await parts.next()
}

/**
 * Takes back what was stored of a change that has not come to its end: the work failed, or the server went away. It stays in
 * the journal as one that was taken back, so that all who remember a year hear of it. Begun anew, it goes on where it was.
 */
export async function takeBackUnfinished(trx: Queries, ownerId: string, parts: Parts): Promise<void> {
  const unfinished = await trx
    .selectFrom('unfinished_change')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (unfinished === undefined) return
  // What was put there first goes before what it took the place of comes back.
  let count = await restoreAll(trx, unfinished, { parts, wasThere: false })
  count += await restoreAll(trx, unfinished, { parts, wasThere: true })
  const { owner_id, sequence, change_id, kind, title, begun_at } = unfinished
  if (count > 0) {
    await trx
      .insertInto('change')
      .values({
        owner_id,
        sequence,
        id: change_id,
        group_id: change_id,
        actor_id: owner_id,
        kind,
        count,
        title,
        undoes: null,
        undone_by: change_id,
        created_at: begun_at,
      })
      .execute()
  }
  await forgetUnfinished(trx, ownerId)
}

/** Takes back what a server has left by half that went away. */
export async function takeBackAllUnfinished({ read, transact }: Pick<Database, 'read' | 'transact'>): Promise<void> {
  for (const { owner_id } of await read.selectFrom('unfinished_change').select('owner_id').execute()) {
    await transact((trx) => takeBackUnfinished(trx, owner_id, ONE_PART))
  }
}

/** Answers how many units the change had touched. */
async function restoreAll(
  trx: Queries,
  { owner_id: ownerId, sequence, change_id: changeId, begun_at: now }: UnfinishedChangeTable,
  { parts, wasThere }: { parts: Parts; wasThere: boolean },
): Promise<number> {
  const pause = (): Promise<void> => pauseBetween(parts, () => Promise.resolve())
  const record = changeRecord()
  const writer = changeWriter({ trx, ownerId, changeId, now, pause: () => Promise.resolve(), touch: record.touch })
  let count = 0
  let after = ''
  for (;;) {
    const rows = await rowsAfter(trx, { ownerId, sequence, wasThere }, after)
    if (rows.length === 0) return count
    for (const [type, ofType] of Map.groupBy(rows, (row) => row.unit_type)) {
      const ids = ofType.map((row) => row.unit_id)
      const present = await contentIdsOf(trx, storeOf(type).table, { ownerId, ids })
      const left = ofType.filter((row) => present.get(row.unit_id) === row.after_content_id)
      await restoreRows(writer, type, left)
    }
    await record.countUsage(trx, ownerId)
    count += rows.length
    after = rows.at(-1)?.unit_id ?? ''
    await pause()
  }
}

const rowsAfter = (
  trx: Queries,
  { ownerId, sequence, wasThere }: { ownerId: string; sequence: number; wasThere: boolean },
  after: string,
): Promise<ChangeRowTable[]> =>
  trx
    .selectFrom('change_row')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence)
    .where('before', wasThere ? 'is not' : 'is', null)
    .where('unit_id', '>', after)
    .orderBy('unit_id')
    .limit(ROWS_A_READ)
    .execute()
