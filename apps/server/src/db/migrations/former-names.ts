import { sql } from 'kysely'
import type { Queries } from '../schema.ts'

/**
 * Names that some migrations had before they were joined with others, with the present name of what makes the same
 * tables. Null for a part of one that makes the rest when it runs, and leaves that part as it is.
 */
const FORMER_NAMES: Readonly<Record<string, string | null>> = {
  '0009-journal-in-parts': null,
  '0016-proposed-goals': '0018-proposed-goals',
  '0020-history': '0021-history',
}

export const isFormerName = (name: string): boolean => name in FORMER_NAMES

/** Gives migrations that a database has run the names that they have today. */
export async function adoptFormerNames(db: Queries): Promise<void> {
  for (const [former, name] of Object.entries(FORMER_NAMES)) {
    await (
      name === null
        ? sql`delete from kysely_migration where name = ${former}`
        : sql`update kysely_migration set name = ${name} where name = ${former}`
    ).execute(db)
  }
}
