import { dayOfWall, parseDay, parseWall } from '@dodici/core/date'
import { foldForSearch } from '@dodici/core/event'
import type { SearchHit } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { ownCategoryIds } from '#server/features/categories/categories.service.ts'
import { findEventsByWords } from './events.queries.ts'

const WORDS_MAX = 8
const DAY_MS = 24 * 60 * 60 * 1000

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)

const dayOfStart = (start: string): number => parseDay(start) ?? dayOfWall(parseWall(start) ?? 0)

/** Events of all years whose title, place or description has every word; accents and case do not count. Nearest first. */
export async function searchEvents(
  { db, clock }: Storage,
  actor: Actor,
  { q, limit }: { q: string; limit: number },
): Promise<SearchHit[]> {
  const words = wordsOf(q)
  if (words.length === 0) return []
  const rows = await findEventsByWords(db.read, actor.userId, words)
  const categoryIds = await ownCategoryIds(db.read, actor.userId)
  const today = Math.floor(clock.now() / DAY_MS)
  return rows
    .map((row) => ({ row, distance: Math.abs(dayOfStart(row.start_at) - today) }))
    .sort((a, b) => a.distance - b.distance || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => ({
      _id: row.id,
      title: row.title,
      start: row.start_at,
      end: row.end_at,
      allDay: row.all_day === 1,
      location: row.location,
      categoryId: row.category_id !== null && categoryIds.has(row.category_id) ? row.category_id : null,
      calendarId: row.calendar_id,
      repeats: row.rrule !== null || row.rdates !== '[]',
    }))
}
