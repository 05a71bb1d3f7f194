import { hash } from 'node:crypto'
import { FORMAT_VERSION } from '@dodici/core/ics'
import type { Queries, UserTable } from '#server/db/schema.ts'
import {
  categoriesOfFiles,
  shownName,
  type CategoriesOfFiles,
} from '#server/features/calendar-contents/stored-for-file.ts'
import { findCategoriesOfOccurrences, type Collection, type ObjectRow } from './objects.queries.ts'

/** What beside an event's own row decides its octets. */
export interface EtagFacts {
  readonly categories: CategoriesOfFiles
  /** Categories of the changed occurrences of an event, in order. */
  readonly ofOccurrences: ReadonlyMap<string, readonly string[]>
  /** What generated reminders are written with. */
  readonly person: string
}

const LENGTH = 22

interface EtagsOf {
  readonly owner: Pick<UserTable, 'all_day_at' | 'email'>
  /** Only of these. */
  readonly rows?: readonly ObjectRow[]
  /** The person's, if they have been read already. */
  readonly categories?: CategoriesOfFiles | undefined
}

/** Of a calendar's events, or of some of them. */
export async function readEtagFacts(
  db: Queries,
  collection: Collection,
  { owner, rows, categories: known }: EtagsOf,
): Promise<EtagFacts> {
  const categories = known ?? (await categoriesOfFiles(db, collection.ownerId))
  const generated = rows?.filter((row) => !isAsSent(row.ics_names, categories)).map(({ id }) => id)
  const found = generated?.length === 0 ? [] : await findCategoriesOfOccurrences(db, collection, generated)
  const byEvent = Map.groupBy(found, (row) => row.event_id)
  return {
    categories,
    ofOccurrences: new Map([...byEvent].map(([id, of]) => [id, of.map((row) => row.category_id)])),
    person: `${owner.all_day_at} ${owner.email}`,
  }
}

/** Categories by id with the names that they had, as `ics_names` keeps them. */
export type KeptNames = readonly (readonly [id: string, name: string | null])[]

/** Whether an event is still served as a program sent it: nobody edited it, and its categories are called the same. */
export const isAsSent = (names: string | null, categories: CategoriesOfFiles): boolean =>
  names !== null && (JSON.parse(names) as KeptNames).every(([id, name]) => shownName(categories, id) === name)

/** The ETag of an event as a program sent it, by the change that made it. */
export const etagAsSent = (id: string, contentId: string | null): string => tagOf(['sent', id, contentId])

/**
 * The strong ETag of an event's resource, from columns alone. As a program sent it, it is the change that made it, to
 * which an undo comes back. Generated, it is its version, and the names of its categories with when they changed.
 */
export function etagOf(row: ObjectRow, { categories, ofOccurrences, person }: EtagFacts): string {
  if (isAsSent(row.ics_names, categories)) return etagAsSent(row.id, row.content_id)
  const shown = [row.category_id, ...(ofOccurrences.get(row.id) ?? [])]
  const filed = shown.map((id) => [shownName(categories, id), categories.get(id ?? '')?.updated_at])
  return tagOf([FORMAT_VERSION, row.id, row.version, filed, row.reminders === '[]' ? null : person])
}

const tagOf = (basis: readonly unknown[]): string =>
  `"${hash('sha256', JSON.stringify(basis), 'base64url').slice(0, LENGTH)}"`
