import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { PERSON_LIMITS } from '../../apps/server/src/db/person-limits.ts'
import { startPlanner } from '../../apps/server/src/test/planner.ts'

/** As the first look from outside counted them; all of them take some four minutes. */
export const ALL_EDITS = 100_000
const EDITS = Number(process.env['BENCH_EDITS'] ?? 5_000)
const DESCRIPTION_BYTES = 10_000

export interface Growth {
  readonly edits: number
  /** Megabytes that the files of the database have grown by, as they are once the server has stopped. */
  readonly megabytes: number
}

/** Bytes of all files in a folder. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/**
 * Changes one word of a long description again and again, in this process: a server lets nobody write that much in less than an
 * hour.
 */
export async function measureGrowth(): Promise<Growth> {
  const dataDir = temporaryFolder('bench-growth')
  const points = { most: Number.POSITIVE_INFINITY, aMinute: 0 }
  const planner = await startPlanner({ databaseUrl: null, dataDir }, {}, { limits: { ...PERSON_LIMITS, points } })
  const person = await planner.newUser()
  const words = Array.from({ length: DESCRIPTION_BYTES / 10 }, (_, at) => `word ${String(at).padStart(4, '0')}`)
  const draft = { title: 'Long', allDay: true, start: '2026-03-03', end: '2026-03-03', description: words.join(' ') }
  const event = (await person.post('/events', draft)).json<{ _id: string }>()
  const before = bytesIn(dataDir)
  for (let edit = 0; edit < EDITS; edit += 1) {
    words[edit % words.length] = `edit ${String(edit % 10_000).padStart(4, '0')}`
    const { statusCode } = await person.patch(`/events/${event._id}`, { description: words.join(' ') })
    if (statusCode !== 200) throw new Error(`an edit was answered ${statusCode}`)
  }
  await planner.stop()
  return { edits: EDITS, megabytes: (bytesIn(dataDir) - before) / 1e6 }
}
