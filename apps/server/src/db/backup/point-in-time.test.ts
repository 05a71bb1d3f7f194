import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { cleanUp, temporaryFolder } from '../../../../../scripts/machine/clean-up.ts'
import { ownPostgres, type OwnPostgres } from '../../../../../scripts/machine/postgres-server.ts'
import { readConfig } from '../../config.ts'
import { clientOf, registerAt, startServer, type Client, type ServerProcess } from '../../test/server-process.ts'
import { emptyFolder, newSqlite } from '../../test/test-database.ts'
import { typeCommand } from '../../test/type-command.ts'

const manual = readFileSync(new URL('../../../../../docs/operate.md', import.meta.url), 'utf8')

/** A block of the manual that sets something, with its paths below a folder of the test. */
function block(setting: string, folder: string): string {
  const blocks = [...manual.matchAll(/```\w+\n([^]*?)```/g)].map(([, text = '']) => text)
  const text = blocks.find((one) => one.includes(setting))
  if (text === undefined) throw new Error(`the manual does not say how to set ${setting}`)
  return text.replaceAll(/(?:\/var\/lib\/dodici-backups|\/backups)\b/g, folder)
}

const type = (settings: Readonly<Record<string, string>>, ...words: string[]): Promise<string[]> =>
  typeCommand({ config: readConfig(settings) }, words)

const day = { allDay: true, start: '2027-05-03', end: '2027-05-03' }
const YEAR = '/events?year=2027'

async function write({ send }: Client, title: string): Promise<void> {
  const { status } = await send('POST', '/events', { title, ...day })
  expect(status).toBe(201)
}

const titles = async ({ send }: Client): Promise<string[]> =>
  ((await (await send('GET', YEAR)).json()) as { title: string }[]).map(({ title }) => title)

/** The mark by which a page knows what it has read. */
const markOf = async ({ send }: Client): Promise<string> => (await send('GET', YEAR)).headers.get('etag') ?? ''

/** A server that is gone with the test, however that ends. */
async function started(place: Parameters<typeof startServer>[0]): Promise<ServerProcess> {
  const server = await startServer(place)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}

async function end(server: ServerProcess): Promise<void> {
  server.kill('SIGTERM')
  await server.ended
}

afterAll(cleanUp)

/** Makes a folder that PostgreSQL may write in. */
function folderOf({ folder }: OwnPostgres, name: string): string {
  const [made, { uid, gid }] = [path.join(folder, name), statSync(folder)]
  mkdirSync(made, { recursive: true })
  chownSync(made, uid, gid)
  return made
}

/** Waits until the log that was written so far is in the archive. */
async function archived(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  await client.end()
  while (!readdirSync(folder).includes(rows[0]?.file ?? '')) await sleep(50)
}

/** Waits until a database that was brought to a moment takes writes. */
async function promoted(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const isRecovering = async (): Promise<boolean> =>
    (await client.query<{ still: boolean }>('select pg_is_in_recovery() as still')).rows[0]?.still !== false
  while (await isRecovering()) await sleep(50)
  await client.end()
}

/** A cluster that archives its log as the manual says, and the folder of its backups. */
async function archivingCluster(): Promise<{ cluster: OwnPostgres; backups: string }> {
  const cluster = await ownPostgres(temporaryFolder('postgres'))
  const backups = folderOf(cluster, 'backups')
  folderOf(cluster, 'backups/wal')
  appendFileSync(path.join(cluster.folder, 'data', 'postgresql.conf'), block('archive_command', backups))
  await cluster.start([])
  return { cluster, backups }
}

async function bringBack(cluster: OwnPostgres, backups: string, moment: string): Promise<void> {
  const data = path.join(backups, 'base')
  const recipe = block('recovery_target_time', backups).replace(
    /recovery_target_time = '.*'/,
    `recovery_target_time = '${moment}'`,
  )
  expect(recipe).toContain(moment)
  appendFileSync(path.join(data, 'postgresql.auto.conf'), recipe)
  writeFileSync(path.join(data, 'recovery.signal'), '')
  await cluster.start([], path.relative(cluster.folder, data))
  await promoted(cluster.url)
}

it('D10: PostgreSQL is brought to a moment between two writes from a copy and its log, as the manual says', async () => {
  const { cluster, backups } = await archivingCluster()
  const folder = emptyFolder()
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: folder.dataDir }
  const place = { databaseUrl: cluster.url, dataDir: folder.dataDir }
  const server = await started(place)
  const ada = await registerAt(server, 'ada@example.org')
  await write(ada, 'In the copy')
  const copying = block('pg_basebackup', backups).trim()
  expect(copying).toMatch(/^pg_basebackup -D "\S+\/base-.*" -c fast -X none$/)
  cluster.run('pg_basebackup', ['-D', path.join(backups, 'base'), '-c', 'fast', '-X', 'none', '-d', cluster.url])
  await write(ada, 'Before')
  await sleep(1_100)
  const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00')
  await sleep(1_100)
  await write(ada, 'After')
  const lost = await markOf(ada)
  await archived(cluster.url, path.join(backups, 'wal'))
  await cluster.crash()
  await end(server)

  await bringBack(cluster, backups, moment)
  expect((await type(settings, 'recovered')).at(-1)).toMatch(/^All numbers/)
  expect((await type(settings, 'check')).at(-1)).toBe('All is well.')
  const next = await started(place)
  const again = clientOf(next, ada.token)
  expect((await titles(again)).sort()).toEqual(['Before', 'In the copy'])
  // As many writes as were lost: the page that has read those is not told that it knows this year.
  await write(again, 'Instead')
  expect(await markOf(again)).not.toBe(lost)
  const { status } = await fetch(next.api + YEAR, {
    headers: { authorization: `Bearer ${ada.token}`, 'if-none-match': lost },
  })
  expect(status).toBe(200)
  await end(next)
  await cluster.crash()
  await folder.remove()
})

it('D10: SQLite is brought to the last backup of the timer before a moment, as the manual says', async () => {
  const place = newSqlite()
  const backups = path.join(place.dataDir, 'backups')
  mkdirSync(backups)
  const server = await started(place)
  const ada = await registerAt(server, 'ada@example.org')
  for (const [hour, title] of ['First', 'Second', 'Third'].entries()) {
    await write(ada, title)
    await type({ DATA_DIR: place.dataDir }, 'backup', path.join(backups, `2027-03-18T1${String(hour + 3)}-15Z.sqlite`))
  }
  await end(server)
  // The moment of the manual is 14:20.
  const [finding = ''] = block('last=$(', backups).split('\n')
  const last = execFileSync('sh', ['-c', `${finding}; echo "$last"`], { encoding: 'utf8' }).trim()
  const restored = emptyFolder()
  await type({ DATA_DIR: restored.dataDir }, 'restore', last)
  expect((await type({ DATA_DIR: restored.dataDir }, 'check')).at(-1)).toBe('All is well.')
  const next = await started(restored)
  expect((await titles(clientOf(next, ada.token))).sort()).toEqual(['First', 'Second'])
  await end(next)
  await restored.remove()
  await place.remove()
})
