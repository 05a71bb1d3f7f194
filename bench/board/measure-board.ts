import { median } from '../measure/samples.ts'
import { runYear, type YearRun } from './measure-year.ts'
import type { BoardSubject } from './subject.ts'

/** Rounds of the subjects that the goals compare, and of the peers, which are far away. */
const ROUNDS = { floor: 7, ours: 7, peer: 3 } as const

/** Who needs longer than this to mount is measured once. */
const SLOW_MILLISECONDS = 1_500
/** Who needs longer than this is not asked to mount more events. */
const TOO_SLOW_MILLISECONDS = 6_000

/** The middle of all rounds of a subject with so many events; NaN where it was not asked for so many. */
export type MiddleOf = (subject: BoardSubject, count: number, of: (run: YearRun) => number) => number

/** Runs every subject with every number of events, in turns, so that a slow minute of the machine meets all of them. */
export async function measureBoards(subjects: readonly BoardSubject[], counts: readonly number[]): Promise<MiddleOf> {
  const runs = new Map<string, YearRun[]>()
  const runsOf = (subject: BoardSubject, count: number) => runs.get(`${subject.name} ${count}`) ?? []
  const middle: MiddleOf = (subject, count, of) => median(runsOf(subject, count).map(of))
  const mountOf = (subject: BoardSubject, count: number | undefined) =>
    count === undefined ? 0 : middle(subject, count, (run) => run.actions.mount.milliseconds)

  for (const [place, count] of counts.entries()) {
    // A mount that was not measured is NaN, which is not fast enough either.
    const able = subjects.filter((subject) => mountOf(subject, counts[place - 1]) < TOO_SLOW_MILLISECONDS)
    for (let round = 0; round < Math.max(...Object.values(ROUNDS)); round += 1) {
      for (const subject of able) {
        if (round >= ROUNDS[subject.kind] || mountOf(subject, count) > SLOW_MILLISECONDS) continue
        const run = await runYear(subject, count)
        runs.set(`${subject.name} ${count}`, [...runsOf(subject, count), run])
      }
    }
    console.log(`board: ${count} events done`)
  }
  return middle
}
