/** How many jobs of a lane run at a time, and how many wait. */
export interface LaneLimits {
  readonly atOnce: number
  readonly waiting: number
}

/** A lane's current load. */
export interface LaneFigures {
  readonly running: number
  readonly waiting: number
}

export interface GateLanes<Name extends string> {
  /**
   * Runs a job in its lane.
   * @throws the `refusal` if too many wait; the signal's reason if nobody waits for the job any more
   */
  readonly run: <Value>(lane: Name, job: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>
  readonly figures: () => Readonly<Record<Name, LaneFigures>>
}

interface Lane {
  readonly limits: LaneLimits
  running: number
  readonly queue: (() => void)[]
}

/**
 * A gate that runs `atOnce` jobs at a time. Each kind of job has a lane, and the lanes take turns: however many wait in
 * one lane, the first in another is the next but one.
 */
export function openGateLanes<Name extends string>(
  atOnce: number,
  limits: Readonly<Record<Name, LaneLimits>>,
  refusal: () => Error,
): GateLanes<Name> {
  const names = Object.keys(limits) as Name[]
  const lanes = Object.fromEntries(
    names.map((name): [string, Lane] => [name, { limits: limits[name], running: 0, queue: [] }]),
  ) as Record<Name, Lane>
  let [running, turn] = [0, 0]

  const hasRoom = (lane: Lane): boolean => running < atOnce && lane.running < lane.limits.atOnce
  /** Admits the next job, starting after the lane that was served last. */
  const letNextIn = (): void => {
    for (let step = 0; step < names.length; step += 1) {
      const place = (turn + step) % names.length
      const lane = lanes[names[place] as Name]
      if (lane.queue.length === 0 || !hasRoom(lane)) continue
      turn = place + 1
      begin(lane)
      lane.queue.shift()?.()
      return
    }
  }
  const begin = (lane: Lane): void => {
    running += 1
    lane.running += 1
  }
  const end = (lane: Lane): void => {
    running -= 1
    lane.running -= 1
    letNextIn()
  }
  return {
    run: async (name, job, signal) => {
      const lane = lanes[name]
      signal?.throwIfAborted()
      if (hasRoom(lane)) begin(lane)
      else {
        if (lane.queue.length >= lane.limits.waiting) throw refusal()
        await untilLetIn(lane.queue, signal)
      }
      try {
        return await job()
      } finally {
        end(lane)
      }
    },
    figures: () => figuresOf(lanes),
  }
}

/** A gate with one lane: `atOnce` jobs at a time, in order. */
export function openGate(limits: LaneLimits, refusal: () => Error): <T>(job: () => Promise<T>) => Promise<T> {
  const { run } = openGateLanes(limits.atOnce, { all: limits }, refusal)
  return (job) => run('all', job)
}

const figuresOf = <Name extends string>(lanes: Record<Name, Lane>): Record<Name, LaneFigures> =>
  Object.fromEntries(
    Object.entries<Lane>(lanes).map(([name, { running, queue }]) => [name, { running, waiting: queue.length }]),
  ) as Record<Name, LaneFigures>

/** Waits in a queue. Leaving frees the place at once. */
function untilLetIn(queue: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      queue.splice(queue.indexOf(enter), 1)
      reject(signal?.reason as Error)
    }
    const enter = (): void => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    signal?.addEventListener('abort', leave, { once: true })
    queue.push(enter)
  })
}
