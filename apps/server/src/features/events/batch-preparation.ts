import type { Queries } from '#server/db/schema.ts'
import { inTurns } from '#server/give-way.ts'
import { meantOf, type MeantEvent, type NamedTarget } from './batch-targets.ts'
import type { Edited } from './event-edit.ts'
import type { EventRecord } from './event-record.ts'
import { ownRecords } from './events.service.ts'

/** A batch as it was asked for. */
export interface Batch {
  readonly ownerId: string
  readonly targets: readonly NamedTarget[]
  readonly act: (event: MeantEvent) => Edited
}

/** What a batch makes of an event that some of its targets name; throws what it is refused with. */
export type Outcome = (record: EventRecord, targets: readonly NamedTarget[]) => Edited

/**
 * Does the work of a batch on what is there now: before the transaction, for which the writes of all others may have to
 * wait. What comes of it holds for the version that the request names, as that grows with every write; where there is
 * another one now, the work is done when it is asked for. Faults wait for that too: a request that came before is answered
 * what it was answered then, whatever is wrong with it now.
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
