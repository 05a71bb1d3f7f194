import type { Queries, UserTable } from '#server/db/schema.ts'
import { digestDueAfter } from './digest.ts'
import { lookAtAll, setDigestDue } from './reminders.queries.ts'

const WALL = ['timezone', 'all_day_at'] as const
const DIGEST = ['digest', 'digest_at', 'timezone', 'week_start', 'plan'] as const

/** Applies a profile change (time zone, digest hour) to reminders, in its transaction. */
export async function followProfile(
  trx: Queries,
  { before, after, now }: { readonly before: UserTable; readonly after: UserTable; readonly now: string },
): Promise<void> {
  const differs = (columns: readonly (keyof UserTable)[]): boolean =>
    columns.some((column) => before[column] !== after[column])
  if (differs(WALL)) await lookAtAll(trx, after.id, now)
  if (differs(DIGEST)) await setDigestDue(trx, after.id, digestDueAfter(after, now))
}
