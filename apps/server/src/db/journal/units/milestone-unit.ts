import type { MilestoneColumns, Queries, StepColumns } from '../../schema.ts'
import type { JsonObject } from '../patch.ts'
import { readRows, writeRows } from './unit-rows.ts'
import { rowOfUnit, unitOfRow, type UnitStore, type WriteBatch } from './unit.ts'

/** A milestone with its steps, changed and undone as a whole. */
export interface MilestoneContent {
  readonly milestone: MilestoneColumns
  readonly steps: readonly StepColumns[]
}

/** Older entries lack the goal, which came with migration 0006. */
type JournalMilestone = Omit<MilestoneColumns, 'goal_id'> & Partial<Pick<MilestoneColumns, 'goal_id'>>

/** The content of a milestone row, without the journal's columns. */
export const milestoneColumns = (row: JournalMilestone): MilestoneColumns => ({
  title: row.title,
  day: row.day,
  event_id: row.event_id,
  template: row.template,
  goal_id: row.goal_id ?? null,
  created_at: row.created_at,
})

const stepColumns = (row: StepColumns): StepColumns => ({
  id: row.id,
  event_id: row.event_id,
  title: row.title,
  phase: row.phase,
  first_on: row.first_on,
  last_on: row.last_on,
  done_at: row.done_at,
})

export const milestoneUnit: UnitStore<MilestoneContent> = {
  table: 'milestone',
  readMany: async (db, ownerId, ids) => {
    const rows = await readRows<MilestoneColumns>(db, 'milestone', ownerId, ids)
    const steps = await stepsOf(db, ownerId, ids)
    return rows.map((row) => {
      const { content, ...unit } = unitOfRow<MilestoneColumns>(row, milestoneColumns)
      return { ...unit, content: { milestone: content, steps: steps.get(row.id) ?? [] } }
    })
  },
  writeMany: async (db, batch) => {
    const rows = batch.units.map((unit) =>
      rowOfUnit<MilestoneColumns>(batch, { ...unit, content: milestoneColumns(unit.content.milestone) }),
    )
    await writeRows(db, 'milestone', rows)
    await replaceSteps(db, batch)
  },
  titleOf: (content) => content.milestone.title,
  treeOf: ({ milestone, steps }) => ({
    milestone: { ...milestone },
    steps: Object.fromEntries(steps.map(({ id, ...rest }) => [id, rest])),
  }),
  contentOf: ({ milestone, steps }) => ({
    milestone: milestoneColumns(milestone as MilestoneColumns & JsonObject),
    steps: Object.entries(steps as Readonly<Record<string, Omit<StepColumns, 'id'> & JsonObject>>)
      .map(([id, rest]) => stepColumns({ ...rest, id }))
      .sort((one, other) =>
        one.first_on === other.first_on ? compare(one.id, other.id) : compare(one.first_on, other.first_on),
      ),
  }),
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The steps of milestones, by milestone, ordered by day. */
export async function stepsOf(
  db: Queries,
  ownerId: string,
  milestoneIds: readonly string[],
): Promise<Map<string, StepColumns[]>> {
  if (milestoneIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('milestone_step')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('milestone_id', 'in', [...milestoneIds])
    .orderBy('first_on')
    .orderBy('id')
    .execute()
  const byMilestone = Map.groupBy(rows, (row) => row.milestone_id)
  return new Map([...byMilestone].map(([id, steps]) => [id, steps.map(stepColumns)]))
}

async function replaceSteps(db: Queries, { ownerId, units }: WriteBatch<MilestoneContent>): Promise<void> {
  const ids = units.map((unit) => unit.id)
  await db.deleteFrom('milestone_step').where('owner_id', '=', ownerId).where('milestone_id', 'in', ids).execute()
  const rows = units.flatMap((unit) =>
    unit.content.steps.map((step) => ({ ...step, owner_id: ownerId, milestone_id: unit.id })),
  )
  if (rows.length > 0) await db.insertInto('milestone_step').values(rows).execute()
}
