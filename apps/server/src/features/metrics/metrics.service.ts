import { stat } from 'node:fs/promises'
import { instantOf, type Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { freeBytes as bytesLeft, type FreeBytes } from '#server/disk-room.ts'
import type { Passwords } from '#server/passwords.ts'
import { isStorageFault } from '#server/storage-fault.ts'
import { VERSION } from '#server/version.ts'
import type { Streams } from '../stream/stream.service.ts'
import type { RequestFigures } from '#server/request-figures.ts'
import { expositionOf, type Family, type Sample } from './exposition.ts'
import { countDue } from './metrics.queries.ts'
import { gauge, processFamilies, watchLoop } from './process-families.ts'
import { requestFamilies } from './request-families.ts'

/** Sources of the metrics. */
export interface MetricSources {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'dataDir'>
  readonly passwords: Pick<Passwords, 'figures'>
  readonly streams: Pick<Streams, 'count'>
  readonly requests: Pick<RequestFigures, 'all'>
  readonly freeBytes?: FreeBytes
}

/** Counted up to here: an exact number beyond would take too long. */
const DUE_COUNTED = 10_000

/** The content type of the metrics. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export interface Metrics {
  /** All metrics as text: loop delay since the last call, everything else as of now. */
  readonly read: () => Promise<string>
  readonly stop: () => void
}

/** Starts to watch the event loop. */
export function openMetrics(sources: MetricSources): Metrics {
  const loop = watchLoop()
  return {
    read: async () => {
      const answered = requestFamilies(sources.requests.all())
      return expositionOf([...loop.families(), ...answered, ...(await familiesNow(sources))])
    },
    stop: loop.stop,
  }
}

/** The present state of process, queues, database and disk. */
async function familiesNow(sources: MetricSources): Promise<Family[]> {
  const { db, passwords, streams } = sources
  return [
    gauge('dodici_build_info', 'What runs here.', [
      { labels: { version: VERSION, node: process.version, database: db.kind }, value: 1 },
    ]),
    ...processFamilies(),
    gauge('dodici_streams_open', 'Open pages that hear of changes.', streams.count()),
    gauge(
      'dodici_password_checks',
      'Passwords that are hashed or wait for it, by lane.',
      Object.entries(passwords.figures()).flatMap(([lane, figures]) =>
        (['running', 'waiting'] as const).map((state) => ({ labels: { lane, state }, value: figures[state] })),
      ),
    ),
    ...databaseFamilies(db),
    ...(await dueFamilies(sources)),
    ...(await diskFamilies(sources)),
  ]
}

function databaseFamilies(db: Database): Family[] {
  const { writesWaiting, turns, pool, isWriteRefused } = db.figures()
  return [
    gauge(
      'dodici_database_writes_refused',
      'Whether the last write was refused by a full or faulty disk.',
      Number(isWriteRefused),
    ),
    gauge('dodici_person_turns_waiting', 'Requests that wait for others of the same person.', [
      { labels: { for: 'write' }, value: turns.writes },
      { labels: { for: 'connection' }, value: turns.connections },
    ]),
    ...(writesWaiting === null
      ? []
      : [gauge('dodici_write_queue_waiting', 'Writes that wait for those of all others.', writesWaiting)]),
    gauge(
      'dodici_database_pool_connections',
      'Connections to PostgreSQL, and requests that wait for one.',
      Object.entries(pool ?? {}).map(([state, value]) => ({ labels: { state }, value })),
    ),
  ]
}

/** What is due in each queue now, counted up to some. */
export const countedDue = ({ db, clock }: Pick<MetricSources, 'db' | 'clock'>): ReturnType<typeof countDue> =>
  countDue(db.read, instantOf(clock), DUE_COUNTED)

/** A database that is away is reported, and does not hide the rest. */
async function dueFamilies(sources: MetricSources): Promise<Family[]> {
  const isUp = (value: number): Family => gauge('dodici_database_up', 'Whether the database answers.', value)
  try {
    const due = await countedDue(sources)
    const help = `What is due in each queue, counted up to ${String(DUE_COUNTED)}.`
    const samples = Object.entries(due).map(([queue, value]) => ({ labels: { queue }, value }))
    return [isUp(1), gauge('dodici_queue_due', help, samples)]
  } catch (error) {
    if (!isStorageFault(error)) throw error
    return [isUp(0)]
  }
}

export type DiskSources = Pick<MetricSources, 'db' | 'config' | 'freeBytes'>

/** Bytes that are left, and those of the database and its log; null for a database elsewhere, and for what does not say. */
export async function diskFigures({ db, config, freeBytes = bytesLeft }: DiskSources) {
  const { file } = db.figures()
  if (file === null) return { free: null, database: null, log: null }
  const [free, database, log] = await Promise.all([
    orNothing(freeBytes(config.dataDir)),
    orNothing(stat(file).then(({ size }) => size)),
    orNothing(stat(`${file}-wal`).then(({ size }) => size)),
  ])
  return { free, database, log }
}

async function diskFamilies(sources: MetricSources): Promise<Family[]> {
  if (sources.db.figures().file === null) return []
  const { free, database, log } = await diskFigures(sources)
  const of = (label: string, value: number | null): Sample[] =>
    value === null ? [] : [{ labels: { file: label }, value }]
  return [
    gauge('dodici_disk_free_bytes', 'Room that is left in the folder of the data.', free ?? []),
    gauge('dodici_database_bytes', 'Size of the database and of its write-ahead log.', [
      ...of('database', database),
      ...of('wal', log),
    ]),
  ]
}

/** Left out if the disk does not tell. */
const orNothing = (figure: Promise<number>): Promise<number | null> => figure.catch(() => null)
