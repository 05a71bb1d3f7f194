import type { EventBatch } from '@dodici/contract/types'
import { below, invalidInput, notFound } from '#server/errors.ts'
import { namingTarget, pathOfTarget, refuseTargets } from './batch-faults.ts'
import type { EventRecord } from './event-record.ts'
import { namesIn, partOf, type Part, type SeriesPart } from './event-target.ts'

type Target = EventBatch['events'][number]

/** A target, and its place in the request. */
export interface NamedTarget {
  readonly index: number
  readonly target: Target
}

/** A part of an event, and the target that names it. */
interface TargetPart {
  readonly index: number
  readonly part: Part
}

/** An occurrence of a series, and the target that names it. */
interface TargetOccurrence {
  readonly index: number
  readonly recurrenceId: string
}

/** An event with its targets: one part, or several single occurrences. */
export type TargetEvent = { readonly record: EventRecord } & (
  | { readonly index: number; readonly part: SeriesPart }
  | { readonly occurrences: readonly TargetOccurrence[] }
)

/** Refuses a batch with outdated versions. `indexes` are their targets; the newer copies are loaded later. */
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
 * Groups the targets of a batch by event, in order of the request. `records` are the person's own.
 * @throws AppError `not_found` naming all faulty targets; `StaleTargets`
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
 * The parts that the targets of one event name.
 * @throws AppError `scope_required`, `not_found`, `invalid_input`, naming the target
 */
export function meantOf(record: EventRecord, targets: readonly NamedTarget[]): TargetEvent {
  const nameOf = namesIn(record)
  const aims = targets.map(({ index, target }): TargetPart => ({
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

/** Overlapping parts have no defined order. */
function occurrenceOfAim({ index, part }: TargetPart, names: Set<string>): TargetOccurrence {
  if (part.scope !== 'this' || names.has(part.recurrenceId)) {
    throw below(pathOfTarget(index), invalidInput('', 'means a part of an event that another one means too'))
  }
  names.add(part.recurrenceId)
  return { index, recurrenceId: part.recurrenceId }
}
