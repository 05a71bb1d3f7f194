import type { Event, EventCreation, NewEvent, Reminder } from '@dodici/contract/types'
import type { EventTimes } from '@dodici/core/event'
import { v7 as uuid } from 'uuid'
import type { Access, Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { refuseTakenId } from '#server/db/journal/own-units.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { EventColumns } from '#server/db/schema.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import { columnOfChoice } from '#server/open-choice.ts'
import { invalidInput } from '#server/errors.ts'
import { ownDefaultReminders, putCategoryNamed } from '#server/features/categories/categories.service.ts'
import { inTurns, openTurns } from '#server/event-loop-turns.ts'
import { refuseBeyondSteps, spending, stepsOf } from '#server/steps-of-request.ts'
import { repetitionColumns, timeColumns, withDerived } from './event-columns.ts'
import { referenceChecks, type ReferenceChecks } from './event-references.ts'
import { checkedRule } from './event-rule.ts'
import { checkedTimes } from './event-times.ts'
import { ownRecord, showEvent } from './events.service.ts'
import { refuseEventsBeyondPlan, refuseMailsBeyondPlan, remindersWithinPlan } from './plan.ts'

/**
 * Creates an event, and its category if that is new.
 * @throws AppError `invalid_input`, `rule_refused`, `unknown_reference`, `plan_limit`, `id_taken`
 */
export function createEvent(
  storage: Storage,
  access: Access,
  { draft: { newCategory, ...draft }, year }: { draft: EventCreation; year: number | undefined },
): Promise<Written<Event>> {
  if (newCategory && draft.categoryId) throw invalidInput('newCategory', 'must not stand beside a categoryId')
  const checked = checkedDraft(draft, access.actor)
  return writeChange(storage, access, CREATION, (writer) => putEvent(writer, access, { checked, newCategory, year }))
}

export const CREATION = { kind: 'event.create', isLarge: true } as const

/**
 * Creates an event within a change whose answer contains more.
 * @throws AppError `unknown_reference`, `plan_limit`, `id_taken`
 */
export async function putEvent(
  writer: ChangeWriter,
  access: Access,
  { checked, newCategory, year }: PutEvent,
): Promise<Event> {
  const draft = newCategory
    ? { ...checked.draft, categoryId: await putCategoryNamed(writer, newCategory) }
    : checked.draft
  const [id] = await putEvents(writer, access, [{ ...checked, draft }])
  return showEvent(writer.trx, access, await ownRecord(writer.trx, access.ownerId, id ?? ''), year)
}

interface PutEvent {
  readonly checked: CheckedEvent
  readonly newCategory?: EventCreation['newCategory']
  readonly year?: number | undefined
}

/**
 * Creates several events as one change, all or nothing.
 * @throws AppError as `createEvent` does, for the first invalid draft
 */
export async function createEvents(
  storage: Storage,
  access: Access,
  drafts: readonly NewEvent[],
): Promise<Written<string[]>> {
  const checked = await inTurns(drafts, (draft) => checkedDraft(draft, access.actor))
  return writeChange(storage, access, CREATION, (writer) => putEvents(writer, access, checked))
}

/** A requested event with validated times and rule. */
export interface CheckedEvent {
  readonly draft: NewEvent
  readonly times: EventTimes
  readonly rule: string | null
}

/** @throws AppError `invalid_input`, `rule_refused`; `quota_exceeded` if many drafts take too long to check */
export function checkedDraft(draft: NewEvent, actor: Actor): CheckedEvent {
  const [times, steps] = [checkedTimes(draft, actor.timezone), stepsOf(actor)]
  refuseBeyondSteps(steps)
  return { draft, times, rule: spending(steps, () => checkedRule(draft.recurrence ?? null, times)) }
}

/**
 * Creates several events within a change. Returns their ids, in the order of the drafts.
 * @throws AppError `unknown_reference`, `plan_limit`, `id_taken`
 */
export async function putEvents(
  writer: ChangeWriter,
  access: Access,
  drafts: readonly CheckedEvent[],
): Promise<string[]> {
  const begun = drafts.map(({ times }) => timeColumns(times))
  await refuseEventsBeyondPlan(writer.trx, access, begun)
  for (const { draft } of drafts) refuseMailsBeyondPlan(access, draft.reminders ?? [], null)
  const states = await statesOfNew(writer, access, drafts)
  await writer.put('event', states)
  return states.map((state) => state.id)
}

/**
 * New events as they will be stored, whatever the plan allows.
 * @throws AppError `unknown_reference`, `id_taken`
 */
export async function statesOfNew(
  writer: ChangeWriter,
  access: Access,
  drafts: readonly CheckedEvent[],
): Promise<{ id: string; content: EventContent }[]> {
  const remindersOf = await remindersOfNew(writer, access, drafts)
  const states: { id: string; content: EventContent }[] = []
  const checks = referenceChecks(writer.trx, writer.ownerId)
  const pause = openTurns()
  for (const checked of drafts) {
    await pause()
    const { draft } = checked
    await refuseTakenId(writer.trx, 'event', draft._id)
    const id = draft._id ?? uuid()
    const columns = await newColumns({ now: writer.now, checks }, checked, { id, reminders: remindersOf(checked) })
    states.push({ id, content: { event: withDerived(columns, []), exceptions: [] } })
  }
  return states
}

const NO_DEFAULTS: Awaited<ReturnType<typeof ownDefaultReminders>> = new Map()

/** Reminders of a new event: as requested (none, if so requested), or else its category's defaults. */
async function remindersOfNew(
  { trx, ownerId }: ChangeWriter,
  access: Access,
  drafts: readonly CheckedEvent[],
): Promise<(checked: CheckedEvent) => readonly Reminder[]> {
  const areGiven = drafts.some(({ draft }) => draft.reminders === undefined && draft.categoryId)
  const byCategory = areGiven ? await ownDefaultReminders(trx, ownerId) : NO_DEFAULTS
  return ({ draft, times }) => {
    if (draft.reminders !== undefined) return draft.reminders
    const given = byCategory.get(draft.categoryId ?? '')?.[times.allDay ? 'allDay' : 'timed'] ?? []
    return remindersWithinPlan(access, given)
  }
}

/** In order, each once; what does not repeat leaves nothing out. */
const exdatesOf = ({ exdates = [] }: NewEvent, rule: string | null): string[] =>
  rule === null ? [] : [...new Set(exdates)].sort()

type NewColumns = Omit<
  EventColumns,
  'first_day' | 'last_day' | 'spans_years' | 'count_end' | 'search_text' | 'ics_names' | 'ics_body'
>

async function newColumns(
  { now, checks }: Pick<ChangeWriter, 'now'> & { readonly checks: ReferenceChecks },
  { draft, times, rule }: CheckedEvent,
  { id, reminders }: { id: string; reminders: readonly Reminder[] },
): Promise<NewColumns> {
  return {
    title: draft.title,
    description: draft.description ?? '',
    location: draft.location ?? '',
    url: draft.url ?? '',
    kind: draft.kind ?? 'event',
    status: draft.status ?? 'confirmed',
    busy: draft.busy === false ? 0 : 1,
    away: columnOfChoice(draft.away ?? null),
    ...timeColumns(times),
    category_id: await checks.category(draft.categoryId ?? null),
    ics_extra: null,
    calendar_id: await checks.calendar(draft.calendarId),
    uid: id,
    ics_sequence: 0,
    ...repetitionColumns({ rrule: rule, rdates: [], exdates: exdatesOf(draft, rule) }),
    reminders: JSON.stringify(reminders),
    goal_id: await checks.goal(draft.goalId ?? null),
    split_from: null,
    created_at: now,
  }
}
