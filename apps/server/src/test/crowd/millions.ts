import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { ownPostgres } from '../../../../../scripts/machine/postgres-server.ts'
import { openDatabase } from '#server/db/open.ts'
import { MILLIONS } from './crowd-size.ts'
import { seedCrowd } from './seed-crowd.ts'

/** A PostgreSQL with ten million events. */
export interface Millions {
  readonly url: string
  /** Seconds that filling it took; null if it was there already. */
  readonly seconds: number | null
  readonly stop: () => Promise<void>
}

/** On a disk, where the temporary folder of tests may be in memory. */
const PLACE = '/var/tmp'
const FREE_BYTES = 40e9
const NAME = 'crowd'

/** Nothing of it need survive while it is filled. */
const FILLING = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'autovacuum=off',
  'shared_buffers=2GB',
  'maintenance_work_mem=1GB',
]

/** As docs/operate.md says for a machine with 24 GB that runs a server beside it; a disk without a head to move. */
const SERVING = [
  'shared_buffers=4GB',
  'effective_cache_size=12GB',
  'max_wal_size=4GB',
  'random_page_cost=1.1',
  'shared_preload_libraries=pg_stat_statements',
]

/**
 * Ten million events on a PostgreSQL of its own, with the settings of a careful operator. `MILLIONS_FOLDER` names a folder
 * that is kept for the next time; otherwise all is removed when it is stopped.
 */
export async function openMillions(): Promise<Millions> {
  const kept = process.env['MILLIONS_FOLDER']
  const folder = kept ?? mkdtempSync(join(PLACE, 'dodici-millions-'))
  mkdirSync(folder, { recursive: true })
  const full = join(folder, 'full')
  const isThere = existsSync(full)
  const start = performance.now()
  if (!isThere) {
    await fillFolder(folder)
    writeFileSync(full, '')
  }
  const server = await ownPostgres(folder)
  await server.start(SERVING)
  const url = new URL(server.url)
  url.pathname = `/${NAME}`
  return {
    url: url.href,
    seconds: isThere ? null : (performance.now() - start) / 1000,
    stop: async () => {
      await server.stop()
      if (kept === undefined) rmSync(folder, { recursive: true })
    },
  }
}

/** @throws Error where the disk has no room for it */
async function fillFolder(folder: string): Promise<void> {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < FREE_BYTES) throw new Error(`Ten million events need 40 GB of free disk at ${folder}.`)
  const server = await ownPostgres(folder)
  await server.start(FILLING)
  await onClient(server.url, (client) => client.query(`create database ${NAME}`))
  const url = new URL(server.url)
  url.pathname = `/${NAME}`
  const db = await openDatabase({ databaseUrl: url.href, databasePool: 2, dataDir: folder })
  await db.close()
  const today = new Date().toISOString().slice(0, 10)
  await onClient(url.href, (client) => seedCrowd(client, { ...MILLIONS, today }))
  await server.stop()
}

async function onClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client)
  await client.end()
}
