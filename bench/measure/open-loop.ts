import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './http-client.ts'
import { figure } from './samples.ts'

/** What became of the requests of a run. */
export interface LoadRun {
  /** Milliseconds of each answer, counted from when the request was due: waiting in a queue is part of it. */
  readonly milliseconds: readonly number[]
  readonly statuses: ReadonlyMap<number, number>
  /** Requests that got no answer at all. */
  readonly broken: number
  readonly seconds: number
}

/**
 * Sends requests at a fixed rate, whether or not the earlier ones have been answered, as people do. A server that
 * stands still for a second is so seen by every request of that second.
 */
export async function sendAtRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  ask: (index: number) => Promise<Answer>,
): Promise<LoadRun> {
  const milliseconds: number[] = []
  const statuses = new Map<number, number>()
  let broken = 0
  const pending: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index / perSecond) * 1000
    const wait = due - performance.now()
    if (wait > 1) await sleep(wait)
    pending.push(
      ask(index).then(
        ({ status }) => {
          milliseconds.push(performance.now() - due)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        },
        () => {
          broken += 1
        },
      ),
    )
  }
  await Promise.all(pending)
  return { milliseconds, statuses, broken, seconds: (performance.now() - start) / 1000 }
}

/** Keeps `clients` requests under way for some seconds: as many as the server can answer. */
export async function sendInParallel(
  { clients, seconds }: { clients: number; seconds: number },
  ask: (index: number) => Promise<Answer>,
): Promise<LoadRun> {
  const milliseconds: number[] = []
  const statuses = new Map<number, number>()
  let broken = 0
  let index = 0
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1000
  const client = async () => {
    while (!isOver()) {
      index += 1
      try {
        const answer = await ask(index)
        milliseconds.push(answer.milliseconds)
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      } catch {
        // Refused or cut off: counted, because that is what this run wants to know.
        broken += 1
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { milliseconds, statuses, broken, seconds: (performance.now() - start) / 1000 }
}

/** Several runs as one. */
export function joinRuns(runs: readonly LoadRun[]): LoadRun {
  const statuses = new Map<number, number>()
  for (const [status, count] of runs.flatMap((run) => [...run.statuses])) {
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  return {
    milliseconds: runs.flatMap((run) => run.milliseconds),
    statuses,
    broken: runs.reduce((sum, run) => sum + run.broken, 0),
    seconds: runs.reduce((sum, run) => sum + run.seconds, 0),
  }
}

/** `2,950 x 200, 4 x 503`. */
export function statusesOf({ statuses, broken }: Pick<LoadRun, 'statuses' | 'broken'>): string {
  const said = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${figure(count)} x ${status}`)
  return [...said, ...(broken > 0 ? [`${figure(broken)} without answer`] : [])].join(', ')
}
