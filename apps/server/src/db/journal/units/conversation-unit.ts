import type { ConversationContent } from '../../schema.ts'
import { replaceOnConflict } from './replace-on-conflict.ts'
import { rowOfUnit, unitOfRow, type UnitStore } from './unit.ts'

const contentOf = (row: ConversationContent): ConversationContent => ({
  title: row.title,
  created_at: row.created_at,
})

/** A conversation. What was said in it stays where it is, whether it is in the trash or not. */
export const conversationUnit: UnitStore<ConversationContent> = {
  readMany: async (db, ownerId, ids) => {
    const rows = await db
      .selectFrom('conversation')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('id', 'in', [...ids])
      .execute()
    return rows.map((row) => unitOfRow<ConversationContent>(row, contentOf))
  },
  writeMany: async (db, batch) => {
    const rows = batch.units.map((unit) => rowOfUnit(batch, unit))
    await db
      .insertInto('conversation')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet(replaceOnConflict(rows)))
      .execute()
  },
  titleOf: (content) => content.title,
}
