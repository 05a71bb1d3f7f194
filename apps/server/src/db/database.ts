import type { CompiledQuery } from 'kysely'
import type { PersonLimits } from './person-limits.ts'
import type { PartedWrite } from './parted-write.ts'
import type { TurnFigures } from './person-turns.ts'
import type { Queries } from './schema.ts'

/**
 * An open database. Reads go through `read` and never wait for a write; every write of the process goes through
 * `transact`, one after another on SQLite, each on a connection of its own on PostgreSQL.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgresql'
  readonly read: Queries
  /** How much one person can store, and how fast. */
  readonly limits: PersonLimits
  /**
   * Asks what was put together before. A database in this process answers at once, on a connection of its own: it waits
   * for no promise, and knows of everything that was stored until now, whatever transaction somebody holds open.
   */
  readonly ask: <Row>(query: CompiledQuery<Row>) => Row[] | Promise<Row[]>
  /** Runs `work` in one transaction: all of it is stored, or (when it throws) nothing. */
  readonly transact: <T>(work: (trx: Queries) => Promise<T>) => Promise<T>
  /**
   * The same for a write of what is somebody's, in turn with their others. On SQLite a long one is stored in parts, between
   * which others write; nobody who asks as its owner sees less than all of it.
   */
  readonly transactFor: <T>(write: PartedWrite<T>) => Promise<T>
  /** Does what a person asks for: what it writes and which connections it takes waits in a queue of their own. */
  readonly asPerson: <T>(personId: string, work: () => Promise<T>) => Promise<T>
  /** The same for whoever has not said who they are: those of one address share a queue. */
  readonly asStranger: <T>(address: string, work: () => Promise<T>) => Promise<T>
  /**
   * Writes something and takes it away again, where a write was refused and none has gone through since.
   * @throws whatever it is refused with
   */
  readonly tryToWrite: () => Promise<void>
  /** Gives what deleted rows took back to the disk, in slices. */
  readonly giveBackPages: () => Promise<void>
  /** How busy it is at this moment. */
  readonly figures: () => DatabaseFigures
  /** The connection that migrations run on, before anything else does. */
  readonly migrating: Queries
  /** Tells every node that an owner's data changed, or who may read them. After the commit; never fails what was stored. */
  readonly announce: (notice: ChangeNotice) => Promise<void>
  /** Calls back for every notice of any node; resolves when it listens, to how to stop. */
  readonly subscribe: (listener: (notice: ChangeNotice) => void) => Promise<() => void>
  readonly close: () => Promise<void>
}

export interface DatabaseFigures {
  /** Writes that wait for those of all others; null where several write at the same time. */
  readonly writesWaiting: number | null
  readonly turns: TurnFigures
  /** Null where there is no server that one connects to. */
  readonly pool: { readonly total: number; readonly idle: number; readonly waiting: number } | null
  /** Its file on this machine; null where it is on another one. */
  readonly file: string | null
  /** Whether the last write was refused by the disk. */
  readonly isWriteRefused: boolean
}

export interface ChangeNotice {
  readonly ownerId: string
  /** Of the change; null where the data are as they were, but a session, a key or the account has ended. */
  readonly sequence: number | null
  /** Whether a reminder has come: the data are as they were. */
  readonly isNotification?: boolean
}
