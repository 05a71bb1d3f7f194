import type {
  CalendarContent,
  CategoryContent,
  ConversationContent,
  GoalContent,
  GoalEntryContent,
  Queries,
} from '../../schema.ts'
import type { JsonObject } from '../patch.ts'
import { markCalendarsOfCategories } from './mark-calendars.ts'
import { readRows, writeRows } from './unit-rows.ts'
import { rowOfUnit, unitOfRow, type UnitStore, type WriteBatch } from './unit.ts'

interface RowUnit<Content> {
  readonly table: 'category' | 'calendar' | 'conversation' | 'goal' | 'goal_entry'
  /** Picks the content from a row, and fills in what older journal entries lack. */
  readonly contentOf: (row: Content) => Content
  readonly titleOf: (content: Content) => string
  /** What follows from units that were written, or went to the trash or out of it. */
  readonly settle?: (db: Queries, batch: WriteBatch<Content>) => Promise<void>
}

/** The store of a unit that is one row. */
function rowUnit<Content extends object>({ table, contentOf, titleOf, settle }: RowUnit<Content>): UnitStore<Content> {
  return {
    table,
    readMany: async (db, ownerId, ids) => {
      const rows = await readRows<Content>(db, table, ownerId, ids)
      return rows.map((row) => unitOfRow(row, contentOf))
    },
    writeMany: async (db, batch) => {
      const rows = batch.units.map((unit) => rowOfUnit(batch, { ...unit, content: contentOf(unit.content) }))
      await writeRows(db, table, rows)
      await settle?.(db, batch)
    },
    ...(settle === undefined ? {} : { moved: settle }),
    titleOf,
    treeOf: (content) => content as JsonObject,
    contentOf: (tree) => contentOf(tree as Content),
  }
}

/** Content as an older version wrote it, without columns that came later. */
type Journalled<Content, Later extends keyof Content> = Omit<Content, Later> & Partial<Pick<Content, Later>>

/** Default of a category without reminders, as it is stored. */
export const NO_REMINDERS = '{"timed":[],"allDay":[]}'

export const categoryUnit = rowUnit<CategoryContent>({
  table: 'category',
  contentOf: (row: Journalled<CategoryContent, 'target_minutes' | 'default_reminders' | 'away'>) => ({
    name: row.name,
    description: row.description,
    color: row.color,
    target_minutes: row.target_minutes ?? null,
    away: row.away ?? null,
    default_reminders: row.default_reminders ?? NO_REMINDERS,
    created_at: row.created_at,
  }),
  titleOf: (content) => content.name,
  settle: markCalendarsOfCategories,
})

export const calendarUnit = rowUnit<CalendarContent>({
  table: 'calendar',
  contentOf: (row: Journalled<CalendarContent, 'shown' | 'sample' | 'kind'>) => ({
    name: row.name,
    year: row.year,
    description: row.description,
    color: row.color,
    shown: row.shown ?? 1,
    sample: row.sample ?? null,
    kind: row.kind ?? 'own',
    created_at: row.created_at,
  }),
  titleOf: (content) => content.name,
})

/** A conversation. Its messages stay where they are, in the trash or not. */
export const conversationUnit = rowUnit<ConversationContent>({
  table: 'conversation',
  contentOf: (row) => ({ title: row.title, created_at: row.created_at }),
  titleOf: (content) => content.title,
})

/** A goal. Its entries stay where they are, in the trash or not. */
export const goalUnit = rowUnit<GoalContent>({
  table: 'goal',
  contentOf: (row) => ({
    title: row.title,
    description: row.description,
    category_id: row.category_id,
    kind: row.kind,
    target: row.target,
    unit: row.unit,
    first_on: row.first_on,
    last_on: row.last_on,
    match_category_id: row.match_category_id,
    match_text: row.match_text,
    created_at: row.created_at,
  }),
  titleOf: (content) => content.title,
})

export const goalEntryUnit = rowUnit<GoalEntryContent>({
  table: 'goal_entry',
  contentOf: (row) => ({
    goal_id: row.goal_id,
    day: row.day,
    value: row.value,
    note: row.note,
    created_at: row.created_at,
  }),
  titleOf: (content) => content.note,
})
