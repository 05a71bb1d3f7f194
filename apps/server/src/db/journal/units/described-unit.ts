import type { CalendarContent, CategoryContent, Queries, UnitColumns } from '../../schema.ts'
import { replaceOnConflict } from './replace-on-conflict.ts'
import { rowOfUnit, unitOfRow, type UnitStore } from './unit.ts'

type DescribedContent = Pick<CategoryContent, 'name' | 'description' | 'color' | 'created_at'>

/** The store of a unit that is one row with a name. `contentOf` picks its content from a row. */
function describedUnit<Content extends DescribedContent>(
  table: 'category' | 'calendar',
  contentOf: (row: Content) => Content,
): UnitStore<Content> {
  // The two tables differ in their content columns only, and `contentOf` is what knows them.
  const rowsOf = (db: Queries) => db.selectFrom(table as 'category').selectAll()
  return {
    readMany: async (db, ownerId, ids) => {
      const rows = await rowsOf(db)
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .execute()
      return rows.map((row) => unitOfRow(row as unknown as UnitColumns & Content, contentOf))
    },
    writeMany: async (db, batch) => {
      const rows = batch.units.map((unit) => rowOfUnit(batch, unit))
      await db
        .insertInto(table as 'category')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet(replaceOnConflict(rows)))
        .execute()
    },
    titleOf: (content) => content.name,
  }
}

export const categoryUnit = describedUnit<CategoryContent>('category', (row) => ({
  name: row.name,
  description: row.description,
  color: row.color,
  target_minutes: row.target_minutes,
  created_at: row.created_at,
}))

export const calendarUnit = describedUnit<CalendarContent>('calendar', (row) => ({
  name: row.name,
  year: row.year,
  description: row.description,
  color: row.color,
  created_at: row.created_at,
}))
