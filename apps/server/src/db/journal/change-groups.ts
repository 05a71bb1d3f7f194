import type { ChangeKind } from '@dodici/contract/change-kinds'
import { UNDO_CHANGES_MAX } from '@dodici/contract/limits'
import type { ChangeTable, Queries } from '../schema.ts'
import type { ChangeHeader } from './change-header.ts'

/** Changes of a device that follow each other within so long are one act to who looks at them. */
const GAP_MS = 60_000

/** How many of the newest changes of a group are told by what they did. */
export const TOLD_MAX = 5

/** What the changes of a group did up to one of them. */
export interface GroupTally {
  readonly changes: number
  /** How many things they touched; one that was touched twice counts twice. */
  readonly count: number
  /** How many of these were deleted. */
  readonly deleted: number
  readonly kinds: readonly ChangeKind[]
}

/** The place of a change in its group. */
type Grouped = Pick<ChangeTable, 'group_id' | 'group_tally'>

/** What the changes of a group did up to this one; null for one that is alone, or the first. */
export const tallyOf = ({ group_tally: tally }: Pick<ChangeTable, 'group_tally'>): GroupTally | null =>
  tally === null ? null : (JSON.parse(tally) as GroupTally)

/**
 * The group of a change of so many things that is about to be stored. A device sends one request for each event, and what
 * an account elsewhere has is read piece by piece; so what it does without a pause is a group, unless somebody else changes something in between: the numbers of its changes
 * follow each other without a gap. Every other change is alone.
 */
export async function groupOfChange(trx: Queries, header: ChangeHeader, count: number): Promise<Grouped> {
  const { changeId, facts, made_by } = header
  const alone = { group_id: changeId, group_tally: null }
  if (made_by !== 'device' && made_by !== 'link') return alone
  const previous = await findPrevious(trx, header)
  if (previous === undefined) return alone
  const before = tallyOf(previous) ?? tallyOfOne(previous)
  if (before.changes >= UNDO_CHANGES_MAX) return alone
  const tally: GroupTally = {
    changes: before.changes + 1,
    count: before.count + count,
    deleted: before.deleted + deletedBy(facts.kind, count),
    kinds: [...new Set([...before.kinds, facts.kind])],
  }
  return { group_id: previous.group_id, group_tally: JSON.stringify(tally) }
}

const tallyOfOne = ({ kind, count }: Pick<ChangeTable, 'kind' | 'count'>): GroupTally => ({
  ...{ changes: 1, count, kinds: [kind] },
  deleted: deletedBy(kind, count),
})

const deletedBy = (kind: ChangeKind, count: number): number =>
  kind === 'event.delete' || kind === 'calendar.trash' ? count : 0

/** The change right before, if the same device made it not long ago. */
async function findPrevious(
  trx: Queries,
  { ownerId, sequence, now, made_by, maker }: ChangeHeader,
): Promise<Pick<ChangeTable, 'group_id' | 'group_tally' | 'kind' | 'count'> | undefined> {
  const previous = await trx
    .selectFrom('change')
    .select(['group_id', 'group_tally', 'kind', 'count', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('sequence', '=', sequence - 1)
    .where('made_by', '=', made_by)
    .where('maker', '=', maker)
    .executeTakeFirst()
  const isRecent = previous !== undefined && Date.parse(now) - Date.parse(previous.created_at) <= GAP_MS
  return isRecent ? previous : undefined
}
