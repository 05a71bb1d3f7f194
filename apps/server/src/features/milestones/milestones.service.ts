import type { Milestone } from '@dodici/contract/types'
import { dateOf } from '@dodici/core/date'
import { ownIds, ownUnit } from '#server/db/journal/own-units.ts'
import { stepsOf } from '#server/db/journal/units/milestone-unit.ts'
import type { MilestoneTable, Queries, StepColumns } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { findMilestoneOfEvent, findMilestones, findStandingEvents, type StandingEvent } from './milestones.queries.ts'

/** A stored milestone with its steps. */
export interface MilestoneRecord {
  readonly row: MilestoneTable
  readonly steps: readonly StepColumns[]
}

/** The person's milestones with their steps, nearest first. A milestone without remaining events is not shown. */
export async function listMilestones(db: Queries, ownerId: string): Promise<Milestone[]> {
  const rows = await findMilestones(db, ownerId)
  const steps = await stepsOf(
    db,
    ownerId,
    rows.map((row) => row.id),
  )
  const shown = await shownMilestones(
    db,
    ownerId,
    rows.map((row) => ({ row, steps: steps.get(row.id) ?? [] })),
  )
  return shown
    .filter((milestone) => milestone.eventId !== null || milestone.steps.some((step) => step.eventId !== null))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/**
 * One of the person's stored milestones.
 * @throws AppError `not_found`
 */
export async function ownMilestone(db: Queries, ownerId: string, id: string): Promise<MilestoneRecord> {
  const row = await ownUnit(db, 'milestone', ownerId, id)
  return { row, steps: (await stepsOf(db, ownerId, [id])).get(id) ?? [] }
}

/** The id of an event's milestone; null if there is none. */
export const milestoneOfEvent = async (db: Queries, ownerId: string, eventId: string): Promise<string | null> =>
  (await findMilestoneOfEvent(db, ownerId, eventId))?.id ?? null

/** A milestone as its owner sees it, with the present times of its events. */
export async function shownMilestone(db: Queries, ownerId: string, record: MilestoneRecord): Promise<Milestone> {
  const [shown] = await shownMilestones(db, ownerId, [record])
  if (shown === undefined) throw notFound()
  return shown
}

async function shownMilestones(
  db: Queries,
  ownerId: string,
  records: readonly MilestoneRecord[],
): Promise<Milestone[]> {
  const ids = records.flatMap(({ row, steps }) => [row.event_id, ...steps.map((step) => step.event_id)])
  const events = await findStandingEvents(
    db,
    ownerId,
    ids.filter((id) => id !== null),
  )
  const goalIds = await ownIds(db, 'goal', ownerId)
  return records.map((record) => milestoneOf(record, events, goalIds))
}

function milestoneOf(
  { row, steps }: MilestoneRecord,
  events: ReadonlyMap<string, StandingEvent>,
  goalIds: ReadonlySet<string>,
): Milestone {
  const event = events.get(row.event_id ?? '')
  return {
    _id: row.id,
    eventId: event?.id ?? null,
    title: event?.title ?? row.title,
    date: event === undefined ? row.day : dateOf(event.start_at),
    plannedFor: row.day,
    template: row.template,
    goalId: row.goal_id !== null && goalIds.has(row.goal_id) ? row.goal_id : null,
    version: row.version,
    steps: steps
      .map((step) => stepOf(row, step, events.get(step.event_id ?? '')))
      .sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0)),
  }
}

const stepOf = (
  { day }: MilestoneTable,
  step: StepColumns,
  event: StandingEvent | undefined,
): Milestone['steps'][number] => ({
  _id: step.id,
  eventId: event?.id ?? null,
  title: event?.title ?? step.title,
  phase: step.phase,
  place: step.first_on < day ? 'before' : 'after',
  start: event === undefined ? step.first_on : dateOf(event.start_at),
  end: event === undefined ? step.last_on : dateOf(event.end_at),
  doneAt: step.done_at,
})
