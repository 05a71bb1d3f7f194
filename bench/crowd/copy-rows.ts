import { yearSpan } from '../../packages/core/src/date/index.ts'
import { openBeside, openDatabase } from '../../apps/server/src/db/open.ts'
import type { Queries } from '../../apps/server/src/db/schema.ts'

export type OpenDatabase = Awaited<ReturnType<typeof openBeside>>

/** What has an id of its own, or the id of something that is copied along. */
const ID_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  user: ['id', 'email', 'email_key'],
  calendar: ['owner_id', 'id'],
  category: ['owner_id', 'id'],
  event: ['owner_id', 'id', 'calendar_id', 'category_id', 'uid'],
  reminder_look: ['owner_id', 'event_id'],
}

/** Opens a database that a server of the product is using. */
export const openOf = (setting: { databaseUrl: string | null; dataDir: string }): Promise<OpenDatabase> =>
  openBeside({ ...setting, databasePool: 2 })

/**
 * Makes `count` more people of one, each with the same year under ids of their own. The database copies its own rows:
 * a million would take an hour by the API.
 */
export async function copyPerson({ transact }: OpenDatabase, personId: string, count: number): Promise<void> {
  for (let copy = 1; copy <= count; copy += 1) {
    await transact(async (trx) => {
      for (const [table, ids] of Object.entries(ID_COLUMNS)) {
        const changed = new Map(ids.map((column) => [column, newId(column, copy)]))
        await copyRows(trx, { table, changed, where: `${table === 'user' ? 'id' : 'owner_id'} = '${personId}'` })
      }
    })
  }
}

/** Gives one event of a person, with when its reminder is due, to each of the copies of the person. */
export async function copyEvent(
  { transact }: OpenDatabase,
  { personId, eventId, count }: { personId: string; eventId: string; count: number },
): Promise<void> {
  await transact(async (trx) => {
    for (let copy = 1; copy <= count; copy += 1) {
      for (const [table, id] of [
        ['event', 'id'],
        ['reminder_look', 'event_id'],
      ] as const) {
        const changed = new Map((ID_COLUMNS[table] ?? []).map((column) => [column, newId(column, copy)]))
        await copyRows(trx, { table, changed, where: `owner_id = '${personId}' and ${id} = '${eventId}'` })
      }
    }
  })
}

/** Gives a person the events of one year again in each of the years before it. */
export async function copyYearBack(
  { transact }: OpenDatabase,
  { personId, year, years }: { personId: string; year: number; years: number },
): Promise<void> {
  for (let copy = 1; copy <= years; copy += 1) {
    const then = year - copy
    const days = yearSpan(year).first - yearSpan(then).first
    const changed = new Map([
      ['id', newId('id', copy)],
      ['uid', newId('uid', copy)],
      ...['start_at', 'end_at'].map((column) => [column, `replace(${column}, '${year}-', '${then}-')`] as const),
      ...['first_day', 'last_day'].map((column) => [column, `${column} - ${days}`] as const),
    ])
    const where = `owner_id = '${personId}' and start_at like '${year}-%' and end_at like '${year}-%'`
    await transact((trx) => copyRows(trx, { table: 'event', changed, where }))
  }
}

/** Lets PostgreSQL count what it has, as its own housekeeping would within a minute. */
export const takeStock = ({ read }: OpenDatabase): Promise<unknown> => run(read, 'analyze')

/** Makes a second database beside the one of an address of PostgreSQL. Answers its address. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const db = await openDatabase({ databaseUrl: url, databasePool: 2, dataDir: '' })
  await run(db.read, `create database "${name}"`)
  await db.close()
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** The first eight letters of an id, which the copies of a row do not share. */
const newId = (column: string, copy: number): string =>
  `'${copy.toString(16).padStart(8, '0')}' || substr(${column}, 9)`

interface Copying {
  readonly table: string
  /** SQL of the columns that a copy has otherwise. */
  readonly changed: ReadonlyMap<string, string>
  readonly where: string
}

async function copyRows(trx: Queries, { table, changed, where }: Copying): Promise<void> {
  const { rows } = await run(trx, `select * from "${table}" where ${where} limit 1`)
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {})
  const names = columns.map((column) => `"${column}"`).join(', ')
  const values = columns.map((column) => changed.get(column) ?? `"${column}"`).join(', ')
  await run(trx, `insert into "${table}" (${names}) select ${values} from "${table}" where ${where}`)
}

/** Runs a text as it stands: the drivers look at nothing else of a compiled query. */
/** Asks a database in words of its own. */
export function run(db: Queries, text: string): Promise<{ rows: Record<string, unknown>[] }> {
  const compiled = db.selectFrom('user').select('id').compile()
  return db.executeQuery<Record<string, unknown>>({ ...compiled, sql: text, parameters: [] })
}
