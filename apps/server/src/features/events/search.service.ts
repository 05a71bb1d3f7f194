import { dayOfWall, parseDay, parseWall, type Day } from '@dodici/core/date'
import { matchesTerms, searchable, searchTerms, type SearchTerm } from '@dodici/core/search'
import { wallAt } from '@dodici/core/zone'
import type { Event, Occurrence, SearchHit } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { ownCategoryNames } from '#server/features/categories/categories.service.ts'
import { inTurns } from '#server/give-way.ts'
import { eventOf, isSeries } from './event-record.service.ts'
import { findEventsByWords, type WantedWord } from './events.queries.ts'
import { findExceptions } from './exceptions.service.ts'
import { writeWindow } from './single-occurrence.ts'

/** Events that are looked at beyond those that are answered: a series may be farther off than its first and last day. */
const LOOKED_AT = 400
const EVENTS_A_TURN = 50
/** How far from today, in days, the occurrence of a series is looked for, step by step: most are found in the first. */
const REACHES = [10, 40, 370, 3_000, 12_000]

interface Wanted {
  readonly terms: readonly SearchTerm[]
  readonly names: ReadonlyMap<string, string>
  readonly today: Day
  readonly zone: string
}

/** Events of all years that have every word in title, place, description or category. Nearest to today first. */
export async function searchEvents(
  { db, clock }: Storage,
  actor: Actor,
  { q, limit }: { q: string; limit: number },
): Promise<SearchHit[]> {
  const terms = searchTerms(q)
  const names = await ownCategoryNames(db.read, actor.userId)
  const words = terms.map((term) => wordOf(term, names))
  if (words.length === 0 || words.some(({ text, categoryIds }) => text === null && categoryIds.length === 0)) return []
  const today = dayOfWall(wallAt(Math.floor(clock.now() / 60_000), actor.timezone))
  const wanted: Wanted = { terms, names, today, zone: actor.timezone }
  const rows = await findEventsByWords(db.read, { ownerId: actor.userId, words, today, limit: limit + LOOKED_AT })
  const exceptions = await findExceptions(db.read, actor.userId, rows)
  const found = await inTurns(rows, EVENTS_A_TURN, (row) =>
    nearestHit({ row, exceptions: exceptions.get(row.id) ?? [] }, wanted),
  )
  return found
    .filter((each) => each !== null)
    .sort((a, b) => a.distance - b.distance || (a.hit.start < b.hit.start ? -1 : 1))
    .slice(0, limit)
    .map(({ hit }) => hit)
}

function wordOf({ text, isCategory }: SearchTerm, names: ReadonlyMap<string, string>): WantedWord {
  const term: SearchTerm = { text, isCategory: true }
  const isNamed = ([, name]: readonly [string, string]) => matchesTerms([term], searchable([], name))
  return { text: isCategory ? null : text, categoryIds: [...names].filter(isNamed).map(([id]) => id) }
}

type FoundRow = Awaited<ReturnType<typeof findEventsByWords>>[number]
type FoundRecord = Parameters<typeof eventOf>[0] & { readonly row: FoundRow }

interface Near {
  readonly hit: SearchHit
  /** Days from today. */
  readonly distance: number
}

/** What an event says at its occurrence nearest to today that has the words; null where none of them has all. */
function nearestHit(record: FoundRecord, wanted: Wanted): Near | null {
  for (const { first, last } of windowsOf(record.row, wanted.today)) {
    const window = { first, last, zone: wanted.zone }
    const sight = { window, written: writeWindow(window), categoryIds: new Set(wanted.names.keys()) }
    const event = eventOf(record, sight)
    const near = event.occurrences
      .map((occurrence) => nearOf(event, occurrence, wanted))
      .filter((each) => each !== null)
      .sort((a, b) => a.distance - b.distance)[0]
    if (near) return near
  }
  return null
}

/** Where to look for the nearest occurrence: about today, farther and farther, and at both ends of a series. */
function windowsOf(row: FoundRow, today: Day): { first: Day; last: Day }[] {
  if (!isSeries(row)) return [{ first: row.first_day, last: row.last_day }]
  const nearest = Math.min(Math.max(today, row.first_day), row.last_day)
  return REACHES.map((reach) => ({ first: nearest - reach, last: nearest + reach }))
}

function nearOf(event: Event, { start, end, recurrenceId, changed }: Occurrence, wanted: Wanted): Near | null {
  const said = changed ?? event
  const category = said.categoryId === null ? '' : (wanted.names.get(said.categoryId) ?? '')
  const texts = searchable([said.title, said.location, said.description], category)
  if (!matchesTerms(wanted.terms, texts)) return null
  return {
    distance: Math.max(0, dayIn(start) - wanted.today, wanted.today - dayIn(end)),
    hit: {
      _id: event._id,
      title: said.title,
      start,
      end,
      recurrenceId: recurrenceId ?? null,
      allDay: said.allDay,
      location: said.location,
      categoryId: said.categoryId,
      calendarId: event.calendarId,
      repeats: event.recurrence !== null || event.rdates.length > 0,
    },
  }
}

const dayIn = (time: string): Day => parseDay(time) ?? dayOfWall(parseWall(time) ?? 0)
