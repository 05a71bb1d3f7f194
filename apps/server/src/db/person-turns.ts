import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '../errors.ts'
import { inNameOf } from '../event-loop-turns.ts'
import { queuesByName, type QueuesByName } from '../queues-by-name.ts'

/** How many jobs of one person the database runs at once. The rest wait in that person's queue. */
export interface TurnLimits {
  readonly writes: number
  readonly connections: number
  /** Waiting jobs; beyond that they are refused. */
  readonly waiting: number
}

const TURN_LIMITS: TurnLimits = { writes: 1, connections: 2, waiting: 60 }

const RETRY_AFTER_SECONDS = 2

/** One queue per person for the database, so that nobody waits behind somebody else's jobs. */
export interface PersonTurns {
  /** Runs a person's job, once no change of theirs is partly stored. */
  readonly asPerson: <T>(personId: string, work: () => Promise<T>) => Promise<T>
  /** The same for people who are not signed in, by address. However many wait, none is refused. */
  readonly asStranger: <T>(address: string, work: () => Promise<T>) => Promise<T>
  /** A write by whoever asks, in their turn. The server's own writes do not wait. */
  readonly inTurn: <T>(write: () => Promise<T>) => Promise<T>
  /** A write of somebody's data, whoever asks. */
  readonly inTurnOf: <T>(personId: string, write: () => Promise<T>) => Promise<T>
  /** The same for a connection of the pool. */
  readonly withConnection: <T>(work: () => Promise<T>) => Promise<T>
  /** From now on a change of theirs is partly stored. Returns a function that ends that. */
  readonly beginHalf: (personId: string) => () => void
  readonly figures: () => TurnFigures
}

/** How many jobs wait in all queues together. */
export interface TurnFigures {
  readonly writes: number
  readonly connections: number
}

interface Scope {
  readonly queues: Queues
  /** A person's id, or the address of a stranger. */
  readonly name: string
  readonly isWriting: boolean
}

interface Queues {
  readonly writing: QueuesByName
  readonly connecting: QueuesByName
}

const tooMany = (): AppError =>
  new AppError('too_many_requests', 'Too many requests of yours wait already. Send fewer at the same time.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

export function personTurns({ writes, connections, waiting }: TurnLimits = TURN_LIMITS): PersonTurns {
  const scope = new AsyncLocalStorage<Scope>()
  const queuesOf = (most: number): Queues => ({
    writing: queuesByName({ atOnce: writes, waiting: most }, tooMany),
    connecting: queuesByName({ atOnce: connections, waiting: most }, tooMany),
  })
  const [people, strangers] = [queuesOf(waiting), queuesOf(Number.POSITIVE_INFINITY)]
  const halves = new Map<string, Promise<undefined>>()
  const begin = <T>(asked: Scope, work: () => Promise<T>): Promise<T> =>
    inNameOf(asked.name, () => scope.run(asked, work))
  const written = <T>(queues: Queues, name: string, write: () => Promise<T>): Promise<T> =>
    scope.getStore()?.isWriting === true
      ? write()
      : queues.writing.run(name, () => scope.run({ queues, name, isWriting: true }, write))
  return {
    asPerson: async (personId, work) => {
      while (halves.has(personId)) await halves.get(personId)
      return begin({ queues: people, name: personId, isWriting: false }, work)
    },
    asStranger: (address, work) => begin({ queues: strangers, name: address, isWriting: false }, work),
    inTurn: (write) => {
      const asked = scope.getStore()
      return asked === undefined ? write() : written(asked.queues, asked.name, write)
    },
    inTurnOf: (personId, write) => written(people, personId, write),
    withConnection: (work) => {
      const asked = scope.getStore()
      return asked === undefined ? work() : asked.queues.connecting.run(asked.name, work)
    },
    figures: () => ({
      writes: people.writing.countWaiting() + strangers.writing.countWaiting(),
      connections: people.connecting.countWaiting() + strangers.connecting.countWaiting(),
    }),
    beginHalf: (personId) => {
      const { promise, resolve } = Promise.withResolvers<undefined>()
      halves.set(personId, promise)
      return () => {
        halves.delete(personId)
        resolve(undefined)
      }
    },
  }
}
