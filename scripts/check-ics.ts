import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkCalendarFile, type FileFindings } from '../apps/server/src/test/check-calendar-file.ts'
import { startPlanner } from '../apps/server/src/test/planner.ts'
import { newSqlite } from '../apps/server/src/test/test-database.ts'

/** Checks every calendar file of a folder, as it is and with CRLF, and prints what was taken in and what was not. */
async function checkFolder(folder: string): Promise<boolean> {
  const database = newSqlite()
  const planner = await startPlanner(database, { LOG_LEVEL: 'silent' })
  let isGood = true
  try {
    console.log('| file | ms | added | skipped | warnings |\n|---|---:|---:|---|---|')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ics'))) {
      const bytes = readFileSync(path.join(folder, file))
      const asItIs = await checkCalendarFile(planner, bytes)
      const withCrlf = await checkCalendarFile(planner, crlf(bytes))
      const faults = [
        ...asItIs.faults,
        ...withCrlf.faults.map((fault) => `with CRLF: ${fault}`),
        ...unlike(asItIs, withCrlf),
      ]
      console.log(row(file, asItIs))
      for (const fault of faults) console.log(`  FAULT ${file}: ${fault}`)
      isGood &&= faults.length === 0
    }
  } finally {
    await planner.stop()
    await database.remove()
  }
  return isGood
}

/** Latin-1 keeps every byte as it is. */
const crlf = (bytes: Buffer): Buffer => Buffer.from(bytes.toString('latin1').replace(/\r?\n|\r/g, '\r\n'), 'latin1')

const unlike = (one: FileFindings, other: FileFindings): string[] =>
  one.report?.added === other.report?.added ? [] : ['CRLF changes how many events there are']

function row(file: string, { report, milliseconds }: FileFindings): string {
  const cells =
    report === null
      ? ['-', 'refused as a whole', '']
      : [String(report.added), tally(report.skipped), tally(report.warnings)]
  return `| ${[file, String(milliseconds), ...cells].join(' | ')} |`
}

/** Notes by their reason: `3 todo, 1 noStart`. */
function tally(notes: readonly { reason: string; detail: string | null }[]): string {
  const counts = new Map<string, number>()
  for (const { reason, detail } of notes) {
    const key = detail === null || reason === 'duplicate' ? reason : `${reason} (${detail})`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => `${String(count)} ${reason}`).join(', ')
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Which folder? npm run check:ics -- FOLDER')
  process.exitCode = 2
} else if (!(await checkFolder(folder))) process.exitCode = 1
