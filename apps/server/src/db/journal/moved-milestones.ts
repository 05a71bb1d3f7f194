import type { MovedMilestone } from '@dodici/contract/types'
import { daysLater, parseDay } from '@dodici/core/date'
import { slicesOf } from '../pages.ts'
import type { EventTable, MilestoneTable, Queries, StepColumns } from '../schema.ts'
import type { ChangeWriter } from './change-writer.ts'
import { ownRows } from './own-units.ts'
import { milestoneColumns, stepsOf } from './units/milestone-unit.ts'

type Writer = Pick<ChangeWriter, 'trx' | 'ownerId' | 'put'>

/** The times of events outside the trash, by id. */
type Times = ReadonlyMap<string, Pick<EventTable, 'start_at' | 'end_at'>>

/**
 * The milestones among the events that a change has moved, if open steps stay where they were planned for another day.
 * If none does, the plan notes its new days, as part of the change.
 */
export async function movedMilestones(writer: Writer, moved: ReadonlySet<string>): Promise<MovedMilestone[]> {
  const left: MovedMilestone[] = []
  for await (const ids of slicesOf([...moved])) {
    const { trx, ownerId } = writer
    const rows = await ownRows(trx, 'milestone', ownerId).selectAll().where('event_id', 'in', ids).execute()
    const milestoneIds = rows.map(({ id }) => id)
    const stepsById = await stepsOf(trx, ownerId, milestoneIds)
    const eventIds = [...stepsById.values()].flat().map((step) => step.event_id)
    const times = await timesOf(trx, ownerId, [...eventIds, ...rows.map((row) => row.event_id)])
    for (const row of rows) {
      const plan = { row, steps: stepsById.get(row.id) ?? [], times }
      const openSteps = openStepsOf(plan)
      const to = times.get(row.event_id ?? '')?.start_at.slice(0, 10) ?? row.day
      if (to === row.day || openSteps.length === 0) continue
      const staying = openSteps.filter((step) => !moved.has(step.event_id ?? '') && !isAlong(step, plan, to))
      if (staying.length > 0) left.push({ _id: row.id, from: row.day, to, openSteps: staying.length })
      else await noteDays(writer, plan, to)
    }
  }
  return left
}

interface Plan {
  readonly row: MilestoneTable
  readonly steps: readonly StepColumns[]
  readonly times: Times
}

const openStepsOf = ({ steps, times }: Plan): StepColumns[] =>
  steps.filter((step) => step.done_at === null && times.has(step.event_id ?? ''))

async function timesOf(trx: Queries, ownerId: string, ids: readonly (string | null)[]): Promise<Times> {
  const times = new Map<string, Pick<EventTable, 'start_at' | 'end_at'>>()
  for await (const slice of slicesOf(ids.filter((id) => id !== null))) {
    const rows = ownRows(trx, 'event', ownerId).select(['id', 'start_at', 'end_at']).where('id', 'in', slice)
    for (const { id, ...own } of await rows.execute()) times.set(id, own)
  }
  return times
}

const isAlong = (step: StepColumns, { row, times }: Plan, to: string): boolean =>
  hasGoneAlong(step, times.get(step.event_id ?? '')?.start_at ?? '', { from: row.day, to })

/** Whether a step begins as far from where it was planned as its milestone is from its day. */
export const hasGoneAlong = (
  step: Pick<StepColumns, 'first_on'>,
  start: string,
  { from, to }: Pick<MovedMilestone, 'from' | 'to'>,
): boolean => start.slice(0, 10) === daysLater(step.first_on, (parseDay(to) ?? 0) - (parseDay(from) ?? 0))

/** The whole plan has moved. */
async function noteDays({ put }: Writer, { row, steps, times }: Plan, day: string): Promise<void> {
  const move = { from: row.day, to: day }
  const planned = steps.map((step) => plannedStep(step, times.get(step.event_id ?? ''), move))
  await put('milestone', [{ id: row.id, content: { milestone: { ...milestoneColumns(row), day }, steps: planned } }])
}

/**
 * A step of a plan that is now for another day: planned for where its event stands, but on the same side of the
 * milestone as before, so that one on the wrong side is still known to be.
 */
export function plannedStep(
  step: StepColumns,
  event: Pick<EventTable, 'start_at' | 'end_at'> | undefined,
  { from, to }: Pick<MovedMilestone, 'from' | 'to'>,
): StepColumns {
  if (event === undefined) return step
  const [first, last] = [event.start_at.slice(0, 10), event.end_at.slice(0, 10)]
  const isBefore = step.first_on < from
  if (isBefore === first < to) return { ...step, first_on: first, last_on: last }
  const nearest = isBefore ? daysLater(to, -1) : to
  return { ...step, first_on: nearest, last_on: nearest }
}
