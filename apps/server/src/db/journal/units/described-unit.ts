import type { CalendarContent, CategoryContent, Queries, UnitColumns } from '../../schema.ts'
import { replaceOnConflict } from './replace-on-conflict.ts'
import { rowOfUnit, unitOfRow, type UnitStore } from './unit.ts'

type DescribedContent = Pick<CategoryContent, 'name' | 'description' | 'color' | 'created_at'>

/**
 * The store of a unit that is one row with a name. `contentOf` picks its content from a row, and completes what an earlier
 * version has put into the journal.
 */
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
      const rows = batch.units.map((unit) => rowOfUnit(batch, { ...unit, content: contentOf(unit.content) }))
      await db
        .insertInto(table as 'category')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet(replaceOnConflict(rows)))
        .execute()
    },
    titleOf: (content) => content.name,
  }
}

/** Before migration 0003 categories had no target. */
type JournalCategory = Omit<CategoryContent, 'target_minutes'> & Partial<Pick<CategoryContent, 'target_minutes'>>

export const categoryUnit = describedUnit<CategoryContent>('category', (row: JournalCategory) => ({
  name: row.name,
  description: row.description,
  color: row.color,
  target_minutes: row.target_minutes ?? null,
  created_at: row.created_at,
}))

export const calendarUnit = describedUnit<CalendarContent>('calendar', (row) => ({
  name: row.name,
  year: row.year,
  description: row.description,
  color: row.color,
  created_at: row.created_at,
}))
