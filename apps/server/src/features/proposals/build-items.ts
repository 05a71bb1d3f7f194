import type { ProposedChange, ProposalItem } from '@dodici/contract/types'
import type { Queries } from '#server/db/schema.ts'
import { AppError, below, unknownReference } from '#server/errors.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { itemsBetween, type SeenItem } from '#server/features/asker/seen-items.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { checkedDraft } from '#server/features/events/create-event.service.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { endKept } from './end-kept.ts'
import { conflictsWith, daysOf } from './conflicts.ts'
import { presentEvent, saidBefore, type PresentEvent } from '#server/features/events/present-event.ts'
import type { StoredItem, ChangeToPropose } from './proposal-items.ts'

/**
 * Builds the items of a card by comparing what is wanted with the present state.
 * @throws AppError `unknown_reference`, `not_found`, `invalid_input`, `rule_refused`, naming the faulty change
 */
export async function buildItems(
  storage: YearStorage,
  asker: Asker,
  changes: readonly ChangeToPropose[],
): Promise<StoredItem[]> {
  const records = await recordsOf(storage.db.read, asker, changes)
  const context = { asker, records, categoryIds: new Set(asker.categories.map(({ _id }) => _id)) }
  const built: StoredItem[] = []
  for (const [index, wanted] of changes.entries()) {
    try {
      built.push(builtItem(context, wanted))
    } catch (error) {
      throw error instanceof AppError ? below(`changes.${String(index)}`, error) : error
    }
  }
  return withConflicts(storage, asker, built)
}

/** The person's events in some changes, by id. */
export const recordsOf = async (
  db: Queries,
  { access }: Pick<Asker, 'access'>,
  changes: readonly Pick<ChangeToPropose, 'draft'>[],
): Promise<Map<string, EventRecord>> => {
  const ids = changes.flatMap(({ draft }) => (draft.action === 'create' ? [] : [draft.eventId]))
  return ownRecords(db, access.ownerId, [...new Set(ids)])
}

interface BuildContext {
  readonly asker: Asker
  readonly categoryIds: ReadonlySet<string>
  readonly records: ReadonlyMap<string, EventRecord>
}

function builtItem({ asker, records, categoryIds }: BuildContext, wanted: ChangeToPropose): StoredItem {
  const { draft } = wanted
  if (draft.action === 'create') {
    refuseUnknownCategory(asker, draft.categoryId)
    return { wanted, version: null, item: createdItem(asker, wanted, draft) }
  }
  const record = records.get(draft.eventId)
  if (record === undefined) throw unknownReference('eventId')
  const present = presentEvent(categoryIds, asker.access.actor, { record, named: draft })
  const version = record.row.version
  if (draft.action === 'delete') return { wanted, version, item: deletedItem(wanted, present) }
  refuseUnknownCategory(asker, draft.categoryId)
  return { wanted, version, item: updatedItem(asker, wanted, { draft, present }) }
}

function refuseUnknownCategory({ categories }: Asker, id: string | null | undefined): void {
  if (id != null && !categories.some(({ _id }) => _id === id)) throw unknownReference('categoryId')
}

type ChangeOf<Action extends ProposedChange['action']> = Extract<ProposedChange, { action: Action }>

const frame = ({ _id, draft, phase, optional }: ChangeToPropose) => ({
  _id,
  action: draft.action,
  phase,
  optional,
  reason: draft.reason ?? '',
  conflicts: [],
})

function createdItem(asker: Asker, wanted: ChangeToPropose, draft: ChangeOf<'create'>): ProposalItem {
  const { times, rule } = checkedDraft(draft, asker.access.actor)
  return {
    ...frame(wanted),
    eventId: null,
    occurrence: null,
    kind: draft.kind ?? 'event',
    title: draft.title,
    description: draft.description ?? '',
    start: times.start,
    end: times.end,
    allDay: times.allDay,
    recurrence: rule,
    categoryId: draft.categoryId ?? null,
    calendarId: (asker.calendars.find(({ shown }) => shown) ?? asker.calendars[0])?._id ?? '',
    reminders: draft.reminders ?? [],
    before: null,
  }
}

/** An event's present state, as the fields of an item. */
const presentFields = ({ event, texts, occurrence, start, end }: PresentEvent) => ({
  eventId: event._id,
  occurrence,
  kind: texts.kind,
  title: texts.title,
  description: texts.description,
  start,
  end,
  allDay: texts.allDay,
  recurrence: occurrence === null ? event.recurrence : null,
  categoryId: texts.categoryId,
  calendarId: event.calendarId,
  reminders: event.reminders,
})

const deletedItem = (wanted: ChangeToPropose, present: PresentEvent): ProposalItem => ({
  ...frame(wanted),
  ...presentFields(present),
  before: null,
})

function updatedItem(
  asker: Asker,
  wanted: ChangeToPropose,
  { draft, present }: { draft: ChangeOf<'update'>; present: PresentEvent },
): ProposalItem {
  const moved = movedTimes(present, draft)
  if (draft.start !== undefined || draft.end !== undefined)
    checkedDraft({ ...moved, title: present.texts.title }, asker.access.actor)
  return {
    ...frame(wanted),
    ...presentFields(present),
    ...moved,
    title: draft.title ?? present.texts.title,
    description: draft.description ?? present.texts.description,
    categoryId: draft.categoryId === undefined ? present.texts.categoryId : draft.categoryId,
    reminders: draft.reminders ?? present.event.reminders,
    before: saidBefore(present),
  }
}

/** Times with another start or end; if only the start changes, the length stays. */
function movedTimes(present: PresentEvent, draft: ChangeOf<'update'>): { start: string; end: string; allDay: boolean } {
  const { start = present.start } = draft
  const allDay = !start.includes('T')
  const end = draft.end ?? endKept(present, start)
  return { start, end, allDay }
}

/** Adds to each item the events that are already at its time. */
async function withConflicts(
  storage: YearStorage,
  { access }: Asker,
  built: readonly StoredItem[],
): Promise<StoredItem[]> {
  const placed = built.filter(({ item }) => takesTime(item)).map(({ item }) => daysOf(item))
  if (placed.length === 0) return [...built]
  const first = Math.min(...placed.map((days) => days.first))
  const last = Math.max(...placed.map((days) => days.last))
  const all = await itemsBetween(storage, access, { first, last })
  // Items that move together do not count as being at their old place.
  const moved = new Set(built.filter(({ item }) => takesTime(item)).map(({ item }) => idOf(item)))
  const still = all.filter(({ id }) => !moved.has(id))
  return built.map((one) => ({
    ...one,
    item: { ...one.item, conflicts: conflictsOf(one.item.action === 'update' ? still : all, one.item) },
  }))
}

/** The occurrence that an item changes, as the year names it. */
const idOf = ({ eventId, occurrence }: ProposalItem): string =>
  occurrence === null ? String(eventId) : `${String(eventId)}/${occurrence}`

const takesTime = ({ action, kind, before, start, end }: ProposalItem): boolean =>
  action !== 'delete' && kind !== 'marker' && (before?.start !== start || before.end !== end)

const conflictsOf = (items: readonly SeenItem[], item: ProposalItem): ProposalItem['conflicts'] =>
  takesTime(item) ? conflictsWith(items, item, item.eventId) : []
