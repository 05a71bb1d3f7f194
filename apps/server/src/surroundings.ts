import type { FastifyBaseLogger } from 'fastify'
import type { AssistantModel } from './ai/assistant-model.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { FreeBytes } from './disk-room.ts'
import type { Passwords } from './passwords.ts'

/** Everything that the server takes from outside. */
export interface Surroundings {
  readonly db: Database
  readonly config: Config
  readonly clock: Clock
  readonly passwords: Passwords
  readonly logger: FastifyBaseLogger
  /** Wakes the mail sender. */
  readonly wakePost: () => void
  /** Wakes the push sender. */
  readonly wakePush: () => void
  /** Null without a model. */
  readonly model: AssistantModel | null
  /** Folder of the built page. */
  readonly webFolder: string
  /** Shorter in tests. */
  readonly patience?: Patience
  /** Set by tests. */
  readonly freeBytes?: FreeBytes
  /** Smaller in tests. */
  readonly load?: LoadLimits
}

/** Timeouts. */
export interface Patience {
  /** A request that has not arrived completely by then is closed: slow uploads, endless headers. */
  readonly requestMilliseconds: number
  readonly headersMilliseconds: number
  readonly checkMilliseconds: number
  /** At shutdown, idle connections stay open this long, because a request may be on its way. */
  readonly idleMilliseconds: number
  /** Open requests then have this long to finish. */
  readonly closeMilliseconds: number
}

/** Load limits, beyond which requests are refused. */
export interface LoadLimits {
  /** Requests in progress at the same time. */
  readonly underWay: number
  /** If a request has provably waited longer than this, the server is overloaded. */
  readonly waitMilliseconds: number
}
