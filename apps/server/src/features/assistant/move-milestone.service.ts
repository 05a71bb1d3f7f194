import type { Milestone, Proposal } from '@dodici/contract/types'
import { type Day, daysLater, formatDay, knownDay, parseDay } from '@dodici/core/date'
import type { MovedStep, StandingStep } from '@dodici/core/planning'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { askerOf, type Asker } from '#server/features/asker/asker.ts'
import type { AskerInput } from './assistant-access.ts'
import { hasGoneAlong } from '#server/db/journal/moved-milestones.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { performRead, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { moving } from './plan-around.ts'
import { wordsIn } from './words.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { buildItems } from '#server/features/proposals/build-items.ts'
import { presentEvent, type PresentEvent } from '#server/features/events/present-event.ts'
import type { ChangeToPropose } from '#server/features/proposals/proposal-items.ts'
import { storeProposal } from '#server/features/proposals/proposals.service.ts'
import { ownMilestone, shownMilestone, type MilestoneRecord } from '#server/features/milestones/milestones.service.ts'

interface Move extends AskerInput {
  readonly id: string
  readonly date: string
}

/**
 * Proposes new days for the open steps when a milestone moves. Steps shift from where they are now, by the distance to
 * the day that they were planned for. An event already on its new day stays. Null if none moves.
 * It is arithmetic of dates, so that nobody is refused who has no assistant.
 * @throws AppError `not_found`
 */
export async function moveMilestone(
  storage: ThreadedStorage,
  access: Access,
  { id, date, ...asking }: Move,
): Promise<{ proposal: Proposal | null }> {
  const asker = await askerOf(storage, access, asking)
  const record = await ownMilestone(storage.db.read, access.ownerId, id)
  const shown = await shownMilestone(storage.db.read, access.ownerId, record)
  const wanted = await wantedMoves(storage, asker, { record, shown, to: parseDay(date) ?? 0 })
  if (wanted.changes.length === 0) return { proposal: null }
  const items = await buildItems(storage, asker, wanted.changes)
  const proposal = await storeProposal(storage, asker, {
    kind: 'replan',
    title: shown.title,
    items,
    milestone: { kind: 'moved', id, day: date, eventItemId: wanted.eventItemId },
    goal: null,
  })
  return { proposal }
}

interface MilestoneMove {
  readonly record: MilestoneRecord
  readonly shown: Milestone
  readonly to: Day
}

interface ProposedMoves {
  readonly changes: readonly ChangeToPropose[]
  readonly eventItemId: string | null
}

async function wantedMoves(
  storage: ThreadedStorage,
  asker: Asker,
  { record, shown, to }: MilestoneMove,
): Promise<ProposedMoves> {
  const from = parseDay(record.row.day) ?? 0
  const standing = from === to ? [] : standingSteps({ record, shown, to })
  const asked = { asker, standing: standing.map(standingStep), from, to }
  const moved = await performRead(storage, moving, asker.access, asked)
  const events = await presentEvents(storage, asker, shown)
  const steps = moved.flatMap((step) => {
    const stood = standing.find(({ _id }) => _id === step.id)
    return stood === undefined ? [] : stepChange(events.get(stood.eventId ?? ''), stood, step)
  })
  const own = eventChange(asker, events.get(shown.eventId ?? ''), { from: knownDay(shown.date), to })
  return {
    changes: [...own, ...steps],
    eventItemId: own[0]?._id ?? null,
  }
}

/** The steps that are in the year, and have not gone along already. */
function standingSteps({ record: { row, steps }, shown, to }: MilestoneMove): Milestone['steps'] {
  const move = { from: row.day, to: formatDay(to) }
  const along = new Set(steps.flatMap((step) => (hasGoneAlong(step, startOf(shown, step.id), move) ? [step.id] : [])))
  return shown.steps.filter((step) => step.eventId !== null && !along.has(step._id))
}

const startOf = ({ steps }: Milestone, id: string): string => steps.find(({ _id }) => _id === id)?.start ?? ''

const standingStep = (step: Milestone['steps'][number]): StandingStep => ({
  id: step._id,
  first: knownDay(step.start),
  last: knownDay(step.end),
  isDone: step.doneAt !== null,
})

/** The current events of a milestone and its steps, by id. */
async function presentEvents(
  { db }: YearStorage,
  { access, categories }: Asker,
  { eventId, steps }: Milestone,
): Promise<Map<string, PresentEvent>> {
  const ids = [eventId, ...steps.map((step) => step.eventId)].filter((id) => id !== null)
  const records = [...(await ownRecords(db.read, access.ownerId, ids)).values()]
  const categoryIds = new Set(categories.map(({ _id }) => _id))
  const present = records.map((record) => presentEvent(categoryIds, access.actor, { record, named: {} }))
  return new Map(present.map((one) => [one.event._id, one]))
}

interface Times {
  readonly start: string
  readonly end: string
  readonly reason: string
}

const moveOf = ({ event }: PresentEvent, times: Times): ChangeToPropose => ({
  _id: uuid(),
  draft: { action: 'update', eventId: event._id, ...times },
  phase: null,
  optional: false,
})

/**
 * A timed event keeps its time and length. Days count from the day in the person's time zone, which may differ from the
 * event's own.
 */
function stepChange(
  present: PresentEvent | undefined,
  stood: Milestone['steps'][number],
  { first, last, reason }: MovedStep,
): ChangeToPropose[] {
  if (present === undefined) return []
  const days = first - knownDay(stood.start)
  const times = present.texts.allDay
    ? { start: formatDay(first), end: formatDay(last) }
    : { start: daysLater(present.start, days), end: daysLater(present.end, days) }
  return [moveOf(present, { ...times, reason })]
}

/** The event itself, unless it is on its day already. */
function eventChange(
  { language }: Asker,
  present: PresentEvent | undefined,
  { from, to }: { readonly from: Day; readonly to: Day },
): ChangeToPropose[] {
  if (present === undefined) return []
  const days = to - from
  if (days === 0) return []
  const reason = wordsIn(language).movedAsAsked
  return [moveOf(present, { start: daysLater(present.start, days), end: daysLater(present.end, days), reason })]
}
