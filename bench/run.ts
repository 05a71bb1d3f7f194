// `npm run bench`: measures Dodici beside floors and peers, and writes docs/benchmarks.md. `-- --only=board,core` runs
// these parts alone and keeps the last figures of the others.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { cleanUp, cleanUpWhenInterrupted } from '../scripts/machine/clean-up.ts'
import { installPeers } from './install-peers.ts'
import { chooseParts, parts } from './parts.ts'
import { storeResult } from './report/stored-results.ts'
import { writeReport } from './report/write-report.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const chosen = chooseParts(values.only.split(',').filter((name) => name !== ''))

const wanting = (): number => loadavg()[0] ?? Number.NaN

cleanUpWhenInterrupted()
// The figures are those of a server in production, and of databases that nobody else is working on.
delete process.env['TEST_DATABASE_URL']
await installPeers()
try {
  for (const part of chosen) {
    console.log(`\n== ${part.heading}`)
    const [start, before] = [performance.now(), wanting()]
    const result = await part.run()
    storeResult(part.name, result, { seconds: (performance.now() - start) / 1000, load: [before, wanting()] })
    for (const { goal, measured, isReached } of result.goals) {
      console.log(`${isReached ? 'reached' : 'MISSED '}  ${goal}: ${measured}`)
    }
    console.log(`written to ${writeReport(parts)}`)
  }
} finally {
  await cleanUp()
}
