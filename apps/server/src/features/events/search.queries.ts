import type { ExpressionBuilder } from 'kysely'
import { ownRows } from '#server/db/journal/own-units.ts'
import type { EventTable, Queries, Tables } from '#server/db/schema.ts'
import { SHOWN_COLUMNS } from './events.queries.ts'

/** A search word and where it may occur. Null if it can only be a category. */
export interface QueryWord {
  readonly text: string | null
  readonly categoryIds: readonly string[]
}

interface EventQuery {
  readonly ownerId: string
  readonly words: readonly QueryWord[]
  readonly today: number
  /** Limits for series and for single events. */
  readonly limit: number
}

/** A matching event, and a lower bound of its distance from today in days. */
export interface Candidate {
  readonly id: string
  readonly atLeast: number
}

/**
 * Events that contain every word in their searchable text or in a category of theirs. Nearest to `today` first, by the
 * days that any of their occurrences may touch. A running series may be near or far and counts as near, so series and
 * single events have separate limits.
 */
export function findEventsByWords(db: Queries, { ownerId, words, today, limit }: EventQuery): Promise<Candidate[]> {
  const present = ownRows(db, 'event', ownerId).select((select) => [
    'id',
    daysFrom(select, today).as('atLeast'),
    repeats(select).as('repeats'),
  ])
  const found = words.reduce((query, word) => query.where((where) => hasWord(where, ownerId, word)), present)
  const placed = db.selectFrom(found.as('found')).select((select) => [
    'id',
    'atLeast',
    select.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('repeats').orderBy('atLeast').orderBy('id'))
      .as('place'),
  ])
  return db
    .selectFrom(placed.as('placed'))
    .select(['id', 'atLeast'])
    .where('place', '<=', limit)
    .orderBy('atLeast')
    .orderBy('id')
    .execute()
}

type Builder = ExpressionBuilder<Tables, 'event'>

const repeats = (build: Builder) =>
  build
    .case()
    .when(build.or([build('rrule', 'is not', null), build('rdates', '<>', '[]')]))
    .then(1)
    .else(0)
    .end()

const daysFrom = (build: Builder, today: number) =>
  build
    .case()
    .when('first_day', '>', today)
    .then(build('first_day', '-', today))
    .when('last_day', '<', today)
    .then(build(build.val(today), '-', build.ref('last_day')))
    .else(0)
    .end()

/** A matching event, with the days that any of its occurrences may touch. */
export type FoundRow = Pick<EventTable, (typeof SHOWN_COLUMNS)[number] | 'first_day' | 'last_day'>

/** The searchable data of events with known ids: at most some hundred. */
export const findFoundEvents = (db: Queries, ownerId: string, ids: readonly string[]): Promise<FoundRow[]> =>
  ownRows(db, 'event', ownerId)
    .select([...SHOWN_COLUMNS, 'first_day', 'last_day'])
    .where('id', 'in', [...ids])
    .execute()

function hasWord(where: Builder, ownerId: string, { text, categoryIds }: QueryWord) {
  const places = text === null ? [] : [where('search_text', 'like', `%${escapeLike(text)}%`)]
  if (categoryIds.length === 0) return where.or(places)
  const refiled = where
    .selectFrom('event_exception')
    .select('event_id')
    .where('owner_id', '=', ownerId)
    .where('category_id', 'in', [...categoryIds])
  return where.or([...places, where('category_id', 'in', [...categoryIds]), where('id', 'in', refiled)])
}

/** `core/search` produces words without `%`, `_` or backslash; escaping keeps it safe if that changes. */
const escapeLike = (word: string): string => word.replace(/[%_\\]/g, '')
