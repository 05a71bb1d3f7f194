import type { AdminPerson } from '@dodici/contract/types'
import { usageOf } from '#server/db/journal/usage.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import { countYear, findLastUse, findPeople, type PersonRow } from './admin.queries.ts'
import { someOf, type Asked, type Some } from './some-of.ts'

/** Exact numbers beyond would take too long; one more says that there are more. */
const EVENTS_COUNTED = 10_000

/** People, newest first, with how much of their year there is and nothing of what is in it. */
export function listPeople(
  { db }: Storage,
  { q, ...asked }: Asked & { readonly q?: string | undefined },
): Promise<Some<AdminPerson>> {
  return someOf(asked, async (wanted) => {
    const rows = await findPeople(db.read, { ...wanted, q: q?.trim() ?? '' })
    const pause = openTurns()
    const people: AdminPerson[] = []
    for (const row of rows) {
      people.push(await personOf(db.read, row))
      await pause()
    }
    return people
  })
}

async function personOf(db: Queries, row: PersonRow): Promise<AdminPerson> {
  const { kept, trash, journal, messages } = await usageOf(db, row.id)
  return {
    _id: row.id,
    email: row.email,
    emailConfirmed: row.email_confirmed_at !== null,
    username: row.username,
    plan: row.plan,
    isOperator: row.operator === 1,
    createdAt: row.created_at,
    lastSeenAt: await findLastUse(db, row.id),
    disabledAt: row.disabled_at,
    bytes: kept + trash + journal + messages,
    ...(await countYear(db, row.id, EVENTS_COUNTED + 1)),
  }
}
