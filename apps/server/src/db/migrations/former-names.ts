import { sql } from 'kysely'
import type { Queries } from '../schema.ts'

interface Successor {
  readonly name: string
  /** Whether the former made only a part of it. The successor leaves that part as it is, and makes the rest. */
  readonly isLarger: boolean
}

/** Names that some migrations had before they were joined with others, and what makes the same tables today. */
export const FORMER_NAMES: Readonly<Record<string, Successor>> = {
  '0009-journal-in-parts': { name: '0009-quotas', isLarger: true },
  '0016-proposed-goals': { name: '0018-proposed-goals', isLarger: false },
  '0020-history': { name: '0021-history', isLarger: false },
}

/** Gives migrations that a database has run the names that they have today; what was only a part runs again. */
export async function adoptFormerNames(db: Queries): Promise<void> {
  for (const [former, { name, isLarger }] of Object.entries(FORMER_NAMES)) {
    await (
      isLarger
        ? sql`delete from kysely_migration where name = ${former}`
        : sql`update kysely_migration set name = ${name} where name = ${former}`
    ).execute(db)
  }
}
