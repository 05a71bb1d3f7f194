import { setTimeout as sleep } from 'node:timers/promises'
import { findDueOwners } from '../../apps/server/src/features/reminders/reminders.queries.ts'
import type { OpenDatabase } from '../crowd/copy-rows.ts'
import { median, percentile } from '../measure/samples.ts'

/** Milliseconds of many looks: the one in the middle, and one that is slower than 99 of 100. */
export interface LookTimes {
  readonly middle: number
  readonly slow: number
}

const ROUNDS = 2_000
/** The first ones pay for compiling and for pages that nobody had read. */
const FIRST_COUNTED = 200
const OWNERS_A_LOOK = 500

/** Looks into each database whether anything is due, in turns. */
export async function lookInTurns(dbs: readonly [OpenDatabase, OpenDatabase]): Promise<[LookTimes, LookTimes]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of [0, 1] as const) {
      const start = performance.now()
      const due = await findDueOwners(dbs[index].read, new Date().toISOString(), OWNERS_A_LOOK)
      if (due.length > 0) throw new Error('something is due while nothing should be')
      if (round >= FIRST_COUNTED) taken[index].push(performance.now() - start)
    }
  }
  const timesOf = (list: readonly number[]) => ({ middle: median(list), slow: percentile(list, 99) })
  return [timesOf(taken[0]), timesOf(taken[1])]
}

/** Waits until the server has looked at everything that was written. */
export async function becomesQuiet({ read }: OpenDatabase): Promise<void> {
  for (;;) {
    const now = new Date().toISOString()
    const due = await read.selectFrom('reminder_look').select('event_id').where('look_at', '<=', now).limit(1).execute()
    if (due.length === 0) return
    await sleep(200)
  }
}
