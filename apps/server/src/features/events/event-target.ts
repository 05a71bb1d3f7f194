import { occurrenceNames } from '@dodici/core/recurrence'
import type { Scope } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { AppError, invalidInput, notFound } from '#server/errors.ts'
import { isSeries, readingOf, seriesOf, type EventRecord } from './event-record.ts'
import { ownRecord, showEvent } from './events.service.ts'

/** What a write is aimed at, as the request says it. */
export interface EventTarget {
  readonly id: string
  readonly scope?: Scope | undefined
  readonly occurrence?: string | undefined
  /** The version of the person's copy; null where none is asked for. */
  readonly version: number | null
}

/**
 * The whole of an event, or an occurrence of a series and all that follow. Of the whole of a series, the occurrence is the
 * one that the person looked at; null where that is not known.
 */
export type SeriesPart =
  | { readonly scope: 'all'; readonly recurrenceId: string | null }
  | { readonly scope: 'following'; readonly recurrenceId: string }

/** Which part of an event a write changes. */
export type Part = SeriesPart | { readonly scope: 'this'; readonly recurrenceId: string }

/**
 * The event that a write is aimed at.
 * @throws AppError `not_found`; `stale_version` with the newer copy
 */
export async function presentRecord(writer: ChangeWriter, actor: Actor, target: EventTarget): Promise<EventRecord> {
  const record = await ownRecord(writer.trx, actor.userId, target.id)
  if (target.version !== null && record.row.version !== target.version) {
    const current = await showEvent(writer.trx, actor, record, undefined)
    throw new AppError('stale_version', 'This event was changed meanwhile.', { current })
  }
  return record
}

/**
 * Which part of the event is meant. An event that does not repeat is always meant as a whole; "from the first occurrence
 * on" is the whole series. `nameOf` is for those who ask of one series many times.
 * @throws AppError `scope_required` for a series without scope; `invalid_input` without occurrence; `not_found` for an
 * occurrence that the series does not have
 */
export function partOf(
  record: EventRecord,
  { scope, occurrence }: Pick<EventTarget, 'scope' | 'occurrence'>,
  nameOf: NameOfOccurrence = namesIn(record),
): Part {
  const { row } = record
  if (!isSeries(row)) return { scope: 'all', recurrenceId: null }
  if (scope === undefined) {
    throw new AppError('scope_required', 'Say which occurrences of the series are meant: this, following or all.')
  }
  if (scope === 'all') return { scope, recurrenceId: occurrence === undefined ? null : nameOf(occurrence) }
  if (occurrence === undefined) throw invalidInput('occurrence', 'must name the occurrence that is meant')
  const recurrenceId = nameOf(occurrence)
  if (recurrenceId === null) throw notFound()
  return { scope: scope === 'following' && recurrenceId === row.start_at ? 'all' : scope, recurrenceId }
}

type NameOfOccurrence = (text: string) => string | null

/** The names of a record's occurrences, by what somebody calls them. The series is read once, and only if it is asked. */
export function namesIn({ row, exceptions }: EventRecord): NameOfOccurrence {
  let names: NameOfOccurrence | undefined
  return (text) => {
    names ??= occurrenceNames(seriesOf(row, exceptions), readingOf(row))
    return names(text)
  }
}
