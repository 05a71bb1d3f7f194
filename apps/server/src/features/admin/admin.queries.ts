import { sql, type SqlBool } from 'kysely'
import type { BetaRequestTable, FeedbackTable, InviteTable, Queries, UserTable } from '#server/db/schema.ts'

/** Some of a list that begins behind an id; ids grow with time. */
export interface Wanted {
  readonly before?: string | undefined
  readonly most: number
}

export type PersonRow = Pick<
  UserTable,
  'id' | 'email' | 'email_confirmed_at' | 'username' | 'plan' | 'operator' | 'created_at' | 'disabled_at'
>

/** Whether a text is in a column, whatever the case. What a pattern would take for a sign of its own is text too. */
const has = (column: string, text: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** Newest first; only whose address or name has a text, if one is given. */
export const findPeople = (db: Queries, { before, most, q = '' }: Wanted & { q?: string }): Promise<PersonRow[]> =>
  db
    .selectFrom('user')
    .select(['id', 'email', 'email_confirmed_at', 'username', 'plan', 'operator', 'created_at', 'disabled_at'])
    .$if(before !== undefined, (found) => found.where('id', '<', before ?? ''))
    .$if(q !== '', (found) => found.where((where) => where.or([has('email', q), has('username', q)])))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** When somebody, or a program of theirs, was here last. */
export async function findLastUse(db: Queries, userId: string): Promise<string | null> {
  const lastOf = async (table: 'session' | 'api_key'): Promise<string | null> => {
    const used = db.selectFrom(table as 'session').select(({ fn }) => fn.max('last_used_at').as('last'))
    return (await used.where('user_id', '=', userId).executeTakeFirst())?.last ?? null
  }
  const [session, key] = [await lastOf('session'), await lastOf('api_key')]
  return session !== null && key !== null && key > session ? key : (session ?? key)
}

/** How many calendars somebody has, and how many events, counted up to some; without those in the trash. */
export async function countYear(
  db: Queries,
  ownerId: string,
  most: number,
): Promise<{ readonly calendars: number; readonly events: number }> {
  const countOf = async (table: 'calendar' | 'event'): Promise<number> => {
    const some = db
      .selectFrom(table as 'calendar')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .limit(most)
    const counted = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute()
    return counted[0]?.count ?? 0
  }
  return { calendars: await countOf('calendar'), events: await countOf('event') }
}

/** How many people there are, how many of them are disabled, and how many addresses nobody has confirmed. */
export const countPeople = (db: Queries): Promise<{ all: number; disabled: number; unconfirmed: number }> =>
  db
    .selectFrom('user')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('disabled_at').as('disabled'),
      sql<number>`count(case when email_confirmed_at is null then 1 end)`.as('unconfirmed'),
    ])
    .executeTakeFirstOrThrow()

/** Codes that can be used now. */
export async function countOpenInvites(db: Queries, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('invite')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

const requests = (db: Queries) =>
  db.selectFrom('beta_request').leftJoin('user', 'user.email_key', 'beta_request.email_key')

/** Requests that nobody has answered, of people without an account. */
const waitingRequests = (db: Queries) =>
  requests(db).where('beta_request.approved_at', 'is', null).where('user.id', 'is', null)

export async function countWaitingRequests(db: Queries): Promise<number> {
  const { count } = await waitingRequests(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findInvites = (db: Queries, { before, most }: Wanted): Promise<InviteTable[]> =>
  db
    .selectFrom('invite')
    .selectAll()
    .$if(before !== undefined, (found) => found.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const findRequests = (
  db: Queries,
  { before, most, isWaiting }: Wanted & { readonly isWaiting: boolean },
): Promise<(BetaRequestTable & { user_id: string | null })[]> =>
  (isWaiting ? waitingRequests(db) : requests(db))
    .selectAll('beta_request')
    .select('user.id as user_id')
    .$if(before !== undefined, (found) => found.where('beta_request.id', '<', before ?? ''))
    .orderBy('beta_request.id', 'desc')
    .limit(most)
    .execute()

export const findFeedback = (
  db: Queries,
  { before, most }: Wanted,
): Promise<(FeedbackTable & { email: string | null })[]> =>
  db
    .selectFrom('feedback')
    .leftJoin('user', 'user.id', 'feedback.user_id')
    .selectAll('feedback')
    .select('user.email')
    .$if(before !== undefined, (found) => found.where('feedback.id', '<', before ?? ''))
    .orderBy('feedback.id', 'desc')
    .limit(most)
    .execute()
