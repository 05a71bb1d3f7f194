// `npm test`: every check and every test. `npm test -- lint web` runs only these; with TEST_DEPTH=deep the heavy ones run in full.
import { cleanUp, cleanUpWhenInterrupted, temporaryFolder } from './machine/clean-up.ts'
import { folderInMemory } from './machine/folder-in-memory.ts'
import { allSuites } from './suites/all-suites.ts'
import { chooseSuites, inTurns, runSuite, type TimedResult } from './suites/suite.ts'
import { summarise } from './suites/summary.ts'
import { isDeep } from './test-counts.ts'

if (isDeep) {
  process.env['TEST_SEED'] ??= String(Date.now() % 2 ** 31)
  console.log(`The heavy tests run in full. TEST_SEED=${process.env['TEST_SEED']} repeats them.`)
}

// Whoever develops under NODE_ENV=production still tests React with its warnings.
delete process.env['NODE_ENV']
// More room for what is young: tests spend a tenth less of their time on collecting it.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=32`.trim()
// All that is temporary goes there: databases first of all, which ask the disk to keep each write.
const memory = folderInMemory()
if (memory !== null) process.env['TMPDIR'] ??= memory
// As `npm start` does: a server that starts takes a quarter less, and tests start many; so do tools with many modules.
process.env['NODE_COMPILE_CACHE'] ??= temporaryFolder('compiled')
cleanUpWhenInterrupted()
const outcomes: TimedResult[] = []
const suites = chooseSuites(allSuites, process.argv.slice(2), isDeep)
// A red suite does not stop the next: a person wants to see all that is wrong at once.
for (const turn of inTurns(suites)) {
  console.log(`\n== ${turn.map((suite) => suite.name).join(', ')}`)
  outcomes.push(...(await Promise.all(turn.map(runSuite))))
}
await cleanUp()
console.log(`\n${summarise(outcomes)}`)
if (outcomes.some((outcome) => outcome.failed > 0)) process.exitCode = 1
