import type { TurnedDown, TurnedDownChange } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { deleteTurnedDown, findTurnedDown, insertTurnedDown } from './turned-down.queries.ts'

/** Older ones make room: the facts that they are about are over. */
const KEPT = 500

/** What the person does not want to be advised again, newest first. */
export const listTurnedDown = async ({ db }: Pick<Storage, 'db'>, { userId }: Actor): Promise<TurnedDown> => ({
  ids: await findTurnedDown(db.read, userId),
})

/** Turns advice down, or takes that back. It is no content of the calendar, so the journal does not have it. */
export function changeTurnedDown(
  { db, clock }: Pick<Storage, 'db' | 'clock'>,
  { userId }: Actor,
  { add = [], remove = [] }: TurnedDownChange,
): Promise<TurnedDown> {
  return db.transact(async (trx) => {
    await deleteTurnedDown(trx, userId, remove)
    await insertTurnedDown(trx, userId, [...new Set(add)], instantOf(clock))
    const all = await findTurnedDown(trx, userId)
    await deleteTurnedDown(trx, userId, all.slice(KEPT))
    return { ids: all.slice(0, KEPT) }
  })
}
