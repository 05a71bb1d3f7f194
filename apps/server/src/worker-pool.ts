import { setPriority } from 'node:os'
import { parentPort, type Worker } from 'node:worker_threads'
import { openGate } from './gate-lanes.ts'
import { reuseWorkers, type IdleLimits } from './idle-workers.ts'

export interface WorkerLimits extends IdleLimits {
  /** Workers at a time. As many tasks wait as `waiting` says; the rest are refused. */
  readonly atOnce: number
  readonly waiting: number
  /** A task that takes longer is given up and its worker ended. */
  readonly taskMilliseconds: number
}

/** Errors of failed tasks. */
export interface WorkerFaults<Task> {
  readonly busy: () => Error
  readonly slow: (task: Task) => Error
  /** The worker threw or ended; the cause is what it threw. */
  readonly broken: (task: Task, cause?: unknown) => Error
}

export interface WorkerPool<Task, Result> {
  readonly run: (task: Task) => Promise<Result>
  /** Ends the workers and their tasks. */
  readonly close: () => Promise<void>
}

/**
 * Runs tasks in worker threads of a file that calls `answerTasks`. The first task starts the first worker. A failed
 * worker takes only its own task with it.
 */
export function openWorkers<Task, Result>(
  file: URL,
  limits: WorkerLimits,
  faults: WorkerFaults<Task>,
): WorkerPool<Task, Result> {
  const gate = openGate(limits, faults.busy)
  const workers = reuseWorkers(file, limits)
  let isClosed = false

  const perform = async (task: Task): Promise<Result> => {
    const worker = await workers.take()
    try {
      if (isClosed) throw faults.broken(task)
      const result = await answerOf<Task, Result>(worker, task, { faults, milliseconds: limits.taskMilliseconds })
      workers.giveBack(worker)
      return result
    } catch (error) {
      await workers.end(worker)
      throw error
    }
  }
  return {
    run: (task) => gate(() => perform(task)),
    close: () => {
      isClosed = true
      return workers.endAll()
    },
  }
}

interface Terms<Task> {
  readonly faults: WorkerFaults<Task>
  readonly milliseconds: number
}

function answerOf<Task, Result>(worker: Worker, task: Task, { faults, milliseconds }: Terms<Task>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (how: () => void): void => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      how()
    }
    const onMessage = (result: Result): void => settle(() => resolve(result))
    const onError = (error: unknown): void => settle(() => reject(faults.broken(task, error)))
    const onExit = (): void => settle(() => reject(faults.broken(task)))
    const timer = setTimeout(() => settle(() => reject(faults.slow(task))), milliseconds)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit).postMessage(task)
  })
}

/** Parts of an answer that are transferred and not copied: bytes, unless specified. */
type Handing = (answer: unknown) => ArrayBuffer[]

const bytesAlone: Handing = (answer) => (answer instanceof Uint8Array ? [answer.buffer as ArrayBuffer] : [])

/**
 * The nice value of a worker: the main thread, at 0, gets two thirds of a processor that both want. With 10 it got nine
 * tenths, and so did every other program of the machine: beside busy ones a long question took over a minute.
 */
const NICE = 3

/** In the worker: performs tasks one after another, for as long as it lives. */
export function answerTasks(perform: (task: never) => unknown, handing: Handing = bytesAlone): void {
  // On Linux this is the priority of the calling thread; elsewhere of the whole process.
  if (process.platform === 'linux') setPriority(NICE)
  parentPort?.on('message', (task) => void answerTask(task as never, perform, handing))
}

async function answerTask(task: never, perform: (task: never) => unknown, handing: Handing): Promise<void> {
  const answer = await perform(task)
  parentPort?.postMessage(answer, handing(answer))
}
