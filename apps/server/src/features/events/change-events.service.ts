import type { EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { inTurns } from '#server/give-way.ts'
import { copyMeant, editMeant, removeMeant } from './batch-actions.ts'
import { meantOf, targetsByEvent, type MeantEvent } from './batch-targets.ts'
import type { Edit, Edited } from './event-edit.ts'
import { timesOf, type EventRecord } from './event-record.service.ts'
import { checkedCategory } from './event-references.ts'
import { shiftedTimes, type DayShift } from './event-times.ts'
import { ownRecords, showEvents } from './events.service.ts'
import { refuseEventsBeyondPlan } from './plan.service.ts'

type Action = EventBatch['action']

/** Events that are changed before others get their turn: a long rule of numbered weekdays takes some 15 ms. */
const EVENTS_A_TURN = 5

/**
 * Does the same to several events and occurrences, as one change: to all, or (on any fault) to none.
 * @throws AppError `not_found`, `stale_version` (with the newer copies), `scope_required`, `invalid_input`, each naming the
 * events at fault; `unknown_reference`, `plan_limit`
 */
export function changeEvents(
  storage: Storage,
  actor: Actor,
  { events, action }: EventBatch,
): Promise<Written<EventBatchAnswer>> {
  const targets =
    action.kind === 'copy' ? events.map((target) => ({ ...target, scope: target.scope ?? 'this' })) : events
  const ids = [...new Set(events.map((target) => target._id))]
  return writeChange(storage, actor, { kind: changeKinds[action.kind] }, async (writer) => {
    const records = await ownRecords(writer.trx, actor.userId, ids)
    const show = (stale: readonly EventRecord[]) => showEvents(writer.trx, actor, stale)
    const named = await targetsByEvent({ records, show }, targets)
    const act = await actOf({ writer, actor }, action)
    const changed = await inTurns(named, EVENTS_A_TURN, ([record, own]) => act(meantOf(record, own)))
    if (action.kind === 'copy') await refuseEventsBeyondPlan(writer.trx, actor, changed.flatMap(startYears))
    const states = changed.flatMap((one) => one.states)
    await writer.put('event', states)
    return {
      events: await presentEvents(
        writer,
        states.map((state) => state.id),
      ),
      droppedExceptions: changed.flatMap((one) => one.droppedExceptions),
    }
  })
}

const changeKinds: Readonly<Record<Action['kind'], string>> = {
  shift: 'event.update',
  category: 'event.update',
  copy: 'event.create',
  delete: 'event.delete',
}

interface Surroundings {
  readonly writer: ChangeWriter
  readonly actor: Actor
}

/** What is done to each event of a batch. */
async function actOf({ writer, actor }: Surroundings, action: Action): Promise<(event: MeantEvent) => Edited> {
  const editBy = (patchOf: Edit['patchOf']): Edit => ({ actor, now: writer.now, patchOf })
  const shiftBy = (shift: DayShift): Edit => editBy((base) => shiftedTimes(timesOf(base), shift))
  switch (action.kind) {
    case 'shift':
      return (event) => editMeant(event, shiftBy(action))
    case 'copy':
      return (event) => copyMeant(event, shiftBy({ startDays: action.days, endDays: action.days }))
    case 'category': {
      const categoryId = await checkedCategory(writer.trx, writer.ownerId, action.categoryId, 'action.categoryId')
      return (event) =>
        editMeant(
          event,
          editBy(() => ({ categoryId })),
        )
    }
    case 'delete':
      return removeMeant
  }
}

const startYears = ({ states }: Edited): number[] =>
  states.flatMap(({ content }) => (content === null ? [] : [Number(content.event.start_at.slice(0, 4))]))

/** Those of some events that are there, in the order of their ids. */
async function presentEvents(
  { trx, ownerId }: ChangeWriter,
  ids: readonly string[],
): Promise<EventBatchAnswer['events']> {
  const records = await ownRecords(trx, ownerId, ids)
  return ids.flatMap((id) => {
    const row = records.get(id)?.row
    return row === undefined ? [] : [{ _id: id, version: row.version, start: row.start_at, end: row.end_at }]
  })
}
