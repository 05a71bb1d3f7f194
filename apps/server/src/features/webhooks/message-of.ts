import type { WebhookChange, WebhookMessage } from '@dodici/contract/types'
import { instantOf, type Clock } from '#server/clock.ts'
import { textOfPlace } from '#server/db/journal/history-place.ts'
import type { ChangeTable, Queries, WebhookTable } from '#server/db/schema.ts'
import { timesOf } from '#server/features/events/event-record.ts'
import { findMakers, findNames, findToldEvents, type ToldEvent } from './told-things.queries.ts'
import type { ToldRange, ToldRow } from './told-range.ts'

type Maker = Pick<ChangeTable, 'sequence' | 'made_by' | 'maker' | 'created_at'>

/** A thing that was touched, however often. */
interface Touched {
  readonly id: string
  readonly type: ToldRow['unit_type']
  /** The last time. */
  readonly sequence: number
  readonly isNew: boolean
}

/** The message about a part of the journal, with things as they are now. Null if there is nothing to tell. */
export async function messageOf(
  { db, clock }: { readonly db: Queries; readonly clock: Clock },
  { id, owner_id }: Pick<WebhookTable, 'id' | 'owner_id'>,
  { since, to, isComplete, rows }: ToldRange,
): Promise<WebhookMessage | null> {
  const places = { webhookId: id, since: textOfPlace(since), next: textOfPlace(to) }
  if (rows === null) return { type: 'behind', timestamp: instantOf(clock), data: places }
  const last = rows.at(-1)
  if (last === undefined) return null
  const touched = touchedThings(rows)
  const sequences = [...new Set(touched.map(({ sequence }) => sequence))]
  const makers = new Map((await findMakers(db, owner_id, sequences)).map((one) => [one.sequence, one]))
  const present = await presentThings(db, owner_id, touched)
  const changes = touched.map((thing) => changeOf(thing, makers.get(thing.sequence), present))
  const timestamp = makers.get(last.sequence)?.created_at ?? instantOf(clock)
  return { type: 'changes', timestamp, data: { ...places, changes, isComplete } }
}

/** Each once, in the order in which they were touched last. */
function touchedThings(rows: readonly ToldRow[]): Touched[] {
  const things = new Map<string, Touched>()
  for (const { unit_id: id, unit_type: type, sequence, before_content_id } of rows) {
    const before = things.get(id)
    things.delete(id)
    things.set(id, { id, type, sequence, isNew: before?.isNew === true || before_content_id === null })
  }
  return [...things.values()]
}

interface Present {
  readonly events: ReadonlyMap<string, ToldEvent>
  readonly names: ReadonlyMap<string, string>
}

const TABLES = {
  calendar: 'calendar',
  category: 'category',
  goal: 'goal',
  goalEntry: 'goal_entry',
  milestone: 'milestone',
} as const

async function presentThings(db: Queries, ownerId: string, touched: readonly Touched[]): Promise<Present> {
  const idsOf = (type: Touched['type']): string[] => touched.filter((one) => one.type === type).map(({ id }) => id)
  const names: [string, string][] = []
  for (const [type, table] of Object.entries(TABLES) as [keyof typeof TABLES, (typeof TABLES)[keyof typeof TABLES]][]) {
    const ids = idsOf(type)
    if (ids.length === 0) continue
    for (const { id, name } of await findNames(db, { ownerId, table, ids })) names.push([id, name])
  }
  const eventIds = idsOf('event')
  const events = eventIds.length === 0 ? [] : await findToldEvents(db, ownerId, eventIds)
  return { events: new Map(events.map((event) => [event.id, event])), names: new Map(names) }
}

function changeOf({ id, type, isNew }: Touched, made: Maker | undefined, { events, names }: Present): WebhookChange {
  const by = { by: made?.made_by ?? 'page', maker: made?.maker ?? '' } as const
  const actionIf = (isThere: boolean) => {
    if (!isThere) return 'deleted'
    return isNew ? 'created' : 'changed'
  }
  if (type === 'event') {
    const event = events.get(id)
    return {
      kind: 'event',
      _id: id,
      action: actionIf(event !== undefined),
      ...by,
      event: event ? factsOf(event) : null,
    }
  }
  if (type === 'conversation') throw new Error('conversations are told to nobody')
  const name = names.get(id)
  return { kind: type, _id: id, action: actionIf(name !== undefined), ...by, name: name ?? null }
}

function factsOf(row: ToldEvent): NonNullable<Extract<WebhookChange, { kind: 'event' }>['event']> {
  const { allDay, start, end, timezone } = timesOf(row)
  return {
    ...{ title: row.title, allDay, start, end, timezone, recurrence: row.rrule },
    ...{ location: row.location, calendarId: row.calendar_id, categoryId: row.category_id },
  }
}
