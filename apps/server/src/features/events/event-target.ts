import { occurrenceNames } from '@dodici/core/recurrence'
import type { Scope } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { AppError, invalidInput, notFound, staleVersion } from '#server/errors.ts'
import { isSeries, readingOf, seriesOf, type EventRecord } from './event-record.ts'
import { ownRecord, showEvent } from './events.service.ts'

/** The target of a write, as requested. */
export interface EventTarget {
  readonly id: string
  readonly scope?: Scope | undefined
  readonly occurrence?: string | undefined
  /** The version of the person's copy; null if it is not checked. */
  readonly version: number | null
}

/**
 * A whole event, or an occurrence and all that follow. For a whole series, the occurrence is the one that the person is
 * looking at; null if unknown.
 */
export type SeriesPart =
  | { readonly scope: 'all'; readonly recurrenceId: string | null }
  | { readonly scope: 'following'; readonly recurrenceId: string }

/** The part of an event that a write changes. */
export type Part = SeriesPart | { readonly scope: 'this'; readonly recurrenceId: string }

/**
 * The event that a write targets.
 * @throws AppError `not_found`; `stale_version` with the newer copy
 */
export async function presentRecord(writer: ChangeWriter, access: Access, target: EventTarget): Promise<EventRecord> {
  const record = await ownRecord(writer.trx, access.ownerId, target.id)
  if (target.version !== null && record.row.version !== target.version) {
    throw staleVersion('event', await showEvent(writer.trx, access, record, undefined))
  }
  return record
}

/**
 * Resolves the part. An event that does not repeat is always meant as a whole; "from the first occurrence on" is the
 * whole series. `nameOf` is for callers with many questions about one series.
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

/** Maps requested names to a record's occurrences. The series is expanded once, and only if needed. */
export function namesIn({ row, exceptions }: EventRecord): NameOfOccurrence {
  let names: NameOfOccurrence | undefined
  return (text) => {
    names ??= occurrenceNames(seriesOf(row, exceptions), readingOf(row))
    return names(text)
  }
}
