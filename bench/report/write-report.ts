import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/machine/commands.ts'
import { storedResult } from './stored-results.ts'
import { describeMachine } from './machine.ts'
import { sectionOf, sumUp } from './markdown.ts'
import { writtenReport } from './written-report.ts'

/**
 * Writes `docs/benchmarks.md` from the last result of every part. What was never measured on this machine stays as it is
 * written there. Answers the path.
 */
export function writeReport(parts: readonly { name: string; heading: string }[]): string {
  const path = join(root, 'docs', 'benchmarks.md')
  const written = writtenReport(existsSync(path) ? readFileSync(path, 'utf8') : '')
  const results = parts.map(({ name }) => storedResult(name))
  const isStaying = parts.some(({ heading }, place) => results[place] === null && written.sections.has(heading))
  // What stays was measured on what is named there.
  const surroundings = isStaying ? written.surroundings : describeMachine()
  const sections = parts.map(({ name, heading }, place) => {
    const kept = results[place] ?? null
    const before = kept === null ? written.sections.get(heading) : undefined
    return before ?? sectionOf({ heading, kept, command: `npm run bench -- --only=${name}`, surroundings })
  })
  const text = [
    '# Benchmarks',
    '`npm run bench` writes this file; do not edit it. Each section says when it was measured. Figures within a section come from one run on one machine and can be compared. Absolute times differ between runs and between machines, most of all when other programs share the processors. Missed goals are shown as missed; decision 0011 says what is known about them.',
    sumUp(sections),
    'Unless a section says otherwise, it was measured on:',
    surroundings.map((line) => `- ${line}`).join('\n'),
    'To repeat everything, run `npm run bench`. The first run installs the peers into `bench/node_modules`, from their own lock file. The measurements use no network. Radicale, Xandikos and PostgreSQL come from the machine, or from apt if that works without a password.',
    ...sections,
  ].join('\n\n')
  writeFileSync(path, `${text.trimEnd()}\n`)
  return path
}
