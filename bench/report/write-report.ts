import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/machine/commands.ts'
import { keptResult } from './kept-results.ts'
import { describeMachine } from './machine.ts'
import { sectionOf, sumUp } from './markdown.ts'

/** Writes `docs/benchmarks.md` from the last result of every part. Answers the path. */
export function writeReport(parts: readonly { name: string; heading: string }[]): string {
  const kept = parts.map(({ name }) => keptResult(name))
  const surroundings = describeMachine()
  const text = [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit. Each part says when it was measured. What a part compares was measured in that one run of it, on one machine: absolute times differ from run to run and from machine to machine, most of all where other programs share the processors.',
    sumUp(kept.filter((result) => result !== null)),
    'Where a part says nothing else, it was measured on this:',
    surroundings.map((line) => `- ${line}`).join('\n'),
    'To repeat all of it: `npm run bench` (the first time it installs the peers into `bench/node_modules`, from their own lock file). Measuring asks nothing but this machine. Radicale, Xandikos and PostgreSQL are taken from the machine, or from apt where that can be done without asking.',
    ...parts.map(({ name, heading }, place) =>
      sectionOf({ heading, kept: kept[place] ?? null, command: `npm run bench -- --only=${name}`, surroundings }),
    ),
  ].join('\n\n')
  const path = join(root, 'docs', 'benchmarks.md')
  writeFileSync(path, `${text.trimEnd()}\n`)
  return path
}
