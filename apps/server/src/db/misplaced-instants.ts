import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** The instants for finding queue rows that were written before the clock was set back. */
export interface QueueInstants {
  readonly now: string
  /** Clocks of two nodes differ by no more than this. */
  readonly soon: string
  /** No queued row is due later than this. */
  readonly far: string
}

/** Whether a queue row is due at its own creation or impossibly late: the clock was set back since. */
export const isMisplaced = ({ soon, far }: QueueInstants): RawBuilder<SqlBool> =>
  sql<SqlBool>`(due_at > ${soon} and (due_at > ${far} or (tries = 0 and due_at = created_at)))`
