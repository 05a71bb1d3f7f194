import type { Readable } from 'node:stream'
import { noteCut, type Actor } from '#server/actor.ts'
import type { DatabaseSettings } from '#server/db/open.ts'
import { AppError } from '#server/errors.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { bodyOf } from '#server/list-as-json.ts'
import type { MailLog } from '#server/mail/message.ts'
import { queuesByName } from '#server/queues-by-name.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { openWorkers, type WorkerFaults, type WorkerLimits } from '#server/worker-pool.ts'
import { performGoalTask, type Answered, type Asked, type GoalTask } from './goal-tasks.service.ts'
import { countGoalYears } from './goals.service.ts'

/** Reads many goals at once, in a thread of their own where they are so many that others would feel it. */
export interface GoalReader {
  /** @throws AppError `unavailable` where too many wait for the thread; `too_many_requests` where too many of this person do */
  readonly read: <Name extends GoalTask>(name: Name, actor: Actor, asked: Asked<Name>) => Promise<Answered<Name>>
  /** Ends the thread, whatever it is doing. */
  readonly close: () => Promise<void>
}

/** What a service needs that reads many goals. */
export type GoalStorage = YearStorage & { readonly goals: GoalReader }

export interface GoalReaderSettings {
  /** The file of the thread, which opens the database for itself. */
  readonly worker: URL
  readonly database: DatabaseSettings
  readonly log: Pick<MailLog, 'error'>
}

/** What the thread is told: all that it needs to answer somebody, and where their data are. */
export interface ThreadTask<Name extends GoalTask = GoalTask> {
  readonly database: DatabaseSettings
  readonly name: Name
  readonly actor: Actor
  readonly asked: Asked<Name>
  /** When it is asked. */
  readonly now: number
  /** That the request has left for series. */
  readonly steps: number
}

export interface ThreadAnswer<Name extends GoalTask = GoalTask> {
  readonly answer: Answered<Name>
  readonly isCut: boolean
  readonly steps: number
}

/** Up to so many years of goals, all together, are measured where they are asked for: ten goals of ten years take some 20 ms. */
const GOAL_YEARS_HERE = 100
/** Of the thread, to PostgreSQL: it reads one thing after the other, and here and there two at a time. */
const CONNECTIONS = 2

const limits: WorkerLimits = {
  // One more than a person can have at work, so that nobody who has many goals waits for one who asks again and again.
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

/** Opening starts no thread: the first who has many goals does. */
export function openGoalReader(storage: YearStorage, { worker, log, ...settings }: GoalReaderSettings): GoalReader {
  const { databaseUrl, dataDir } = settings.database
  const database = { databaseUrl, dataDir, databasePool: CONNECTIONS }
  const workers = openWorkers<ThreadTask, ThreadAnswer>(worker, limits, faults)
  const people = queuesByName(personLimits, tooMany)
  const readInThread = async <Name extends GoalTask>(name: Name, actor: Actor, asked: Asked<Name>) => {
    const steps = stepsOf(actor)
    const task = { database, name, actor, asked, now: storage.clock.now(), steps: steps.left }
    const { answer, ...told } = (await workers.run(task)) as ThreadAnswer<Name>
    if (told.isCut) noteCut(actor)
    steps.left = told.steps
    return answer
  }
  return {
    read: async (name, actor, asked) => {
      const here = () => performGoalTask(name, storage, { actor, asked })
      if ((await countGoalYears(storage.db.read, actor.userId)) <= GOAL_YEARS_HERE) return here()
      try {
        return await people.run(actor.userId, () => readInThread(name, actor, asked))
      } catch (error) {
        if (!(error instanceof ThreadFault)) throw error
        // It takes others some turns, and is answered: a database that cannot be reached says so itself.
        log.error({ err: error }, 'many goals are measured beside everything else')
        return here()
      }
    },
    close: workers.close,
  }
}

/** The person's goals as JSON, or those of a year: all points of all of them can be many megabytes. */
export const goalsAsJson = async (
  { goals }: GoalStorage,
  actor: Actor,
  asked: Asked<'list'>,
): Promise<Buffer | Readable> => bodyOf(await goals.read('list', actor, asked))

class ThreadFault extends Error {}

const tooMany = (): AppError =>
  new AppError('too_many_requests', 'Your goals are being read already. Ask for them less often.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

const faults: WorkerFaults<ThreadTask> = {
  busy: () =>
    new AppError('unavailable', 'The goals of too many people are being read. Try again in a moment.', {
      retryAfter: RETRY_AFTER_SECONDS,
    }),
  slow: ({ name }) => new ThreadFault(`the thread for goals takes too long for "${name}"`),
  broken: ({ name }, cause) => new ThreadFault(`the thread for goals has ended in "${name}"`, { cause }),
}
