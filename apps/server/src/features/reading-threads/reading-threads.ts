import { noteCut, type Actor } from '#server/actor.ts'
import type { DatabaseSettings } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import type { MailLog } from '#server/mail/message.ts'
import { queuesByName } from '#server/queues-by-name.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { openWorkers, type WorkerFaults, type WorkerLimits } from '#server/worker-pool.ts'

interface TaskFacts {
  readonly name: string
  /** Whether it lets others have their turn, so that it can be done in the process that answers where no thread does it. */
  readonly isInTurns: boolean
}

/** What is read of somebody's data, and may be so much that it is done in a thread: all that is asked and answered is copied. */
export interface ReadingTask<Asked, Answer> extends TaskFacts {
  readonly perform: (storage: YearStorage, actor: Actor, asked: Asked) => Promise<Answer>
}

/** Does in threads of their own what others would feel. */
export interface ReadingThreads {
  /**
   * Where the thread fails, what gives way is done here, and the operator's log says so.
   * @throws AppError `unavailable` where too many wait for a thread, or it fails; `too_many_requests` where too much of this person does
   */
  readonly perform: <Asked, Answer>(task: ReadingTask<Asked, Answer>, actor: Actor, asked: Asked) => Promise<Answer>
  /** Ends the threads, whatever they are doing. */
  readonly close: () => Promise<void>
}

/** What a service needs that reads more than is read beside everything else. */
export type ThreadedStorage = YearStorage & { readonly threads: ReadingThreads }

export interface ThreadSettings {
  /** The file of the threads, each of which opens the database for itself. */
  readonly worker: URL
  readonly database: DatabaseSettings
  readonly log: Pick<MailLog, 'error'>
}

/** What a thread is told: all that it needs to answer somebody, and where their data are. */
export interface ThreadTask {
  readonly database: DatabaseSettings
  readonly name: string
  readonly actor: Actor
  readonly asked: unknown
  /** When it is asked. */
  readonly now: number
  /** That the request has left for series. */
  readonly steps: number
}

export interface ThreadAnswer {
  readonly answer: unknown
  readonly isCut: boolean
  readonly steps: number
}

/** Of a thread, to PostgreSQL: it reads one thing after the other, and here and there two at a time. */
const CONNECTIONS = 2

const limits: WorkerLimits = {
  // One more than a person can have at work, so that nobody who has much to read waits for one who asks again and again.
  atOnce: 2,
  waiting: 50,
  taskMilliseconds: 60_000,
  // With it goes what it has read, which takes seconds to read anew.
  idleMilliseconds: 10 * 60_000,
  megabytes: 768,
}
/** Of one person: whoever asks again and again waits for their own. */
const personLimits = { atOnce: 1, waiting: 20 }
const RETRY_AFTER_SECONDS = 5

/** Opening starts no thread: the first who has much to read does. */
export function openReadingThreads(storage: YearStorage, { worker, log, ...settings }: ThreadSettings): ReadingThreads {
  const { databaseUrl, dataDir } = settings.database
  const database = { databaseUrl, dataDir, databasePool: CONNECTIONS }
  const open = () => openWorkers<ThreadTask, ThreadAnswer>(worker, limits, faults)
  // What is asked in words takes as long as somebody makes it: two long texts keep nobody from their goals.
  const [measuring, answering] = [open(), open()]
  const people = queuesByName(personLimits, tooMany)
  const inThread = async ({ name, isInTurns }: TaskFacts, actor: Actor, asked: unknown): Promise<unknown> => {
    const steps = stepsOf(actor)
    const workers = isInTurns ? measuring : answering
    const told = await workers.run({ database, name, actor, asked, now: storage.clock.now(), steps: steps.left })
    if (told.isCut) noteCut(actor)
    steps.left = told.steps
    return told.answer
  }
  return {
    perform: async <Asked, Answer>(task: ReadingTask<Asked, Answer>, actor: Actor, asked: Asked): Promise<Answer> => {
      try {
        return (await people.run(actor.userId, () => inThread(task, actor, asked))) as Answer
      } catch (error) {
        if (!(error instanceof ThreadFault)) throw error
        log.error({ err: error }, 'a thread did not answer')
        if (!task.isInTurns) throw unavailable('This takes too long to read. Ask for less.', error)
        // It takes others some turns, and is answered: a database that cannot be reached says so itself.
        return task.perform(storage, actor, asked)
      }
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
