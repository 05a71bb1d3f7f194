import type { Queries } from '#server/db/schema.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { meantOf, type TargetEvent, type NamedTarget } from './batch-targets.ts'
import type { EditResult } from './event-edit.ts'
import type { EventRecord } from './event-record.ts'
import { ownRecords } from './events.service.ts'

/** A batch as requested. */
export interface Batch {
  readonly ownerId: string
  readonly targets: readonly NamedTarget[]
  readonly act: (event: TargetEvent) => EditResult
}

/** Computes the batch's result for one event; throws its refusal. */
export type BatchEdit = (record: EventRecord, targets: readonly NamedTarget[]) => EditResult

/**
 * Does the work of a batch before its transaction, for which all other writers may have to wait. The result is valid
 * for the requested version, which grows with every write; for another version the work is repeated inside. Errors are
 * kept until then too: a repeated request gets its original answer, whatever is wrong with it now.
 */
export async function prepareBatch(db: Queries, { ownerId, targets, act }: Batch): Promise<BatchEdit> {
  const work: BatchEdit = (record, named) => act(meantOf(record, named))
  const byId = Map.groupBy(targets, ({ target }) => target._id)
  const records = [...(await ownRecords(db, ownerId, [...byId.keys()])).values()]
  const outcomes = await inTurns(records, (record): [string, (() => EditResult) | undefined] => {
    const named = byId.get(record.row.id) ?? []
    return [record.row.id, areCurrent(record, named) ? outcomeOf(() => work(record, named)) : undefined]
  })
  const prepared = new Map(outcomes)
  return (record, named) => prepared.get(record.row.id)?.() ?? work(record, named)
}

const areCurrent = ({ row }: EventRecord, named: readonly NamedTarget[]): boolean =>
  named.every(({ target }) => target.version === row.version)

function outcomeOf(work: () => EditResult): () => EditResult {
  try {
    const edited = work()
    return () => edited
  } catch (error) {
    return () => {
      throw error
    }
  }
}
