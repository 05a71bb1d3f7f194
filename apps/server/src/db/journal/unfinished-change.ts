import { v7 as uuid } from 'uuid'
import { giveWay } from '../../event-loop-turns.ts'
import type { Database } from '../database.ts'
import { ONE_PART, type Parts } from '../parted-write.ts'
import type { ChangeRowTable, ChangeTable, Queries, UnfinishedChangeTable, UserTable } from '../schema.ts'
import { changeRecord } from './change-record.ts'
import { changeWriter } from './change-writer.ts'
import { eraseEventsOf, eraseRowsOf } from './erase.ts'
import { isQuiet } from './quiet-changes.ts'
import { restoreRows } from './restore-rows.ts'
import { contentIdsOf } from './units/move-units.ts'
import { storeOf } from './units/unit-stores.ts'

/** Fewer than SQLite's parameters, and some milliseconds of reading. */
const ROWS_A_READ = 500

type Pause = () => Promise<void>

/** Marks a change as partly stored. Whoever finds the mark settles it. */
export const noteUnfinished = async (trx: Queries, change: UnfinishedChangeTable): Promise<void> => {
  await trx
    .insertInto('unfinished_change')
    .values(change)
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ title: change.title }))
    .execute()
}

export const forgetUnfinished = async (trx: Queries, ownerId: string): Promise<void> => {
  await trx.deleteFrom('unfinished_change').where('owner_id', '=', ownerId).execute()
}

/** Between two slices of a large write: lets others run, and commits this part if it is time. */
export async function pauseBetween(parts: Parts, beforeEnd: () => Promise<void>): Promise<void> {
  await giveWay(parts.isAwaited)
  if (!parts.isDue()) return
  await beforeEnd()
  await parts.next()
}

/** Settles a partly stored change according to its kind: most are rolled back, erasing is completed, a quiet one stays. */
export const ERASING_KINDS = { calendar: 'calendar.delete', account: 'account.delete' } as const

/** Marks a person as gone whose data is being erased; nobody can reach it any more. */
export async function noteErasing(trx: Queries, { id, sequence }: Pick<UserTable, 'id' | 'sequence'>, now: string) {
  await forgetUnfinished(trx, id)
  const note = { owner_id: id, change_id: uuid(), sequence: sequence + 1, kind: ERASING_KINDS.account, title: '' }
  await noteUnfinished(trx, { ...note, made_by: 'page', maker: '', begun_at: now })
}

/**
 * Settles a change that was interrupted by a failure or a restart: rolls it back, or completes it if it erases. Can
 * itself be restarted.
 */
export async function settleUnfinished(trx: Queries, ownerId: string, parts: Parts): Promise<void> {
  const unfinished = await trx
    .selectFrom('unfinished_change')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (unfinished === undefined) return
  const pause = (): Promise<void> => pauseBetween(parts, () => Promise.resolve())
  if (unfinished.kind === ERASING_KINDS.account) await eraseRowsOf(trx, ownerId, pause)
  else if (unfinished.kind === ERASING_KINDS.calendar) await eraseRest(trx, unfinished, pause)
  else if (isQuiet(unfinished)) await keepAsItIs(trx, unfinished)
  else await takeBack(trx, unfinished, pause)
  await forgetUnfinished(trx, ownerId)
}

/** It stays in the journal as undone, so that caches of the year notice it. */
async function takeBack(trx: Queries, unfinished: UnfinishedChangeTable, pause: Pause): Promise<void> {
  // New rows are removed before the rows that they replaced come back.
  let count = await restoreAll(trx, unfinished, { pause, wasThere: false })
  count += await restoreAll(trx, unfinished, { pause, wasThere: true })
  if (count > 0) await insertChange(trx, unfinished, { count, undone_by: unfinished.change_id })
}

/** The next refresh completes it. What has touched nothing has given its number back, and is no change. */
async function keepAsItIs(trx: Queries, unfinished: UnfinishedChangeTable): Promise<void> {
  const touched = await trx
    .selectFrom('change_row')
    .select('unit_id')
    .where('owner_id', '=', unfinished.owner_id)
    .where('sequence', '=', unfinished.sequence)
    .limit(1)
    .executeTakeFirst()
  if (touched !== undefined) await insertChange(trx, unfinished, { count: 1, undone_by: null })
}

async function eraseRest(trx: Queries, unfinished: UnfinishedChangeTable, pause: Pause): Promise<void> {
  const { owner_id: ownerId, sequence } = unfinished
  const { unit_id: calendarId } = await trx
    .selectFrom('change_row')
    .select('unit_id')
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence)
    .where('unit_type', '=', 'calendar')
    .executeTakeFirstOrThrow()
  await eraseEventsOf(trx, { ownerId, calendarId }, pause)
  await insertChange(trx, unfinished, { count: 1, undone_by: null })
}

const insertChange = async (
  trx: Queries,
  { change_id, begun_at, ...facts }: UnfinishedChangeTable,
  outcome: Pick<ChangeTable, 'count' | 'undone_by'>,
): Promise<void> => {
  const header = { ...facts, id: change_id, group_id: change_id, group_tally: null, actor_id: facts.owner_id }
  await trx
    .insertInto('change')
    .values({ ...header, undoes: null, acts: null, created_at: begun_at, ...outcome })
    .execute()
}

/** Settles what an interrupted server has left. */
export async function settleAllUnfinished({ read, transact }: Pick<Database, 'read' | 'transact'>): Promise<void> {
  for (const { owner_id } of await read.selectFrom('unfinished_change').select('owner_id').execute()) {
    await transact((trx) => settleUnfinished(trx, owner_id, ONE_PART))
  }
}

/** Returns how many units the change had touched. */
async function restoreAll(
  trx: Queries,
  { owner_id: ownerId, sequence, change_id: changeId, begun_at: now }: UnfinishedChangeTable,
  { pause, wasThere }: { pause: Pause; wasThere: boolean },
): Promise<number> {
  const record = changeRecord()
  const writer = changeWriter({
    trx,
    ownerId,
    changeId,
    sequence,
    now,
    pause: () => Promise.resolve(),
    touch: record.touch,
  })
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
