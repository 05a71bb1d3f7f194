import { dayOfWall } from '@dodici/core/date'
import { matchesTerms, searchable, searchTerms, type SearchTerm } from '@dodici/core/search'
import { nowIn } from '@dodici/core/zone'
import type { SearchHit } from '@dodici/contract/types'
import { noteTruncated, type Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { ownCategoryNames } from '#server/features/categories/categories.service.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { spending, stepsOf } from '#server/steps-of-request.ts'
import { findExceptions } from './exceptions.ts'
import { byDistance, nearestHit, type RankedHit, type SearchQuery } from './search-hit.ts'
import { findEventsByWords, findFoundEvents, type Candidate, type QueryWord } from './search.queries.ts'

/** Limits of candidates, series and single events: more than anybody has of one word, and a bound for the work. */
const CANDIDATES_MAX = 2_000
const EVENTS_A_READ = 100

/** Events of all years that contain every word in title, place, description or category. Nearest to today first. */
export async function searchEvents(
  { db, clock }: Storage,
  access: Access,
  { q, limit }: { q: string; limit: number },
): Promise<SearchHit[]> {
  const terms = searchTerms(q)
  const names = await ownCategoryNames(db.read, access.ownerId)
  const words = terms.map((term) => wordOf(term, names))
  if (words.length === 0 || words.some(({ text, categoryIds }) => text === null && categoryIds.length === 0)) return []
  const today = dayOfWall(nowIn(access.actor.timezone, clock.now()))
  const wanted: SearchQuery = { terms, names, today, zone: access.actor.timezone }
  const candidates = await findEventsByWords(db.read, { ownerId: access.ownerId, words, today, limit: CANDIDATES_MAX })
  const look = (ids: readonly string[]) => hitsOf(db.read, { access, ids }, wanted)
  return (await nearestHits(candidates, limit, look)).map(({ hit }) => hit)
}

function wordOf({ text, isCategory }: SearchTerm, names: ReadonlyMap<string, string>): QueryWord {
  const term: SearchTerm = { text, isCategory: true }
  const isNamed = ([, name]: readonly [string, string]) => matchesTerms([term], searchable([], name))
  return { text: isCategory ? null : text, categoryIds: [...names].filter(isNamed).map(([id]) => id) }
}

/** Examines candidates until no remaining one can be nearer than the hits found. */
async function nearestHits(
  candidates: readonly Candidate[],
  limit: number,
  look: (ids: readonly string[]) => Promise<RankedHit[]>,
): Promise<RankedHit[]> {
  let found: RankedHit[] = []
  for (let from = 0; from < candidates.length; from += EVENTS_A_READ) {
    const farthest = found[limit - 1]
    if (farthest !== undefined && farthest.distance <= (candidates[from]?.atLeast ?? 0)) break
    const next = candidates.slice(from, from + EVENTS_A_READ)
    found = [...found, ...(await look(next.map(({ id }) => id)))].sort(byDistance).slice(0, limit)
  }
  return found
}

async function hitsOf(
  db: Queries,
  { access, ids }: { access: Access; ids: readonly string[] },
  wanted: SearchQuery,
): Promise<RankedHit[]> {
  const [ownerId, steps] = [access.ownerId, stepsOf(access.actor)]
  const rows = await findFoundEvents(db, ownerId, ids)
  const exceptions = await findExceptions(db, ownerId, rows)
  const hits = await inTurns(rows, (row) => {
    if (steps.left > 0) {
      return spending(steps, () => nearestHit({ row, exceptions: exceptions.get(row.id) ?? [] }, wanted))
    }
    noteTruncated(access.actor)
    return null
  })
  return hits.filter((hit) => hit !== null)
}
