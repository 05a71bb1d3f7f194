import type { Calendar } from '@dodici/contract/types'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { instantOf } from '#server/clock.ts'
import { chunksOf } from '#server/db/pages.ts'
import { isPostgres } from '#server/db/dialect.ts'
import { deleteEvents } from '#server/db/journal/delete-events.ts'
import { eventUnit } from '#server/db/journal/units/event-unit.ts'
import { moveUnits } from '#server/db/journal/units/move-units.ts'
import { newerUnit } from '#server/db/journal/units/newer-unit.ts'
import type { Queries } from '#server/db/schema.ts'
import { accessOf } from '#server/test/access-of.ts'
import { countingDatabase } from '#server/test/counting-database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { calendarFile } from '#server/test/most-of-everything.ts'
import { undoChange } from './undo.service.ts'

type Stored = Awaited<ReturnType<typeof eventUnit.readMany>>[number]

const EVENTS = 2_000
/** What is read and written once, whatever is undone. */
const ONCE = 25
/** The events, their journal rows, and where SQLite ends a part the usage and the mark of what is unfinished. */
const FOR_A_HUNDRED = 5

/** How many events a connection to PostgreSQL has read lately; on SQLite, which keeps no such figures, nobody knows. */
async function eventsRead(trx: Queries): Promise<number> {
  if (!isPostgres(trx)) return 0
  const { rows } = await sql<{
    read: number
  }>`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = 'event'`.execute(trx)
  return rows[0]?.read ?? Number.NaN
}

eachDatabase((planner) => {
  it('reads each event once for an undo, though the statistics know nothing of its owner', async () => {
    const [known, person] = [await planner().newUser(), await planner().newUser()]
    const importFor = async (one: typeof person) => {
      const [calendar] = (await one.get('/calendars')).json<Calendar[]>()
      const path = `/calendars/${calendar?._id ?? ''}/import`
      return one.post(path, calendarFile(EVENTS), { 'content-type': 'text/calendar' })
    }
    await importFor(known)
    await sql`analyze`.execute(planner().db.read)
    await importFor(person)
    const { ownerId } = await accessOf(planner(), person)
    await planner().db.transact(async (trx) => {
      const changed = await trx
        .selectFrom('change_row')
        .select(['unit_id', 'sequence'])
        .where('owner_id', '=', ownerId)
        .where('unit_type', '=', 'event')
        .orderBy('unit_id')
        .execute()
      const ids = changed.map((row) => row.unit_id)
      expect(ids).toHaveLength(EVENTS)
      const sequence = changed[0]?.sequence ?? 0
      const readBy = async (act: () => Promise<unknown>): Promise<number> => {
        const before = await eventsRead(trx)
        await act()
        return (await eventsRead(trx)) - before
      }
      const isNewer = () => newerUnit(trx, { ownerId, sequence, type: 'event', ids })
      expect(await readBy(async () => expect(await isNewer()).toBeNull())).toBeLessThanOrEqual(EVENTS)
      const units: Stored[] = []
      const read = async () => {
        for (const some of chunksOf(ids, 100)) units.push(...(await eventUnit.readMany(trx, ownerId, some)))
      }
      // To plan a statement, it looks at the ends of the index.
      expect(await readBy(read)).toBeLessThanOrEqual(1.1 * EVENTS)
      expect(units).toHaveLength(EVENTS)
      const batch = {
        ownerId,
        now: instantOf(planner().clock),
        sequence,
        marked: new Set<string>(),
        before: new Map(),
      }
      const gone = units.map((unit) => ({ ...unit, deletedAt: batch.now }))
      const move = async () => {
        for (const some of chunksOf(gone, 100)) await moveUnits(trx, 'event', { ...batch, units: some })
      }
      // An index has the rows of before too.
      expect(await readBy(move)).toBeLessThanOrEqual(2 * EVENTS)
      const erase = async () => {
        const stored = gone.map(({ id, bytes, deletedAt }) => ({ id, bytes, deleted_at: deletedAt }))
        for (const some of chunksOf(stored, 100)) await deleteEvents(trx, ownerId, some)
      }
      expect(await readBy(erase)).toBeLessThanOrEqual(3 * EVENTS)
    })
  })

  it('undoes an import, and redoes it, with few statements for a hundred events', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const path = `/calendars/${calendar?._id ?? ''}/import`
    const imported = await person.post(path, calendarFile(EVENTS), { 'content-type': 'text/calendar' })
    const access = await accessOf(planner(), person)
    const { db, take } = countingDatabase(planner().db)
    const storage = { db, clock: planner().clock }
    const most = ONCE + (FOR_A_HUNDRED * EVENTS) / 100
    const undone = await undoChange(storage, access, String(imported.headers['x-change-id']))
    expect(take()).toBeLessThanOrEqual(most)
    expect((await person.get('/events?year=2026')).json()).toEqual([])
    await undoChange(storage, access, undone.value._id)
    expect(take()).toBeLessThanOrEqual(most)
    expect((await person.get('/events?year=2026')).json()).toHaveLength(EVENTS)
  })
})
