import { v7 as uuid } from 'uuid'
import { linkedAccountFor, linkedCalendarFor, linkedObjectFor } from '#server/features/linked/test/linker.ts'
import { insertAccount, insertLink } from '#server/features/linked/linked.queries.ts'
import { putObjects } from '#server/features/linked/linked-objects.queries.ts'
import { conflictIdOf } from '#server/features/linked/conflicts.service.ts'
import type { Person, Planner } from './planner.ts'

/** Of an account at an address that this server does not ask, of whose calendar most is gone. */
const HELD = JSON.stringify({ where: 'there', gone: 20, of: 23, answer: null })

/** Links a calendar of somebody, with an event that is gone on both sides and waits for a choice. */
export async function makeLinked(
  { db }: Planner,
  { user }: Person,
  calendarId: string,
): Promise<{ readonly accountId: string; readonly conflictId: string }> {
  const [accountId, url] = [uuid(), `https://10.0.0.1/${calendarId}/`]
  const conflict = linkedObjectFor(user._id, calendarId, { href: `/${calendarId}/a.ics`, conflict: 'bothChanged' })
  await db.transact(async (trx) => {
    await insertAccount(trx, linkedAccountFor(user._id, accountId, { url }))
    await insertLink(trx, linkedCalendarFor(user._id, calendarId, { account_id: accountId, url, held: HELD }))
    await putObjects(trx, [conflict])
  })
  return { accountId, conflictId: conflictIdOf(conflict) }
}
