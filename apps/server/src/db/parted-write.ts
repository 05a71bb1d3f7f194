import type { Queries } from './schema.ts'

/** A write that others need not wait for to its end: what is stored by half can be taken back. */
export interface PartedWrite<Value> {
  readonly ownerId: string
  readonly work: (trx: Queries, parts: Parts) => Promise<Value>
  /** Takes back what parts have stored, when the work fails after the first of them. */
  readonly takeBack: (trx: Queries, parts: Parts) => Promise<void>
}

/** Where one part of a write ends, and the next begins. */
export interface Parts {
  /** Whether others wait for this part. */
  readonly isAwaited: () => boolean
  /** Whether others have waited for this part for long enough. */
  readonly isDue: () => boolean
  /** Stores this part, lets others write who wait, and begins the next. */
  readonly next: () => Promise<void>
}

/** Of a database that lets several write at the same time: all is one part. */
export const ONE_PART: Parts = { isAwaited: () => false, isDue: () => false, next: () => Promise.resolve() }
