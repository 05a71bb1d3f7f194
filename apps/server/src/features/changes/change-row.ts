import type { ChangeKind } from '@dodici/contract/change-kinds'
import type { Change, ChangeDetail } from '@dodici/contract/types'
import { TOLD_MAX, tallyOf } from '#server/db/journal/change-groups.ts'
import { actsOfRow } from '#server/db/journal/undo-families.ts'
import { ERASING_KINDS } from '#server/db/journal/unfinished-change.ts'
import type { ChangeTable } from '#server/db/schema.ts'

/** Final kinds of changes: deletions that the person confirmed, and what is taken back by deleting a calendar. */
const FINAL_KINDS: ReadonlySet<ChangeKind> = new Set([
  ...Object.values(ERASING_KINDS),
  'subscription.create',
  'link.create',
])

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
  group: null,
})

/** What was done to the first things of a group, newest first, and whether some of it is in effect. */
interface GroupOutcome {
  readonly details: readonly ChangeDetail[]
  readonly stands: boolean
}

/** A group of changes as its owner sees it, by the newest of them; one that is alone as itself. */
export function groupOfRow(newest: ChangeTable, { details, stands }: GroupOutcome): Change {
  const change = changeOfRow(newest, details)
  const tally = tallyOf(newest)
  if (tally === null) return change
  const { changes, kinds, count, deleted } = tally
  const undoneBy = stands ? null : change.undoneBy
  const group = { first: newest.group_id, changes, deleted, kinds: [...kinds] }
  const things = eachOnce(details)
  const isAllTold = changes <= TOLD_MAX
  return { ...change, count: isAllTold ? things.length : count, details: things, undoneBy, undoable: stands, group }
}

/** A thing that was changed again and again is told once, as it was changed last. */
const eachOnce = (details: readonly ChangeDetail[]): ChangeDetail[] =>
  details.filter(({ _id }, at) => details.findIndex((other) => other._id === _id) === at)
