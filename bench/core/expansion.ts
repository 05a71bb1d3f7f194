import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, runCommand } from '../../scripts/machine/commands.ts'
import { figure, times } from '../measure/samples.ts'
import { atMost, type Result } from '../report/result.ts'
import type { Expanded } from './expansion-clock.ts'

const peer = (name: string): string => join(root, 'bench', 'peers', 'rules', `${name}.ts`)

const libraries = [
  {
    name: 'Dodici core',
    program: fileURLToPath(import.meta.resolve('./expand-by-core.ts')),
    remark: 'texts on the wall of the viewer included',
  },
  {
    name: 'rrule-temporal',
    program: peer('rrule-temporal'),
    remark: 'instants in the zone',
  },
  {
    name: 'rrule, in its zone',
    program: peer('rrule-zone'),
    remark: 'from 96 of the rules',
  },
  {
    name: 'rrule, without zone',
    program: peer('rrule-floating'),
    remark: 'no zone: wrong at daylight saving',
  },
  { name: 'ical.js', program: peer('ical-js'), remark: 'no zone' },
] as const

/** A thousand mixed rules over a year: ours beside the libraries that others use. */
export async function measureExpansion(): Promise<Result> {
  const expanded: Expanded[] = []
  for (const { program } of libraries) expanded.push(await runAlone(program))
  const own = expanded[0]?.milliseconds ?? Number.NaN
  return {
    tables: [
      {
        title: '1,000 mixed rules over one year',
        columns: ['', 'ms', 'first time', 'of ours', 'occurrences'],
        rows: expanded.map(({ milliseconds, first, occurrences }, place) => [
          `${libraries[place]?.name ?? ''} (${libraries[place]?.remark ?? ''})`,
          figure(milliseconds),
          figure(first),
          times(milliseconds / own),
          figure(occurrences),
        ]),
      },
    ],
    goals: [atMost('1,000 mixed rules over a year under 300 ms', own, 300, `${figure(own)} ms`)],
    notes: [
      'Each library runs in its own process; figures are the median of up to ten rounds in four seconds.',
      'Nine occurrences fewer than the others: if the start of a rule with COUNT does not match the rule, it counts as the first occurrence (RFC 5545, 3.8.5.3).',
    ],
  }
}

async function runAlone(program: string): Promise<Expanded> {
  const line = ['node', '--disable-warning=ExperimentalWarning', program]
  const { succeeded, output } = await runCommand(line, { isQuiet: true })
  if (!succeeded) throw new Error(`${program} failed:\n${output}`)
  return JSON.parse(output) as Expanded
}
