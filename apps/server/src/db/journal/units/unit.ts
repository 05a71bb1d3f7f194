import type { ChangeRowTable, Queries, UnitColumns } from '../../schema.ts'
import type { JsonObject } from '../patch.ts'

/** The tables of units, which begin with the same columns. */
export type UnitTable = 'event' | 'category' | 'calendar' | 'milestone' | 'conversation' | 'goal' | 'goal_entry'

export type UnitType = ChangeRowTable['unit_type']

/** A unit as the journal sees it: its content as one value, and what the journal keeps beside it. */
export interface StoredUnit<Content> {
  readonly id: string
  readonly content: Content
  readonly version: number
  readonly contentId: string | null
  readonly deletedAt: string | null
  /** What the content takes. */
  readonly bytes: number
}

/** How units of one type are read and written as wholes. Both take many at once. */
export interface UnitStore<Content> {
  /** The table of its rows. */
  readonly table: UnitTable
  /** Those of the ids that exist, the deleted ones included. */
  readonly readMany: (db: Queries, ownerId: string, ids: readonly string[]) => Promise<StoredUnit<Content>[]>
  /** Writes units as they are given, whether they were there before or not. */
  readonly writeMany: (db: Queries, batch: WriteBatch<Content>) => Promise<void>
  /** What else follows where units went to the trash or came back as they are. */
  readonly moved?: (db: Queries, batch: WriteBatch<Content>) => Promise<void>
  readonly titleOf: (content: Content) => string
  /** A content as the journal compares and keeps it: parts by name, without what can be computed from the others. */
  readonly treeOf: (content: Content) => JsonObject
  readonly contentOf: (tree: JsonObject) => Content
}

export interface WriteBatch<Content> {
  readonly ownerId: string
  readonly now: string
  readonly units: readonly StoredUnit<Content>[]
  /** What the units were that were stored already. */
  readonly before?: ReadonlyMap<string, StoredUnit<Content>>
}

/** Splits a row of a unit's table into its content and what the journal keeps. */
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
