import { isDeepStrictEqual } from 'node:util'
import type { EventPatch, NamedEvent, NewEvent, ProposedChange, ProposedGoal } from '@dodici/contract/types'
import { formatWall, parseWall } from '@dodici/core/date'
import { convertWall } from '@dodici/core/zone'
import type { Access, Actor } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { AppError } from '#server/errors.ts'
import { checkedDraft, putEvents, type CheckedEvent } from '#server/features/events/create-event.service.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { putDeletion, putDeletions, type KnownDeletion } from '#server/features/events/delete-event.service.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { putUpdate, putUpdates, type KnownUpdate } from '#server/features/events/update-event.service.ts'
import { ruleUntilGoal } from './chosen-goal.ts'
import type { ChosenItem } from './chosen-items.ts'
import { leavesRoom } from './conflicts.ts'

/** The result of applying: the existing events, and the event that each new item became. */
export interface WrittenItems {
  readonly events: NamedEvent[]
  readonly eventIds: ReadonlyMap<string, string>
}

interface ItemsToWrite {
  readonly chosen: readonly ChosenItem[]
  readonly records: ReadonlyMap<string, EventRecord>
  readonly calendarId: string | undefined
  /** The goal that new events count for. */
  readonly goal: ProposedGoal | null
  /** The result of `checkedCreations` from before the transaction, in which others would wait for it. */
  readonly creations: Creations
}

/** Valid drafts of new events, by item. */
export type Creations = ReadonlyMap<string, CheckedEvent>

/** Validates what a card creates; invalid items are left for the write to refuse. */
export async function checkedCreations(
  actor: Actor,
  { chosen, ...wanted }: Pick<ItemsToWrite, 'chosen' | 'calendarId' | 'goal'>,
): Promise<Creations> {
  const made = chosen.filter(({ item }) => item.action === 'create')
  const checked = await inTurns(made, (one): [string, CheckedEvent][] => {
    try {
      return [[one.item._id, checkedDraft(newEventOf(one, wanted), actor)]]
    } catch (error) {
      if (error instanceof AppError) return []
      throw error
    }
  })
  return new Map(checked.flat())
}

/**
 * Writes a card's items within one change, with the checks of every write.
 * @throws AppError as creating, changing and deleting an event do
 */
export async function writeItems(writer: ChangeWriter, access: Access, wanted: ItemsToWrite): Promise<WrittenItems> {
  const { chosen } = wanted
  // First what frees room: the smallest plan counts the events of a year.
  await writeDeletions(writer, access, wanted)
  await writeUpdates(writer, access, wanted)
  const made = chosen.filter(({ item }) => item.action === 'create')
  const drafts = await inTurns(made, (one) => creationOf(one, access.actor, wanted))
  const ids = made.length === 0 ? [] : await putEvents(writer, access, drafts)
  const eventIds = new Map(made.map(({ item }, index) => [item._id, ids[index] ?? '']))
  const events = chosen.flatMap(({ item }) => {
    const id = item.eventId ?? eventIds.get(item._id)
    return item.action === 'delete' || id === undefined ? [] : [namedEvent(id, item)]
  })
  return { events, eventIds }
}

/** The draft validated before, unless the card has changed since. */
function creationOf(one: ChosenItem, actor: Actor, { creations, ...wanted }: ItemsToWrite): CheckedEvent {
  const draft = newEventOf(one, wanted)
  const known = creations.get(one.item._id)
  return known !== undefined && isDeepStrictEqual(known.draft, draft) ? known : checkedDraft(draft, actor)
}

type Item = ChosenItem['item']

/** An event's record if only one item names it, because it is then still valid when it is written. */
function recordOf({ eventId }: Item, { chosen, records }: ItemsToWrite): EventRecord | undefined {
  const named = chosen.filter(({ item }) => item.eventId === eventId)
  return named.length === 1 ? records.get(eventId ?? '') : undefined
}

/** All at once, except several items of one event, which build on each other. */
async function writeDeletions(writer: ChangeWriter, access: Access, wanted: ItemsToWrite): Promise<void> {
  const known: KnownDeletion[] = []
  for (const { item } of wanted.chosen) {
    if (item.action !== 'delete') continue
    const record = recordOf(item, wanted)
    if (record === undefined) await putDeletion(writer, access, targetOf(item))
    else known.push({ record, target: targetOf(item) })
  }
  await putDeletions(writer, known)
}

async function writeUpdates(writer: ChangeWriter, access: Access, wanted: ItemsToWrite): Promise<void> {
  const known: KnownUpdate[] = []
  for (const one of wanted.chosen) {
    if (one.item.action !== 'update') continue
    const request = { ...targetOf(one.item), patch: patchOf(one, access.actor, wanted) }
    const record = recordOf(one.item, wanted)
    if (record === undefined) await putUpdate(writer, access, request)
    else known.push({ record, request })
  }
  await putUpdates(writer, access, known)
}

const namedEvent = (id: string, item: Item): NamedEvent => ({
  _id: id,
  title: item.title,
  start: item.start,
  recurrenceId: item.occurrence,
  categoryId: item.categoryId,
})

const targetOf = ({ eventId, occurrence }: Item) => ({
  id: eventId ?? '',
  version: null,
  ...(occurrence === null ? { scope: 'all' as const } : { scope: 'this' as const, occurrence }),
})

const newEventOf = (
  { item, exdates, stored }: ChosenItem,
  { calendarId, goal }: Pick<ItemsToWrite, 'calendarId' | 'goal'>,
): NewEvent => ({
  title: item.title,
  description: item.description,
  kind: item.kind,
  start: item.start,
  end: item.end,
  allDay: item.allDay,
  // Somebody who trains for five weeks is not busy for five weeks.
  busy: !leavesRoom(item),
  recurrence: ruleUntilGoal(item, goal),
  exdates: [...exdates],
  goalId: goal?._id ?? null,
  categoryId: item.categoryId,
  ...placeOf(stored.wanted.draft),
  ...(item.reminders.length === 0 ? {} : { reminders: item.reminders }),
  ...(calendarId === undefined ? {} : { calendarId }),
})

/** The place that a change sets: a card does not edit it. */
const placeOf = (draft: ProposedChange): { location?: string } =>
  draft.action === 'delete' || draft.location === undefined ? {} : { location: draft.location }

/** Only the fields that a change sets; others may have changed the rest meanwhile. */
function patchOf({ stored, item, edit, isTimed }: ChosenItem, actor: Actor, { records }: ItemsToWrite): EventPatch {
  const { draft } = stored.wanted
  if (draft.action !== 'update') return {}
  const row = records.get(draft.eventId)?.row
  return {
    ...(draft.title === undefined && edit.title === undefined ? {} : { title: item.title }),
    ...(draft.description === undefined ? {} : { description: item.description }),
    ...(draft.categoryId === undefined && edit.categoryId === undefined ? {} : { categoryId: item.categoryId }),
    ...placeOf(draft),
    ...(draft.reminders === undefined ? {} : { reminders: draft.reminders }),
    ...(isTimed ? timesOnOwnWall(item, actor, row) : {}),
  }
}

type Zones = Pick<EventRecord['row'], 'all_day' | 'timezone' | 'end_timezone'>

/** A card uses the person's time zone; an event keeps its own. */
function timesOnOwnWall(item: Item, { timezone }: Actor, zones: Zones | undefined): EventPatch {
  const { allDay, start, end } = item
  if (allDay || zones === undefined) return { allDay, start, end }
  if (zones.all_day === 1) return { allDay, start, end, timezone }
  const own = zones.timezone
  if (own === null) return { allDay, start, end }
  const onWall = (text: string, zone: string): string => {
    const wall = parseWall(text)
    return wall === null ? text : formatWall(convertWall(wall, timezone, zone))
  }
  return { allDay, start: onWall(start, own), end: onWall(end, zones.end_timezone ?? own) }
}
