import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/machine/commands.ts'
import { keptResult } from './kept-results.ts'
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
  const results = parts.map(({ name }) => keptResult(name))
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
    'Written by `npm run bench`; do not edit. Each part says when it was measured. What a part compares was measured in that one run of it, on one machine: absolute times differ from run to run and from machine to machine, most of all where other programs share the processors.',
    sumUp(sections),
    'Where a part says nothing else, it was measured on this:',
    surroundings.map((line) => `- ${line}`).join('\n'),
    'To repeat all of it: `npm run bench` (the first time it installs the peers into `bench/node_modules`, from their own lock file). Measuring asks nothing but this machine. Radicale, Xandikos and PostgreSQL are taken from the machine, or from apt where that can be done without asking.',
    ...sections,
  ].join('\n\n')
  writeFileSync(path, `${text.trimEnd()}\n`)
  return path
}
