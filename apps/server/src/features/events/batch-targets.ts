import type { EventBatch } from '@dodici/contract/types'
import { below, invalidInput, notFound } from '#server/errors.ts'
import { namingTarget, pathOfTarget, refuseTargets } from './batch-faults.ts'
import type { EventRecord } from './event-record.ts'
import { namesIn, partOf, type Part, type SeriesPart } from './event-target.ts'

type Target = EventBatch['events'][number]

/** A target of a batch, and where it is in the request. */
export interface NamedTarget {
  readonly index: number
  readonly target: Target
}

/** A part of an event, and which target of the batch means it. */
interface Aim {
  readonly index: number
  readonly part: Part
}

/** An occurrence of a series, and which target of the batch means it. */
interface MeantOccurrence {
  readonly index: number
  readonly recurrenceId: string
}

/** An event of a batch with what is meant of it: one part, or some of its occurrences one by one. */
export type MeantEvent = { readonly record: EventRecord } & (
  | { readonly index: number; readonly part: SeriesPart }
  | { readonly occurrences: readonly MeantOccurrence[] }
)

/** The refusal of a batch whose `indexes` name older copies of `records`: what is newer has still to be shown. */
export class StaleTargets extends Error {
  readonly records: readonly EventRecord[]
  readonly indexes: readonly number[]

  constructor(stale: readonly { readonly index: number; readonly record: EventRecord }[]) {
    super('some events of a batch were changed meanwhile')
    this.name = 'StaleTargets'
    this.records = [...new Set(stale.map(({ record }) => record))]
    this.indexes = stale.map(({ index }) => index)
  }
}

/**
 * The targets of a batch by the event that they name, in the order of the request. `records` are the person's own of
 * those events.
 * @throws AppError `not_found` naming all targets at fault; `StaleTargets`
 */
export function targetsByEvent(
  records: ReadonlyMap<string, EventRecord>,
  targets: readonly NamedTarget[],
): Map<EventRecord, NamedTarget[]> {
  const named: (NamedTarget & { readonly record: EventRecord })[] = []
  const absent: number[] = []
  for (const { index, target } of targets) {
    const record = records.get(target._id)
    if (record === undefined) absent.push(index)
    else named.push({ index, target, record })
  }
  if (absent.length > 0) refuseTargets(notFound(), absent)
  const stale = named.filter(({ target, record }) => record.row.version !== target.version)
  if (stale.length > 0) throw new StaleTargets(stale)
  return Map.groupBy(named, ({ record }) => record)
}

/**
 * What the targets that name one event mean of it.
 * @throws AppError `scope_required`, `not_found`, `invalid_input`, naming the target
 */
export function meantOf(record: EventRecord, targets: readonly NamedTarget[]): MeantEvent {
  const nameOf = namesIn(record)
  const aims = targets.map(({ index, target }): Aim => ({
    index,
    part: namingTarget(index, () => partOf(record, target, nameOf)),
  }))
  const [first, second] = aims
  if (first !== undefined && second === undefined && first.part.scope !== 'this') {
    return { record, index: first.index, part: first.part }
  }
  const names = new Set<string>()
  return { record, occurrences: aims.map((aim) => occurrenceOfAim(aim, names)) }
}

/** Parts that overlap have no order in which they could be changed. */
function occurrenceOfAim({ index, part }: Aim, names: Set<string>): MeantOccurrence {
  if (part.scope !== 'this' || names.has(part.recurrenceId)) {
    throw below(pathOfTarget(index), invalidInput('', 'means a part of an event that another one means too'))
  }
  names.add(part.recurrenceId)
  return { index, recurrenceId: part.recurrenceId }
}
