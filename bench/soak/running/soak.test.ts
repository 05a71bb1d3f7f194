import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '../../../scripts/built/built-part.ts'
import { builtServer, simulatedServer } from '../../../scripts/built/server.ts'
import { cleanUp, temporaryFolder } from '../../../scripts/machine/clean-up.ts'
import { newPostgresDatabase } from '../../../scripts/machine/test-postgres.ts'
import { LOG_MOST, steadyResults } from '../figures.ts'
import { faultsOf } from '../judge.ts'
import { runSoak, type SoakPlan } from '../run-soak.ts'
import { lateIn } from '../soak-part.ts'
import { verdictsOf } from '../verdicts.ts'

const DAY = 24 * 60 * 60_000

/** Two days and the night in which Rome puts its clocks on; the trash of a month before is due in the first of them. */
const TWO_DAYS: SoakPlan = {
  from: Date.parse('2027-03-27T17:00:00Z'),
  to: Date.parse('2027-03-29T17:00:00Z'),
  speed: 720,
  teamSize: 2,
  rate: 10,
  window: 5,
}

/** What is flat within minutes; memory is not. */
const SOON_FLAT = ['open handles', 'threads', 'write-ahead log', 'free pages']

beforeAll(() => buildIfStale(builtServer, simulatedServer))
afterAll(cleanUp)

it.each(['SQLite', 'PostgreSQL'])(
  'D11: for two days all that is due comes once and at its moment, through daylight saving and a clean-up (%s)',
  async (kind) => {
    const postgres = kind === 'PostgreSQL' ? await newPostgresDatabase() : null
    const record = await runSoak({ dataDir: temporaryFolder('soak'), databaseUrl: postgres?.url ?? null }, TWO_DAYS)
    await postgres?.remove()
    const verdicts = verdictsOf(record, lateIn(TWO_DAYS))
    for (const [name, verdict] of Object.entries(verdicts)) {
      expect.soft(faultsOf(verdict), name).toEqual([])
      expect.soft(verdict.expected, name).toBeGreaterThan(0)
    }
    expect(record.faults).toEqual([])
    expect([...record.statuses.keys()].filter((status) => status >= 300)).toEqual([])
    expect(record.broken).toBe(0)
    expect(record.chores.backups.length).toBeGreaterThan(0)
    for (const { steady, trend, isFlat } of steadyResults(record.samples))
      if (SOON_FLAT.includes(steady.name)) expect.soft(isFlat, `${steady.name} rises by ${trend.rise}`).toBe(true)
    expect(Math.max(...record.samples.map(({ log }) => log))).toBeLessThan(LOG_MOST)
  },
  ((TWO_DAYS.to - TWO_DAYS.from) / TWO_DAYS.speed) * 3 + DAY / 720,
)
