import { operations, type OperationName } from '@dodici/contract/operations'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { sqliteFile } from '#server/db/sqlite-folder.ts'
import { everyRequest, REFUSED } from '#server/test/costliest-requests.ts'
import { forgetTries, sendCostly } from '#server/test/send-costly.ts'
import { fillAccount } from '#server/test/most-of-everything.ts'
import { newNeighbour } from '#server/test/neighbour.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'

const AMOUNTS = {
  series: 2,
  costly: 1,
  goals: 2,
  entriesOfGoal: 2,
  files: 1,
  events: 20,
  exceptions: 10,
  each: 2,
  sent: 2,
}

/** Some hundred requests, on a machine that may have much else to do. */
const PATIENCE_MILLISECONDS = 600_000

/** What is asked for with GET and writes: how often it was, or the keys of the installation. It waits as writes do. */
const NOTED: ReadonlySet<OperationName> = new Set([
  'readPushKey',
  'readUnsubscribe',
  'exportAccount',
  'analyzeYear',
  'suggestions',
  'readPosterSvg',
  'readPosterPdf',
])

/** What would hold the loop until the lock ends holds this test too, which ends it: after five seconds it would be refused. */
it(
  'Q7: with a foreign lock on the SQLite file every reading is answered, and what is written waits for its end',
  { timeout: PATIENCE_MILLISECONDS },
  async () => {
    const database = newSqlite()
    const planner = await startPlanner(database)
    const full = await fillAccount(planner, AMOUNTS)
    const neighbour = await newNeighbour(planner)
    const foreign = new Sqlite(sqliteFile(database.dataDir))
    const wrong: string[] = []
    for (const [name, costly] of everyRequest(full, AMOUNTS)) {
      await forgetTries(planner)
      foreign.exec('begin immediate')
      const asked = sendCostly(planner, full, [name, costly])
      if (operations[name].method === 'GET' && !NOTED.has(name)) await asked
      const writing = neighbour.write()
      expect(await neighbour.read()).toBe(200)
      foreign.exec('rollback')
      const { statusCode } = await asked
      if (statusCode >= 400 !== REFUSED.has(name) || statusCode >= 500) wrong.push(`${name}: ${String(statusCode)}`)
      expect(await writing).toBe(200)
    }
    expect(wrong).toEqual([])
    foreign.close()
    await planner.stop()
    await database.remove()
  },
)
