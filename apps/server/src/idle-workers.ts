import { getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

export interface IdleWorkers {
  /** An idle worker, or a new one. */
  readonly take: () => Promise<Worker>
  /** Returns a worker for reuse. */
  readonly giveBack: (worker: Worker) => void
  readonly end: (worker: Worker) => Promise<void>
  readonly endAll: () => Promise<void>
}

export interface IdleLimits {
  /** Idle time after which a worker ends. */
  readonly idleMilliseconds: number
  /** Memory limit of one worker. Only the worker that exceeds it ends. */
  readonly megabytes: number
}

/** A pool of worker threads for one file. Starting one costs more than most tasks, so they are kept for a while. */
export function reuseWorkers(file: URL, { idleMilliseconds, megabytes }: IdleLimits): IdleWorkers {
  const workers = new Set<Worker>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const ending = new Set<Promise<unknown>>()

  const forget = (worker: Worker): void => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }
  const start = async (): Promise<Worker> => {
    // Node 24 strips types with WebAssembly, and V8 occasionally crashes the process if one thread does so while
    // another that has done it ends.
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
      // Only a busy worker keeps the process alive.
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
    // Without the options of the process, such as a test runner's loaders or a debugger.
    execArgv: [],
    env: { ...process.env, ...compileCache() },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  // The task's requester listens too. Without this listener, an error in an idle worker would end the process.
  return worker.on('error', () => undefined)
}

/** A thread does not use the compile cache of its process unless told where it is. */
function compileCache(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  // Node creates its own folder inside the given one.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(folder) }
}
