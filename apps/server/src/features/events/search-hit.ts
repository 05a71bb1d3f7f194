import { matchesTerms, searchable, type SearchTerm } from '@dodici/core/search'
import { newBudget, occurrencesOf, STEPS_MAX, type Occurrence } from '@dodici/core/recurrence'
import type { SearchHit } from '@dodici/contract/types'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { isSeries, readingOf, seriesOf, timesOf } from './event-record.ts'
import { ENDLESS_DAY } from './events.queries.ts'
import { daysAway, nearestOccurrence, type Standpoint } from './nearest-occurrence.ts'
import type { FoundRow } from './search.queries.ts'

/** A search, and the point of view. */
export interface SearchQuery extends Standpoint {
  readonly terms: readonly SearchTerm[]
  /** Names of the person's categories, by id. */
  readonly names: ReadonlyMap<string, string>
}

/** A candidate event with its exceptions. */
export interface FoundRecord {
  readonly row: FoundRow
  readonly exceptions: readonly ExceptionColumns[]
}

/** A hit and its distance from today in days. */
export interface RankedHit {
  readonly hit: SearchHit
  readonly distance: number
}

type Texts = Pick<OccurrenceColumns, 'title' | 'location' | 'description' | 'category_id'>

/**
 * The occurrence nearest to today that contains all words; null if none does. Exceptions are checked one by one because
 * they have their own text; of all other occurrences only the nearest.
 */
export function nearestHit({ row, exceptions }: FoundRecord, wanted: SearchQuery): RankedHit | null {
  const hasWords = wordFinder(wanted)
  const changed = exceptions
    .filter(hasWords)
    .flatMap((exception) => placed(exception, wanted).map((at) => nearOf(row, at, exception, wanted)))
  // Without exceptions, the database has already matched the event's own text.
  const isMeant = exceptions.length === 0 || hasWords(row)
  const own = isMeant ? nearestUnchanged({ row, exceptions }, wanted) : null
  const all = own === null ? changed : [...changed, nearOf(row, own, row, wanted)]
  return all.sort(byDistance)[0] ?? null
}

/** Nearest first; among equally near ones the earlier. */
export const byDistance = (one: RankedHit, other: RankedHit): number =>
  one.distance - other.distance || (one.hit.start < other.hit.start ? -1 : 1)

/** Checks texts for the words. Normalising takes time, and most exceptions share their text. */
function wordFinder({ terms, names }: SearchQuery): (texts: Texts) => boolean {
  const known = new Map<string, boolean>()
  return ({ title, location, description, category_id }) => {
    const category = category_id === null ? '' : (names.get(category_id) ?? '')
    const key = [category, title, location, description].join('\n')
    return getOrMake(known, key, () => matchesTerms(terms, searchable([title, location, description], category)))
  }
}

/** An exception at its present time, in the person's time zone. */
function placed(exception: ExceptionColumns, { zone }: Standpoint): Occurrence[] {
  const once = { ...timesOf(exception), rrule: null, rdates: [], exdates: [], exceptions: [] }
  const { occurrences } = occurrencesOf(once, { first: -ENDLESS_DAY, last: ENDLESS_DAY, zone })
  return occurrences.map((occurrence) => ({ ...occurrence, recurrenceId: exception.recurrence_id }))
}

/** Search radii shared by one search, because a dense series halves them repeatedly. */
const STEPS_OF_A_SERIES = 2 * STEPS_MAX

function nearestUnchanged({ row, exceptions }: FoundRecord, from: Standpoint): Occurrence | null {
  const series = seriesOf(row, [])
  const exdates = [...series.exdates, ...exceptions.map((exception) => exception.recurrence_id)]
  const days = {
    first: row.first_day,
    last: row.last_day,
    reading: { ...readingOf(row), budget: newBudget(STEPS_OF_A_SERIES) },
  }
  return nearestOccurrence({ ...series, exdates }, days, from)
}

function nearOf(row: FoundRow, at: Occurrence, said: OccurrenceColumns | FoundRow, wanted: SearchQuery): RankedHit {
  const { category_id } = said
  return {
    distance: daysAway(at, wanted),
    hit: {
      _id: row.id,
      title: said.title,
      start: at.start,
      end: at.end,
      recurrenceId: at.recurrenceId,
      allDay: said.all_day === 1,
      location: said.location,
      categoryId: category_id !== null && wanted.names.has(category_id) ? category_id : null,
      calendarId: row.calendar_id,
      repeats: isSeries(row),
    },
  }
}
