import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** What a queue needs to know that may have been filled before the clock was set back, as stored instants. */
export interface QueueInstants {
  readonly now: string
  /** Clocks of two nodes are no further apart. */
  readonly soon: string
  /** Nothing that goes out waits for a moment beyond it. */
  readonly far: string
}

/** Of a row of a queue: whether it waits for the instant at which it was queued, or for one beyond all. The clock was set back since. */
export const isMisplaced = ({ soon, far }: QueueInstants): RawBuilder<SqlBool> =>
  sql<SqlBool>`(due_at > ${soon} and (due_at > ${far} or (tries = 0 and due_at = created_at)))`
