import type { ChangeTable, Queries } from '../schema.ts'
import type { TouchedUnit } from './change-writer.ts'
import { storedBefore } from './stored-before.ts'
import { storeOf } from './units/unit-stores.ts'
import type { UnitStore } from './units/unit.ts'

/** Rows of the journal in one statement. */
const ROWS_A_STATEMENT = 500

/** What one change has touched, and what of that is in the journal already. */
export interface ChangeRecord {
  readonly touch: (unit: TouchedUnit) => void
  readonly count: () => number
  /** The name of the unit that it touched first. */
  readonly title: () => string
  /** Puts into the journal what is not there yet. */
  readonly store: (trx: Queries, change: Pick<ChangeTable, 'owner_id' | 'sequence'>) => Promise<void>
}

export function changeRecord(): ChangeRecord {
  const touched = new Map<string, TouchedUnit>()
  const unstored = new Set<string>()
  return {
    // The first touch of a change decides what was before it; every touch says what is after it.
    touch: (unit) => {
      const key = `${unit.type} ${unit.after.id}`
      const earlier = touched.get(key)
      touched.set(key, earlier === undefined ? unit : ({ ...unit, before: earlier.before }))
      unstored.add(key)
    },
    count: () => touched.size,
    title: () => {
      const [first] = touched.values()
      return first === undefined ? '' : titleOf(first)
    },
    store: async (trx, change) => {
      const units = [...unstored].flatMap((key) => touched.get(key) ?? [])
      unstored.clear()
      for (let from = 0; from < units.length; from += ROWS_A_STATEMENT) {
        await storeRows(trx, change, units.slice(from, from + ROWS_A_STATEMENT))
      }
    },
  }
}

const titleOf = ({ type, after }: TouchedUnit): string => (storeOf(type) as UnitStore<unknown>).titleOf(after.content)

async function storeRows(
  trx: Queries,
  { owner_id, sequence }: Pick<ChangeTable, 'owner_id' | 'sequence'>,
  units: readonly TouchedUnit[],
): Promise<void> {
  const rows = units.map(({ type, before, after }) => ({
    owner_id,
    sequence,
    unit_type: type,
    unit_id: after.id,
    before: storedBefore(storeOf(type) as UnitStore<unknown>, before, after),
    before_content_id: before?.contentId ?? null,
    after_content_id: after.contentId,
  }))
  await trx
    .insertInto('change_row')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'sequence', 'unit_type', 'unit_id']).doUpdateSet((update) => ({
        before: update.ref('excluded.before'),
        after_content_id: update.ref('excluded.after_content_id'),
      })),
    )
    .execute()
}
