import type { CompiledQuery } from 'kysely'
import type { PersonLimits } from './person-limits.ts'
import type { PartedWrite } from './parted-write.ts'
import type { TurnFigures } from './person-turns.ts'
import type { Queries } from './schema.ts'

/**
 * An open database. Reads use `read` and never wait for a write. Writes use `transact`: one after another on SQLite,
 * each on its own connection on PostgreSQL.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql'
  readonly read: Queries
  /** One person's quotas and rate. */
  readonly limits: PersonLimits
  /**
   * Runs a prepared query. A database in this process answers synchronously, on its own connection: it waits for no
   * promise, and sees everything committed, whatever transaction is open.
   */
  readonly ask: <Row>(query: CompiledQuery<Row>) => Row[] | Promise<Row[]>
  /** Runs `work` in one transaction: everything is stored, or nothing if it throws. */
  readonly transact: <T>(work: (trx: Queries) => Promise<T>) => Promise<T>
  /**
   * Runs a write of somebody's data, in their queue. On SQLite a long one is stored in parts, between which others
   * write; until the last part, requests of its owner wait.
   */
  readonly transactFor: <T>(write: PartedWrite<T>) => Promise<T>
  /** Runs a person's request. Its writes and connections wait in that person's queue. */
  readonly asPerson: <T>(personId: string, work: () => Promise<T>) => Promise<T>
  /** The same for people who are not signed in: one queue per address. */
  readonly asStranger: <T>(address: string, work: () => Promise<T>) => Promise<T>
  /**
   * Writes and deletes something, if a write was refused and none has succeeded since.
   * @throws the error that refuses it
   */
  readonly tryToWrite: () => Promise<void>
  /** Returns free pages to the file system, in slices. */
  readonly giveBackPages: () => Promise<void>
  /** Current load. */
  readonly figures: () => DatabaseFigures
  /** The connection for migrations, before anything else runs. */
  readonly migrating: Queries
  /**
   * Tells every node that an owner's data, or access to it, has changed. Called after the commit; its failure does not
   * fail the write.
   */
  readonly announce: (notice: ChangeNotice) => Promise<void>
  /**
   * Subscribes to notices from any node. Resolves when it is listening, with a function that unsubscribes. `missed` is called
   * when notices may have been lost, because the database was away.
   */
  readonly subscribe: (listener: (notice: ChangeNotice) => void, missed?: () => void) => Promise<() => void>
  readonly close: () => Promise<void>
}

export interface DatabaseFigures {
  /** Writes waiting for others; null if several can write at the same time. */
  readonly writesWaiting: number | null
  readonly turns: TurnFigures
  /** Null if there is no database server to connect to. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number } | null
  /** The local file; null if the database is on another machine. */
  readonly file: string | null
  /** Whether the disk refused the last write. */
  readonly isWriteRefused: boolean
}

export interface ChangeNotice {
  readonly ownerId: string
  /** The change's number; null if the data are unchanged but a session, key or account has ended. */
  readonly sequence: number | null
  /** Whether a reminder has come; the data are unchanged. */
  readonly isNotification?: boolean
}
