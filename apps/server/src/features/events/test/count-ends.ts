import { countEndOfColumns } from '#server/db/journal/units/event-unit.ts'
import type { Database } from '#server/db/database.ts'
import type { EventTable } from '#server/db/schema.ts'
import type { Person } from '#server/test/planner.ts'

type Ends = Readonly<Record<string, string | null>>

const rowsOf = ({ read }: Database, { user }: Person): Promise<EventTable[]> =>
  read.selectFrom('event').selectAll().where('owner_id', '=', user._id).execute()

const byId = (rows: readonly EventTable[], endOf: (row: EventTable) => string | null): Ends =>
  Object.fromEntries(rows.map((row) => [row.id, endOf(row)]))

/** The ends of all counted series of somebody as they are stored, those in the trash too. */
export const storedEnds = async (db: Database, person: Person): Promise<Ends> =>
  byId(await rowsOf(db, person), (row) => row.count_end)

/** The same, found by counting. */
export const countedEnds = async (db: Database, person: Person): Promise<Ends> =>
  byId(await rowsOf(db, person), countEndOfColumns)
