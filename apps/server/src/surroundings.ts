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
  /** Tells who sends mail that there is some. */
  readonly wakePost: () => void
  /** Tells who pushes notices that there is one. */
  readonly wakePush: () => void
  /** Null where the built-in planner is alone. */
  readonly model: AssistantModel | null
  /** Folder of the built page. */
  readonly webFolder: string
  /** Shorter in tests. */
  readonly patience?: Patience
  /** Said by tests. */
  readonly freeBytes?: FreeBytes
  /** Fewer in tests. */
  readonly load?: LoadLimits
}

/** How long the server waits for others. */
export interface Patience {
  /** A request that is not there after so long is closed: slow uploads, headers that never end. */
  readonly requestMilliseconds: number
  readonly headersMilliseconds: number
  readonly checkMilliseconds: number
  /** When the server stops, connections with nothing to do stay open for so long: something may be on its way. */
  readonly idleMilliseconds: number
  /** Requests that are open then have so long to finish. */
  readonly closeMilliseconds: number
}

/** How much the server takes on before it sends people away. */
export interface LoadLimits {
  /** Requests that are being answered at the same time. */
  readonly underWay: number
  /** A request that has surely waited for longer than this to be looked at has come to a server that is overrun. */
  readonly waitMilliseconds: number
}
