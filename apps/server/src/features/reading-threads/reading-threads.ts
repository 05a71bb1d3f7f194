import { noteTruncated, type Access } from '#server/actor.ts'
import type { DatabaseSettings } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import type { MailLog } from '#server/mail/message.ts'
import { queuesByName } from '#server/queues-by-name.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { openWorkers, type WorkerFaults, type WorkerLimits } from '#server/worker-pool.ts'

interface TaskFacts {
  readonly name: string
  /** Whether it yields, so that it can run on the main thread if no worker can do it. */
  readonly isInTurns: boolean
  /** Whether it tells what was just stored: it waits for its turn, and is refused to nobody. */
  readonly isOfWrite?: boolean
}

/** Reads of a person's data that may be large. Input and output are copied to and from the thread. */
export interface ReadingTask<Asked, Answer> extends TaskFacts {
  /** Whether others would wait for it too long if it ran on the main thread. */
  readonly isLarge: (storage: YearStorage, access: Access, asked: Asked) => boolean | Promise<boolean>
  readonly perform: (storage: YearStorage, access: Access, asked: Asked) => Promise<Answer>
}

/** Runs large reads in worker threads. */
export interface ReadingThreads {
  /**
   * If a thread fails, work that yields runs on the main thread, and the log says so.
   * @throws AppError `unavailable` if too many wait for a thread, or it fails; `too_many_requests` if too much of this
   * person runs
   */
  readonly perform: <Asked, Answer>(task: ReadingTask<Asked, Answer>, access: Access, asked: Asked) => Promise<Answer>
  /** Ends the threads, whatever they are doing. */
  readonly close: () => Promise<void>
}

/** What a service with large reads needs. */
export type ThreadedStorage = YearStorage & { readonly threads: ReadingThreads }

/**
 * Reads on the main thread, or in a worker thread if it is large.
 * @throws AppError as `ReadingThreads.perform` does
 */
export const performRead = async <Asked, Answer>(
  storage: ThreadedStorage,
  task: ReadingTask<Asked, Answer>,
  access: Access,
  asked: Asked,
): Promise<Answer> =>
  (await task.isLarge(storage, access, asked))
    ? storage.threads.perform(task, access, asked)
    : task.perform(storage, access, asked)

export interface ThreadSettings {
  /** The worker's file; each worker opens its own database connection. */
  readonly worker: URL
  readonly database: DatabaseSettings
  readonly log: Pick<MailLog, 'error'>
}

/** A task for a worker: whose data it reads, who asks, and everything needed to answer. */
export interface ThreadTask {
  readonly database: DatabaseSettings
  readonly name: string
  readonly access: Access
  readonly asked: unknown
  /** The time of the request. */
  readonly now: number
  /** The steps that the request has left for series. */
  readonly steps: number
}

export interface ThreadAnswer {
  readonly answer: unknown
  readonly isTruncated: boolean
  readonly steps: number
}

/** PostgreSQL connections per thread: reads are sequential, sometimes two at a time. */
const CONNECTIONS = 2

const limits: WorkerLimits = {
  // One more than a person can occupy, so that nobody waits for somebody who asks again and again.
  atOnce: 2,
  waiting: 50,
  taskMilliseconds: 60_000,
  // The worker's cache ends with it and takes seconds to rebuild.
  idleMilliseconds: 10 * 60_000,
  megabytes: 768,
}
/** Tasks per person: whoever asks again and again waits for themselves. */
const personLimits = { atOnce: 1, waiting: 20 }
const RETRY_AFTER_SECONDS = 5

/** Starts no thread: the first large read does. */
export function openReadingThreads(storage: YearStorage, { worker, log, ...settings }: ThreadSettings): ReadingThreads {
  const { databaseUrl, databaseSessionUrl = null, dataDir } = settings.database
  const database = { databaseUrl, databaseSessionUrl, dataDir, databasePool: CONNECTIONS }
  const open = () => openWorkers<ThreadTask, ThreadAnswer>(worker, limits, faults)
  // Text questions take as long as somebody makes them, so they have threads of their own and do not delay goals.
  const [measuring, answering] = [open(), open()]
  const people = queuesByName(personLimits, tooMany)
  // One after the other, so that not all of them are performed here where too much else of a person is read.
  const writers = queuesByName({ atOnce: 1, waiting: Number.POSITIVE_INFINITY }, tooMany)
  const inThread = async ({ name, isInTurns }: TaskFacts, access: Access, asked: unknown): Promise<unknown> => {
    const steps = stepsOf(access.actor)
    const workers = isInTurns ? measuring : answering
    const told = await workers.run({ database, name, access, asked, now: storage.clock.now(), steps: steps.left })
    if (told.isTruncated) noteTruncated(access.actor)
    steps.left = told.steps
    return told.answer
  }
  const inThreadOrHere = async <Asked, Answer>(
    task: ReadingTask<Asked, Answer>,
    access: Access,
    asked: Asked,
  ): Promise<Answer> => {
    try {
      return (await people.run(access.actor.userId, () => inThread(task, access, asked))) as Answer
    } catch (error) {
      const isFault = error instanceof ThreadFault
      if (isFault) log.error({ err: error }, 'a thread did not answer')
      else if (task.isOfWrite !== true) throw error
      if (!task.isInTurns) throw unavailable('This takes too long to read. Ask for less.', error)
      // Slower for others, but answered. A database that cannot be reached says so itself.
      return task.perform(storage, access, asked)
    }
  }
  return {
    perform: (task, access, asked) => {
      const read = () => inThreadOrHere(task, access, asked)
      return task.isOfWrite === true ? writers.run(access.actor.userId, read) : read()
    },
    close: async () => {
      await Promise.all([measuring.close(), answering.close()])
    },
  }
}

class ThreadFault extends Error {}

const tooMany = (): AppError =>
  new AppError('too_many_requests', 'Much of yours is being read already. Ask for it less often.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

const unavailable = (message: string, cause?: unknown): AppError =>
  new AppError('unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause })

const faults: WorkerFaults<ThreadTask> = {
  busy: () => unavailable('Much is being read for too many people. Try again in a moment.'),
  slow: ({ name }) => new ThreadFault(`the thread that reads takes too long for "${name}"`),
  broken: ({ name }, cause) => new ThreadFault(`the thread that reads has ended in "${name}"`, { cause }),
}
