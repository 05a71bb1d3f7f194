import { openGate, type LaneLimits } from './gate-lanes.ts'

export interface QueuesByName {
  /**
   * Runs a job once earlier jobs of the same name leave room.
   * @throws the refusal if too many wait
   */
  readonly run: <T>(name: string, job: () => Promise<T>) => Promise<T>
  /** How many jobs wait, over all names. */
  readonly countWaiting: () => number
}

/** One gate per name, so that nobody waits for another name's jobs. A gate is dropped when it is empty. */
export function queuesByName(limits: LaneLimits, refusal: () => Error): QueuesByName {
  type Gate = ReturnType<typeof openGate>
  const known = new Map<string, { readonly gate: Gate; jobs: number }>()
  return {
    run: async (name, job) => {
      const queue = known.get(name) ?? { gate: openGate(limits, refusal), jobs: 0 }
      known.set(name, queue)
      queue.jobs += 1
      try {
        return await queue.gate(job)
      } finally {
        queue.jobs -= 1
        if (queue.jobs === 0) known.delete(name)
      }
    },
    countWaiting: () => [...known.values()].reduce((sum, { jobs }) => sum + Math.max(0, jobs - limits.atOnce), 0),
  }
}
