import { FIRST_YEAR } from '@dodici/contract/limits'
import type { EventChanges } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import {
  findTouchedAfter,
  findUnfinished,
  isHistoryGone,
  placeOfText,
  placeOfUnit,
  textOfPlace,
  type TouchedUnit,
} from '#server/db/journal/history-place.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { eventOf, viewpointWith } from './event-record.ts'
import { shownIds } from './event-references.ts'
import { ownRecords } from './events.service.ts'

/** Has no occurrences of anything. */
const YEAR_BEFORE_ALL = FIRST_YEAR - 1

/**
 * The events that have changed after a place in the history, at most `limit`. What is being written in parts is left for
 * the next time, because it may yet be taken back.
 * @throws AppError `history_gone` if the history no longer tells, or never reached that place
 */
export async function eventsSince(
  { db: { read } }: Storage,
  access: Access,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<EventChanges> {
  const { ownerId } = access
  const place = placeOfText(since)
  const before = (await findUnfinished(read, ownerId)) ?? Number.MAX_SAFE_INTEGER
  const found = await findTouchedAfter(read, ownerId, { place, before, limit: limit + 1 })
  if (isHistoryGone(place, found, Math.min(access.sequence, before - 1))) throw historyGone()
  const touched = found.slice(0, limit)
  const ids = idsOf(touched, 'event')
  const records = await ownRecords(read, ownerId, ids)
  const viewpoint = viewpointWith(await shownIds(read, ownerId), access.actor, YEAR_BEFORE_ALL)
  const events = await inTurns([...records.values()], (record) => eventOf(record, viewpoint))
  const last = touched.at(-1)
  return {
    events,
    deleted: ids.filter((id) => !records.has(id)),
    deletedCalendars: await goneCalendars(read, ownerId, idsOf(touched, 'calendar')),
    next: last === undefined ? since : textOfPlace(placeOfUnit(last)),
    isComplete: found.length <= limit,
  }
}

const idsOf = (touched: readonly TouchedUnit[], type: TouchedUnit['unit_type']): string[] => [
  ...new Set(touched.filter((row) => row.unit_type === type).map((row) => row.unit_id)),
]

async function goneCalendars(db: Queries, ownerId: string, touched: readonly string[]): Promise<string[]> {
  if (touched.length === 0) return []
  const there = await ownIds(db, 'calendar', ownerId)
  return touched.filter((id) => !there.has(id))
}

const historyGone = (): AppError =>
  new AppError('history_gone', 'The history does not reach back that far. Read everything again.')
