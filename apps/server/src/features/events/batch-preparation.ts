import type { Queries } from '#server/db/schema.ts'
import { inTurns } from '#server/give-way.ts'
import { meantOf, type MeantEvent, type NamedTarget } from './batch-targets.ts'
import type { Edited } from './event-edit.ts'
import type { EventRecord } from './event-record.ts'
import { ownRecords } from './events.service.ts'

/** A batch as requested. */
export interface Batch {
  readonly ownerId: string
  readonly targets: readonly NamedTarget[]
  readonly act: (event: MeantEvent) => Edited
}

/** Computes the batch's result for one event; throws its refusal. */
export type Outcome = (record: EventRecord, targets: readonly NamedTarget[]) => Edited

/**
 * Does the work of a batch before its transaction, for which all other writers may have to wait. The result is valid
 * for the requested version, which grows with every write; for another version the work is repeated inside. Errors are
 * kept until then too: a repeated request gets its original answer, whatever is wrong with it now.
 */
export async function prepareBatch(db: Queries, { ownerId, targets, act }: Batch): Promise<Outcome> {
  const work: Outcome = (record, named) => act(meantOf(record, named))
  const byId = Map.groupBy(targets, ({ target }) => target._id)
  const records = [...(await ownRecords(db, ownerId, [...byId.keys()])).values()]
  const outcomes = await inTurns(records, (record): [string, (() => Edited) | undefined] => {
    const named = byId.get(record.row.id) ?? []
    return [record.row.id, areCurrent(record, named) ? outcomeOf(() => work(record, named)) : undefined]
  })
  const prepared = new Map(outcomes)
  return (record, named) => prepared.get(record.row.id)?.() ?? work(record, named)
}

const areCurrent = ({ row }: EventRecord, named: readonly NamedTarget[]): boolean =>
  named.every(({ target }) => target.version === row.version)

function outcomeOf(work: () => Edited): () => Edited {
  try {
    const edited = work()
    return () => edited
  } catch (error) {
    return () => {
      throw error
    }
  }
}
