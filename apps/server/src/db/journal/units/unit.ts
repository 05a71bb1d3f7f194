import type { ChangeRowTable, Queries, UnitColumns } from '../../schema.ts'
import type { JsonObject } from '../patch.ts'

/** The tables of units. They begin with the same columns. */
export type UnitTable = 'event' | 'category' | 'calendar' | 'milestone' | 'conversation' | 'goal' | 'goal_entry'

export type UnitType = ChangeRowTable['unit_type']

/** A unit as the journal sees it: its content as one value, plus the journal's columns. */
export interface StoredUnit<Content> {
  readonly id: string
  readonly content: Content
  readonly version: number
  readonly contentId: string | null
  readonly deletedAt: string | null
  /** Bytes of the content. */
  readonly bytes: number
}

/** Reads and writes units of one type as wholes, many at once. */
export interface UnitStore<Content> {
  /** The table of its rows. */
  readonly table: UnitTable
  /** The units with these ids, including deleted ones. */
  readonly readMany: (db: Queries, ownerId: string, ids: readonly string[]) => Promise<StoredUnit<Content>[]>
  /** Writes units, whether they exist or not. */
  readonly writeMany: (db: Queries, batch: WriteBatch<Content>) => Promise<void>
  /** Side effects of moving units to or out of the trash unchanged. */
  readonly moved?: (db: Queries, batch: WriteBatch<Content>) => Promise<void>
  /** What an undo restores of a content, beside the present one: some values never go back. */
  readonly restored?: (before: Content, present: Content) => Content
  readonly titleOf: (content: Content) => string
  /** Content as the journal compares and stores it: named parts, without what can be computed from others. */
  readonly treeOf: (content: Content) => JsonObject
  readonly contentOf: (tree: JsonObject) => Content
}

export interface WriteBatch<Content> {
  readonly ownerId: string
  readonly now: string
  /** The number of the change. */
  readonly sequence: number
  /** The calendars that bear this number already. */
  readonly marked: Set<string>
  readonly units: readonly StoredUnit<Content>[]
  /** The earlier states of units that already existed. */
  readonly before: ReadonlyMap<string, StoredUnit<Content>>
}

/** Splits a row into content and the journal's columns. */
export function unitOfRow<Content>(
  row: UnitColumns & Content,
  contentOf: (row: Content) => Content,
): StoredUnit<Content> {
  return {
    id: row.id,
    content: contentOf(row),
    version: row.version,
    contentId: row.content_id,
    deletedAt: row.deleted_at,
    bytes: row.bytes,
  }
}

/** The row of a unit: the reverse of `unitOfRow`. */
export const rowOfUnit = <Content extends object>(
  { ownerId, now }: Pick<WriteBatch<Content>, 'ownerId' | 'now'>,
  unit: StoredUnit<Content>,
): UnitColumns & Content => ({
  ...unit.content,
  owner_id: ownerId,
  id: unit.id,
  version: unit.version,
  content_id: unit.contentId,
  deleted_at: unit.deletedAt,
  bytes: unit.bytes,
  updated_at: now,
})
