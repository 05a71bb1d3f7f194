import type { Queries } from './schema.ts'

/**
 * A write that is committed in parts, so that others need not wait for its end; an unfinished one can be rolled back.
 */
export interface PartedWrite<Value> {
  readonly ownerId: string
  readonly work: (trx: Queries, parts: Parts) => Promise<Value>
  /** Rolls back the committed parts if the work fails later. */
  readonly takeBack: (trx: Queries, parts: Parts) => Promise<void>
}

/** Decides where one part of a write ends and the next begins. */
export interface Parts {
  /** Whether others wait for this part. */
  readonly isAwaited: () => boolean
  /** Whether others have waited long enough. */
  readonly isDue: () => boolean
  /** Commits this part, lets waiting writes run, and begins the next part. */
  readonly next: () => Promise<void>
}

/** For a database with concurrent writers: everything is one part. */
export const ONE_PART: Parts = { isAwaited: () => false, isDue: () => false, next: () => Promise.resolve() }
