import type { ChangeKind } from '@dodici/contract/change-kinds'
import type { EventBatch, EventBatchAnswer } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { staleVersion } from '#server/errors.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { refuseBeyondSteps, spending, stepsOf } from '#server/steps-of-request.ts'
import { actOf, type Action } from './batch-actions.ts'
import { refuseTargets } from './batch-faults.ts'
import { prepareBatch, type BatchEdit } from './batch-preparation.ts'
import { StaleTargets, targetsByEvent, type NamedTarget } from './batch-targets.ts'
import { checkedCategory } from './event-references.ts'
import { ownRecords, showEvents } from './events.service.ts'
import { refuseMadeBeyondPlan, refuseMailsOf } from './plan.ts'

/**
 * Applies one action to several events and occurrences, as one change, all or nothing.
 * @throws AppError `not_found`, `stale_version` (with the newer copies), `scope_required`, `invalid_input`, each naming
 * the faulty events; `unknown_reference`, `plan_limit`; `quota_exceeded` if it needs too many steps
 */
export async function changeEvents(
  storage: Storage,
  access: Access,
  { events, action }: EventBatch,
): Promise<Written<EventBatchAnswer>> {
  const targets = events.map((target, index) => ({ index, target: withScope(target, action) }))
  const steps = stepsOf(access.actor)
  const doTo = actOf(action, { actor: access.actor, now: instantOf(storage.clock) })
  const act: typeof doTo = (event) => {
    refuseBeyondSteps(steps)
    return spending(steps, () => doTo(event))
  }
  const outcome = await prepareBatch(storage.db.read, { ownerId: access.ownerId, targets, act })
  const facts = { kind: changeKinds[action.kind], isLarge: true }
  try {
    return await writeChange(storage, access, facts, (writer) =>
      writeBatch(writer, access, { action, targets, outcome }),
    )
  } catch (error) {
    if (error instanceof StaleTargets) return await refuseStale(storage.db.read, access, error)
    throw error
  }
}

const changeKinds: Readonly<Record<Action['kind'], ChangeKind>> = {
  shift: 'event.update',
  category: 'event.update',
  copy: 'event.create',
  split: 'event.split',
  delete: 'event.delete',
}

/** By default a copy from a series copies the occurrence. */
const withScope = (target: EventBatch['events'][number], { kind }: Action) =>
  kind === 'copy' ? { ...target, scope: target.scope ?? ('this' as const) } : target

interface Prepared {
  readonly action: Action
  readonly targets: readonly NamedTarget[]
  readonly outcome: BatchEdit
}

async function writeBatch(
  writer: ChangeWriter,
  access: Access,
  { action, targets, outcome }: Prepared,
): Promise<EventBatchAnswer> {
  const ids = new Set(targets.map(({ target }) => target._id))
  const named = targetsByEvent(await ownRecords(writer.trx, writer.ownerId, [...ids]), targets)
  if (action.kind === 'category') {
    await checkedCategory(writer.trx, writer.ownerId, action.categoryId, 'action.categoryId')
  }
  const changed = await inTurns(named, ([record, own]) => outcome(record, own))
  const states = changed.flatMap((one) => one.states)
  await refuseMadeBeyondPlan(writer.trx, access, { states, of: ids })
  if (action.kind === 'copy' || action.kind === 'split')
    for (const { content } of states) refuseMailsOf(access, content)
  await writer.put('event', states)
  return {
    events: await presentEvents(
      writer,
      states.map((state) => state.id),
    ),
    droppedExceptions: changed.flatMap((one) => one.droppedExceptions),
  }
}

/** Builds the newer copies after the transaction: for many series that takes time, and other writers wait. */
async function refuseStale(db: Queries, access: Access, { records, indexes }: StaleTargets): Promise<never> {
  const current = await showEvents(db, access, records)
  return refuseTargets(staleVersion('event', current), indexes)
}

/** The existing ones of some events, ordered like their ids. */
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
