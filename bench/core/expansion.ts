import { join } from 'node:path'
import { root, runCommand } from '../../scripts/machine/commands.ts'
import { figure, times } from '../measure/samples.ts'
import { atMost, type Result } from '../report/result.ts'
import type { Expanded } from './expansion-clock.ts'

const libraries = [
  { name: 'Dodici core', file: 'core/expand-by-core.ts', remark: 'texts on the wall of the viewer included' },
  { name: 'rrule-temporal', file: 'peers/rules/rrule-temporal.ts', remark: 'instants in the zone' },
  { name: 'rrule, in its zone', file: 'peers/rules/rrule-zone.ts', remark: 'from 96 of the rules' },
  { name: 'rrule, without zone', file: 'peers/rules/rrule-floating.ts', remark: 'no zone: wrong at daylight saving' },
  { name: 'ical.js', file: 'peers/rules/ical-js.ts', remark: 'no zone' },
] as const

/** A thousand mixed rules over a year: ours beside the libraries that others use. */
export async function measureExpansion(): Promise<Result> {
  const expanded: Expanded[] = []
  for (const { file } of libraries) expanded.push(await runAlone(file))
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
    notes: ['Each library runs in a process of its own; the median of up to ten rounds in four seconds.'],
  }
}

async function runAlone(file: string): Promise<Expanded> {
  const line = ['node', '--disable-warning=ExperimentalWarning', join(root, 'bench', file)]
  const { succeeded, output } = await runCommand(line, { isQuiet: true })
  if (!succeeded) throw new Error(`${file} failed:\n${output}`)
  return JSON.parse(output) as Expanded
}
