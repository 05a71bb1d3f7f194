import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { journalBytes, messageBytes } from '#server/db/journal/usage.ts'
import type { UsageTable } from '#server/db/schema.ts'
import type { Person } from './planner.ts'

const UNITS = ['event', 'category', 'calendar', 'milestone', 'conversation', 'goal', 'goal_entry'] as const

/** What a person has stored, counted from what there is: what the kept sums must say. */
export async function countedUsage({ read }: Pick<Database, 'read'>, { user }: Person): Promise<UsageTable> {
  const ownerId = user._id
  const sum = async (from: ReturnType<typeof sql>, bytes: ReturnType<typeof sql>): Promise<number> => {
    const query = sql<{ sum: number }>`select coalesce(sum(${bytes}), 0) as sum ${from}`
    return Number((await query.execute(read)).rows[0]?.sum)
  }
  let [kept, trash] = [0, 0]
  for (const table of UNITS) {
    const its = sql`from ${sql.table(table)} where owner_id = ${ownerId} and deleted_at`
    kept += await sum(sql`${its} is null`, sql`bytes`)
    trash += await sum(sql`${its} is not null`, sql`bytes`)
  }
  const journal = await sum(sql`from change_row where owner_id = ${ownerId}`, journalBytes)
  const messages = await sum(sql`from message where owner_id = ${ownerId}`, messageBytes)
  return { owner_id: ownerId, kept, trash, journal, messages }
}
