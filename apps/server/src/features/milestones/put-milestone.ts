import type { ProposalItem } from '@dodici/contract/types'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { plannedStep } from '#server/db/journal/moved-milestones.ts'
import { milestoneColumns } from '#server/db/journal/units/milestone-unit.ts'
import type { MilestoneColumns, StepColumns } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { findStandingEvents } from './milestones.queries.ts'
import { ownMilestone, type MilestoneRecord } from './milestones.service.ts'

/** What applying a card does to its milestone: it is created from the items with a phase, or it moves. */
export type StoredMilestone =
  | {
      readonly kind: 'made'
      readonly id: string
      readonly title: string
      readonly day: string
      readonly template: string
      /** Its event: an existing one, or a new item. */
      readonly eventId: string | null
      readonly eventItemId: string | null
    }
  | {
      readonly kind: 'moved'
      readonly id: string
      readonly day: string
      readonly eventItemId: string | null
    }

/** The applied items of a card, and the event that each new one became. */
interface AppliedItems {
  readonly items: readonly ProposalItem[]
  readonly eventIds: ReadonlyMap<string, string>
}

/** Creates or moves the card's milestone, within the change that writes its events. */
export async function putMilestone(writer: ChangeWriter, plan: StoredMilestone, applied: AppliedItems): Promise<void> {
  const present = await presentMilestone(writer, plan.id)
  if (plan.kind === 'made') await putMade(writer, plan, { applied, present })
  else if (present !== null) await putMoved(writer, plan, { applied, present })
}

/** It may be in the trash by now. */
async function presentMilestone({ trx, ownerId }: ChangeWriter, id: string): Promise<MilestoneRecord | null> {
  try {
    return await ownMilestone(trx, ownerId, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

type MadeMilestone = Extract<StoredMilestone, { kind: 'made' }>
type MovedMilestone = Extract<StoredMilestone, { kind: 'moved' }>

async function putMade(
  writer: ChangeWriter,
  plan: MadeMilestone,
  { applied, present }: { applied: AppliedItems; present: MilestoneRecord | null },
): Promise<void> {
  const steps = applied.items.filter((item) => item.phase !== null).map((item) => stepOf(item, applied))
  if (steps.length === 0) return
  const milestone = present ? milestoneColumns(present.row) : madeColumns(writer, plan, applied)
  await writer.put('milestone', [{ id: plan.id, content: { milestone, steps: [...(present?.steps ?? []), ...steps] } }])
}

function madeColumns({ now }: ChangeWriter, plan: MadeMilestone, { items, eventIds }: AppliedItems): MilestoneColumns {
  const { title, start } = items.find((item) => item._id === plan.eventItemId) ?? { title: plan.title, start: plan.day }
  const ownEventId = eventIds.get(plan.eventItemId ?? '') ?? null
  return {
    title,
    day: start.slice(0, 10),
    event_id: plan.eventId ?? ownEventId,
    template: plan.template,
    goal_id: null,
    created_at: now,
  }
}

const stepOf = (item: ProposalItem, { eventIds }: AppliedItems): StepColumns => ({
  id: item._id,
  event_id: eventIds.get(item._id) ?? null,
  title: item.title,
  phase: item.phase ?? '',
  first_on: item.start.slice(0, 10),
  last_on: item.end.slice(0, 10),
  done_at: null,
})

const standingEvents = ({ trx, ownerId }: ChangeWriter, steps: readonly StepColumns[]) =>
  findStandingEvents(
    trx,
    ownerId,
    steps.flatMap((step) => step.event_id ?? []),
  )

async function putMoved(
  writer: ChangeWriter,
  plan: MovedMilestone,
  { applied, present }: { applied: AppliedItems; present: MilestoneRecord },
): Promise<void> {
  const own = applied.items.find((item) => item._id === plan.eventItemId)
  const move = { from: present.row.day, to: (own?.start ?? plan.day).slice(0, 10) }
  const standing = await standingEvents(writer, present.steps)
  const steps = present.steps.map((step) => plannedStep(step, standing.get(step.event_id ?? ''), move))
  const milestone = { ...milestoneColumns(present.row), day: move.to }
  await writer.put('milestone', [{ id: plan.id, content: { milestone, steps } }])
}
