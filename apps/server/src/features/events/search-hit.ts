import { matchesTerms, searchable, type SearchTerm } from '@dodici/core/search'
import { newBudget, occurrencesOf, STEPS_MAX, type Occurrence } from '@dodici/core/recurrence'
import type { SearchHit } from '@dodici/contract/types'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { isSeries, readingOf, seriesOf, timesOf } from './event-record.ts'
import { ENDLESS_DAY } from './events.queries.ts'
import { daysAway, nearestOccurrence, type Standpoint } from './nearest-occurrence.ts'
import type { FoundRow } from './search.queries.ts'

/** What somebody looks for, and from where. */
export interface Wanted extends Standpoint {
  readonly terms: readonly SearchTerm[]
  /** The names of their categories, by id. */
  readonly names: ReadonlyMap<string, string>
}

/** An event that was found, with its exceptions. */
export interface FoundRecord {
  readonly row: FoundRow
  readonly exceptions: readonly ExceptionColumns[]
}

/** A hit, and how many days it is away from today. */
export interface Near {
  readonly hit: SearchHit
  readonly distance: number
}

type Texts = Pick<OccurrenceColumns, 'title' | 'location' | 'description' | 'category_id'>

/**
 * What an event says at its occurrence nearest to today that has the words; null where none of them has all. The changed
 * occurrences are looked at one by one, as each has words of its own; of all the others only the nearest.
 */
export function nearestHit({ row, exceptions }: FoundRecord, wanted: Wanted): Near | null {
  const hasWords = wordFinder(wanted)
  const changed = exceptions
    .filter(hasWords)
    .flatMap((exception) => placed(exception, wanted).map((at) => nearOf(row, at, exception, wanted)))
  // Of an event without exceptions there is nothing but its own words that the database can have found.
  const isMeant = exceptions.length === 0 || hasWords(row)
  const own = isMeant ? nearestUnchanged({ row, exceptions }, wanted) : null
  const all = own === null ? changed : [...changed, nearOf(row, own, row, wanted)]
  return all.sort(byDistance)[0] ?? null
}

/** The nearest first; of equally near ones that which begins first. */
export const byDistance = (one: Near, other: Near): number =>
  one.distance - other.distance || (one.hit.start < other.hit.start ? -1 : 1)

/** Tells whether somebody's words are there. Folding takes its time, and most exceptions say the same as all others. */
function wordFinder({ terms, names }: Wanted): (texts: Texts) => boolean {
  const known = new Map<string, boolean>()
  return ({ title, location, description, category_id }) => {
    const category = category_id === null ? '' : (names.get(category_id) ?? '')
    const key = [category, title, location, description].join('\n')
    const found = known.get(key) ?? matchesTerms(terms, searchable([title, location, description], category))
    known.set(key, found)
    return found
  }
}

/** A changed occurrence where it is now, on the wall of who asks. */
function placed(exception: ExceptionColumns, { zone }: Standpoint): Occurrence[] {
  const once = { ...timesOf(exception), rrule: null, rdates: [], exdates: [], exceptions: [] }
  const { occurrences } = occurrencesOf(once, { first: -ENDLESS_DAY, last: ENDLESS_DAY, zone })
  return occurrences.map((occurrence) => ({ ...occurrence, recurrenceId: exception.recurrence_id }))
}

/** The reaches of one search, in which a dense series is halved again and again. */
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

function nearOf(row: FoundRow, at: Occurrence, said: OccurrenceColumns | FoundRow, wanted: Wanted): Near {
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
