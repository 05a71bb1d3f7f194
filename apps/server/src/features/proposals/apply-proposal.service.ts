import type { AppliedProposal, ProposalChoice } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Written } from '#server/db/journal/write-change.ts'
import type { ProposalTable, Queries } from '#server/db/schema.ts'
import { AppError, invalidInput, notFound } from '#server/errors.ts'
import { askerOf } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { putGoal } from '#server/features/goals/put-goal.ts'
import { putMilestone } from '#server/features/milestones/put-milestone.ts'
import { buildItems, recordsOf } from './build-items.ts'
import { chosenGoal } from './chosen-goal.ts'
import { chosenItems, refuseUnconfirmed, type ChosenItem } from './chosen-items.ts'
import type { StoredItem } from './proposal-items.ts'
import { findProposal, updateProposal } from './proposals.queries.ts'
import { isExpired, itemsOf, milestoneOf, proposedGoalOf, waitingProposal } from './proposals.service.ts'
import { checkedCreations, writeItems, type Creations } from './write-items.ts'

/** The card's events are no longer what it shows. */
class CardIsStale extends Error {}

interface Application {
  readonly id: string
  readonly choice: ProposalChoice
}

/**
 * Applies a card once, as one change; undo takes all of it back.
 * @throws AppError `not_found`; `proposal_applied`; `proposal_changed` with the present card, if it has expired or an
 * event has changed; `confirmation_required`; `invalid_input`; as writing an event does
 */
export async function applyProposal(
  storage: YearStorage,
  access: Access,
  application: Application,
): Promise<Written<AppliedProposal>> {
  try {
    const creations = await creationsOf(storage, access, application)
    return await writeChange(
      storage,
      access,
      { kind: 'assistant.apply', madeBy: 'assistant', isLarge: true },
      (writer) => apply({ storage, writer, access, creations }, application),
    )
  } catch (error) {
    if (error instanceof CardIsStale) throw await changedCard(storage, access, application.id)
    throw error
  }
}

/** Validates a card before others have to wait for it; empty if it will not be applied. */
async function creationsOf(storage: YearStorage, access: Access, { id, choice }: Application): Promise<Creations> {
  const row = await findProposal(storage.db.read, access.ownerId, id)
  if (row === undefined || row.change_id !== null || isExpired(row, storage.clock)) return new Map()
  const goal = chosenGoal(proposedGoalOf(row), choice)
  return checkedCreations(access.actor, {
    chosen: chosenItems(itemsOf(row), choice),
    calendarId: choice.calendarId,
    goal,
  })
}

interface ApplyContext {
  readonly storage: YearStorage
  readonly writer: ChangeWriter
  readonly access: Access
  readonly creations: Creations
}

async function apply(
  { storage, writer, access, creations }: ApplyContext,
  { id, choice }: Application,
): Promise<AppliedProposal> {
  const { trx, changeId } = writer
  const row = await waitingCard(storage, writer, id)
  const all = itemsOf(row)
  const [chosen, goal] = [chosenItems(all, choice), chosenGoal(proposedGoalOf(row), choice)]
  refuseNothing(choice, chosen.length + (goal === null ? 0 : 1))
  const records = await freshRecords(trx, access, chosen)
  refuseUnconfirmed(chosen, all, choice.deletions)
  // Events may only name a goal that is there.
  if (goal !== null) await putGoal(writer, goal)
  const { events, eventIds } = await writeItems(writer, access, {
    chosen,
    records,
    calendarId: choice.calendarId,
    goal,
    creations,
  })
  const milestone = milestoneOf(row)
  if (milestone !== null) await putMilestone(writer, milestone, { items: chosen.map(({ item }) => item), eventIds })
  await updateProposal(trx, row, { change_id: changeId, goal: goal && JSON.stringify(goal) })
  const touched = new Set(chosen.map(({ item }) => item.eventId ?? eventIds.get(item._id)))
  return { events, goal: goal && { _id: goal._id, title: goal.title }, count: touched.size, changeId }
}

/** A card that can be applied. */
async function waitingCard({ clock }: YearStorage, { trx, ownerId }: ChangeWriter, id: string): Promise<ProposalTable> {
  const row = await findProposal(trx, ownerId, id)
  if (row === undefined) throw notFound()
  if (row.change_id !== null) throw new AppError('proposal_applied', 'This was applied already.')
  if (isExpired(row, clock)) throw new CardIsStale()
  return row
}

/** A person who chooses nothing is told so; a card of which nothing is left has changed. */
function refuseNothing({ items }: ProposalChoice, count: number): void {
  if (count > 0) return
  if (items?.length === 0) throw invalidInput('items', 'must not be empty')
  throw new CardIsStale()
}

/** The events that the chosen items change, if they are still what the card was made for. */
async function freshRecords(
  trx: Queries,
  access: Access,
  chosen: readonly ChosenItem[],
): Promise<Map<string, EventRecord>> {
  const records = await recordsOf(
    trx,
    { access },
    chosen.map(({ stored }) => stored.wanted),
  )
  for (const { stored } of chosen) {
    const { draft } = stored.wanted
    const isFresh = draft.action === 'create' || records.get(draft.eventId)?.row.version === stored.version
    if (!isFresh) throw new CardIsStale()
  }
  return records
}

/** Rebuilds the card from the present state, to be looked at again. */
async function changedCard(storage: YearStorage, access: Access, id: string): Promise<AppError> {
  const row = await findProposal(storage.db.read, access.ownerId, id)
  if (row === undefined) return notFound()
  const isOver = isExpired(row, storage.clock)
  const renewed = isOver ? row : { ...row, items: JSON.stringify(await presentItems(storage, access, row)) }
  if (!isOver) await storage.db.transact((trx) => updateProposal(trx, row, { items: renewed.items }))
  const detail = isOver ? 'This waited for too long.' : 'Something of this was changed meanwhile. Look at it again.'
  return new AppError('proposal_changed', detail, { current: waitingProposal(renewed, storage.clock) })
}

/** The items of a card as they are now, without those about missing events. */
async function presentItems(storage: YearStorage, access: Access, row: ProposalTable): Promise<StoredItem[]> {
  const asker = await askerOf(storage, access, { language: row.language })
  const present: StoredItem[] = []
  for (const { wanted } of itemsOf(row)) {
    try {
      present.push(...(await buildItems(storage, asker, [wanted])))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return present
}
