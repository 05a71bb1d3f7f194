import type { ChangeKind } from '@dodici/contract/change-kinds'
import type { Change, ChangeDetail } from '@dodici/contract/types'
import { actsOfRow } from '#server/db/journal/undo-families.ts'
import { ERASING_KINDS } from '#server/db/journal/unfinished-change.ts'
import type { ChangeTable } from '#server/db/schema.ts'

/** Final kinds of changes: deletions that the person confirmed, and what is taken back by deleting a calendar. */
const FINAL_KINDS: ReadonlySet<ChangeKind> = new Set([...Object.values(ERASING_KINDS), 'subscription.create'])

/** Whether a change can never be undone. */
export const isFinal = ({ kind }: Pick<ChangeTable, 'kind'>): boolean => FINAL_KINDS.has(kind)

/** A change as its owner sees it. */
export const changeOfRow = (row: ChangeTable, details: readonly ChangeDetail[] = []): Change => ({
  _id: row.id,
  sequence: row.sequence,
  kind: row.kind,
  count: row.count,
  title: row.title,
  by: { kind: row.made_by, name: row.maker },
  details: [...details],
  createdAt: row.created_at,
  undoes: row.undoes,
  undoneBy: row.undone_by,
  undoable: row.undone_by === null && !isFinal(row),
  undoCount: actsOfRow(row)?.length ?? 0,
})
