import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export interface KeptWorkers {
  /** A worker that has nothing to do, or a new one. */
  readonly take: () => Promise<Worker>
  /** Gives a worker back, for the next who takes one. */
  readonly giveBack: (worker: Worker) => void
  readonly end: (worker: Worker) => Promise<void>
  readonly endAll: () => Promise<void>
}

export interface KeepingLimits {
  /** A worker that has had nothing to do for so long is ended. */
  readonly idleMilliseconds: number
  /** Of memory for one worker: one that wants more ends, and nobody else does. */
  readonly megabytes: number
}

/** Worker threads that run a file. Starting one costs more than most of what it is asked, so they are kept for a while. */
export function keepWorkers(file: URL, { idleMilliseconds, megabytes }: KeepingLimits): KeptWorkers {
  const workers = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const ending = new Set<Promise<unknown>>()

  const forget = (worker: Worker): void => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }
  const start = async (): Promise<Worker> => {
    // Node 24 strips types by WebAssembly, and now and then V8 takes the whole process down where one thread does so
    // while another that has done it ends.
    await Promise.all(ending)
    const worker = startWorker(file, megabytes)
    workers.add(worker)
    worker.once('exit', () => {
      workers.delete(worker)
      forget(worker)
    })
    return worker
  }
  const end = async (worker: Worker): Promise<void> => {
    forget(worker)
    const ended = worker.terminate()
    ending.add(ended)
    await ended
    ending.delete(ended)
  }
  return {
    take: async () => {
      const [worker] = idle.keys()
      if (worker === undefined) return start()
      forget(worker)
      worker.ref()
      return worker
    },
    giveBack: (worker) => {
      // Only a worker at work keeps the process from ending.
      worker.unref()
      idle.set(worker, setTimeout(() => void end(worker), idleMilliseconds).unref())
    },
    end,
    endAll: async () => {
      await Promise.all([...workers].map(end))
    },
  }
}

function startWorker(file: URL, megabytes: number): Worker {
  const worker = new Worker(file, {
    // Without the options of the process: a test runner's loaders, a debugger.
    execArgv: [],
    env: { ...process.env, ...compileCache() },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  // Whoever waits for the worker listens too. Without a listener, an error of one that is idle would end the process.
  return worker.on('error', () => undefined)
}

/** A thread does not keep what it compiles, as its process may, unless it is told where. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  // Node makes a folder of its own in the one that it is given.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) }
}
