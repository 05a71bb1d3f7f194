import { placeBefore } from '#server/db/journal/place-before.ts'
import type { Queries } from '#server/db/schema.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import {
  findIdsOfCategories,
  findNames,
  findPlaces,
  journalPages,
  type Collection,
  type JournalRow,
} from './objects.queries.ts'
import { findFormerNames } from './former-names.queries.ts'
import { isUnknownName, ownNameOf } from './names.ts'

/** What has changed in a calendar since a sync token. */
export interface Difference {
  /** Events that are in the calendar now, and are new or changed. */
  readonly present: readonly string[]
  /** Names of resources that were in it, if only for a while, and are gone. */
  readonly gone: readonly string[]
  /** The change up to which this is said. */
  readonly sequence: number
  /** Whether there is more after it. */
  readonly isCut: boolean
}

/** Journal rows in one answer, unless a single change has more. */
const ROWS_MAX = 5_000

/**
 * The difference of a calendar between a change and the present, of at least one change and of no more than fit into
 * `most`. Null if the journal no longer tells.
 * Where an event was is read back from the journal: each row knows the calendar that its change took the event from.
 */
export async function differenceSince(
  db: Queries,
  collection: Collection,
  { since, most }: { readonly since: number; readonly most: number | null },
): Promise<Difference | null> {
  const read = await readJournal(db, collection.ownerId, { since, most: Math.min(most ?? ROWS_MAX, ROWS_MAX) })
  if (read === null) return null
  const { rows, sequence, isCut } = read
  const ofEvents = Map.groupBy(
    rows.filter((row) => row.unit_type === 'event'),
    (row) => row.unit_id,
  )
  const places = await findPlaces(db, collection.ownerId, [...ofEvents.keys()])
  const [present, gone]: [Set<string>, Gone[]] = [new Set(), []]
  const pause = openTurns()
  for (const [id, changes] of ofEvents) {
    await pause()
    const place = places.get(id)
    // Gone for good: nobody knows any more where it was.
    if (place === undefined) return null
    if (place.isThere && place.calendarId === collection.calendarId) present.add(id)
    else if (wasIn(collection.calendarId, changes, place.calendarId)) {
      gone.push({ id, lastChange: lastOf(changes) })
    }
  }
  const categories = rows.filter((row) => row.unit_type === 'category').map((row) => row.unit_id)
  if (categories.length > 0) {
    for (const id of await findIdsOfCategories(db, collection, categories)) present.add(id)
  }
  const formerly = await findFormerNames(db, collection, { since, until: sequence })
  const names = [...(await namesOf(db, collection, gone)), ...formerly]
  return { present: [...present], gone: names, sequence, isCut }
}

/** What a change did to a unit: of an event, where it was before. Contents may be long, and are not held. */
interface PlacedRow extends Pick<JournalRow, 'sequence' | 'unit_type' | 'unit_id'> {
  readonly place: ReturnType<typeof placeBefore> | null
}

const placed = ({ before, ...row }: JournalRow): PlacedRow => ({
  ...row,
  place: row.unit_type === 'event' ? placeBefore(before) : null,
})

interface JournalPart {
  readonly rows: readonly PlacedRow[]
  readonly sequence: number
  readonly isCut: boolean
}

/** Whole changes, as many as fit. Null if some are missing. */
async function readJournal(
  db: Queries,
  ownerId: string,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<JournalPart | null> {
  const rows: PlacedRow[] = []
  let sequence = since
  for await (const page of journalPages(db, ownerId, since)) {
    for (const row of page) {
      if (row.sequence > sequence + 1) return null
      if (row.sequence > sequence && rows.length >= most) return { rows, sequence, isCut: true }
      sequence = row.sequence
      rows.push(placed(row))
    }
  }
  return { rows, sequence, isCut: false }
}

/**
 * Whether an event was in a calendar before one of these changes. One that came and went since the token counts as well: a
 * program may have seen it by another way.
 */
function wasIn(calendarId: string, changes: readonly PlacedRow[], now: string): boolean {
  let calendar = now
  for (const { place } of changes.toReversed()) {
    calendar = place?.calendarId ?? calendar
    if (place?.wasThere === true && calendar === calendarId) return true
  }
  return false
}

const lastOf = (changes: readonly PlacedRow[]): number => changes.at(-1)?.sequence ?? 0

/** An event that is not in a calendar any more, and its last change. */
interface Gone {
  readonly id: string
  readonly lastChange: number
}

async function namesOf(db: Queries, collection: Collection, events: readonly Gone[]): Promise<string[]> {
  const names = await findNames(
    db,
    collection,
    events.map(({ id }) => id),
  )
  return events.flatMap((event) => {
    const name = names.get(event.id) ?? ownNameOf(event.id)
    return isUnknownName(name, event) ? [] : [name]
  })
}
