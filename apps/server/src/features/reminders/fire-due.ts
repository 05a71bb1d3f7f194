import { NOTICE } from '@dodici/core/event'
import { firingsOf, nextFiring, type Firing, type RemindedEvent } from '@dodici/core/reminders'
import { v7 as uuid } from 'uuid'
import type { NotificationTable, Queries, ReminderLookTable, UserTable } from '#server/db/schema.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { newSteps, spending, type RequestSteps } from '#server/steps-of-request.ts'
import { instantOfMinutes, minutesOfInstant, personalClock, remindedEvent } from './reminded-event.ts'
import { deleteLooks, findCame, findLooks, insertNotifications, putLooks } from './reminders.queries.ts'

/** Events of one person per transaction. */
const LOOKS_AT_ONCE = 1_000
/** Later than this is late and is combined: nothing was running. */
const LATE_MINUTES = 15
/** Local dates differ by less than this. */
const SAME_DAY_MINUTES = 26 * 60

/** A reminder that has just fired, with its occurrence's times. */
export interface Came {
  readonly notification: NotificationTable
  readonly startsAt: number
  readonly endsAt: number
}

interface Due {
  readonly look: ReminderLookTable
  readonly event: RemindedEvent
  readonly updatedAt: string
  readonly version: number
}

/** What fires for an event now, and when to check it next. */
interface FiringResult {
  readonly firings: readonly Firing[]
  readonly next: number | null
}

interface Fired extends FiringResult {
  readonly one: Due
}

/** Results by everything that determines them, and the steps left for others. */
export interface WorkedOut {
  readonly outcomes: ReadonlyMap<string, FiringResult>
  readonly steps: RequestSteps
}

export const nothingWorkedOut = (): WorkedOut => ({ outcomes: new Map(), steps: newSteps() })

const keyOf = (owner: UserTable, { look, version }: Due, now: string): string =>
  [look.event_id, version, look.fired_until, owner.plan, owner.timezone, owner.all_day_at, now].join(' ')

function outcomeOf(owner: UserTable, { look, event }: Due, now: string): FiringResult {
  const clock = personalClock(owner)
  const until = minutesOfInstant(now)
  return {
    firings: firingsOf(event, clock, { after: minutesOfInstant(look.fired_until), until }),
    next: nextFiring(event, clock, until),
  }
}

/**
 * Computes a person's due reminders before their transaction, during which other writers wait. What changes in between
 * is computed again (`fireDue`).
 */
export async function workOutDue(db: Queries, owner: UserTable, now: string): Promise<WorkedOut> {
  const looks = await findLooks(db, owner.id, { until: now, most: LOOKS_AT_ONCE })
  const due = looks.length === 0 ? [] : await dueEvents(db, owner, looks)
  const [outcomes, steps] = [new Map<string, FiringResult>(), newSteps()]
  await inTurns(due, (one) => {
    if (steps.left > 0)
      outcomes.set(
        keyOf(owner, one, now),
        spending(steps, () => outcomeOf(owner, one, now)),
      )
  })
  return { outcomes, steps }
}

/**
 * Fires the due reminders of a locked owner, each once, and stores when to check next. Deleted events fire nothing.
 * What the steps do not cover stays due, after other people's.
 */
export async function fireDue(
  trx: Queries,
  owner: UserTable,
  { now, outcomes, steps }: { readonly now: string } & WorkedOut,
): Promise<Came[]> {
  const looks = await findLooks(trx, owner.id, { until: now, most: LOOKS_AT_ONCE })
  if (looks.length === 0) return []
  const due = await dueEvents(trx, owner, looks)
  const waiting = new Set<string>()
  const fired = (
    await inTurns(due, (one): Fired[] => {
      const known = outcomes.get(keyOf(owner, one, now))
      if (known !== undefined) return [{ one, ...known }]
      if (steps.left > 0) return [{ one, ...spending(steps, () => outcomeOf(owner, one, now)) }]
      waiting.add(one.look.event_id)
      return []
    })
  ).flat()
  const again = await repeatedByWall(
    trx,
    owner,
    fired.flatMap(({ one, firings }) => firings.map((firing) => ({ one, firing }))),
  )
  const came = fired.flatMap(({ one, firings }) =>
    firings.filter((firing) => !again.has(firing)).map((firing) => cameOf(owner, { one, firing, now })),
  )
  const inserted = await insertNotifications(
    trx,
    came.map(({ notification }) => notification),
  )
  const looked = looks.filter((look) => !waiting.has(look.event_id))
  await noteNextLooks(trx, owner.id, { looks: looked, fired, now })
  return came.filter(({ notification }) => inserted.has(notification.id))
}

async function dueEvents(trx: Queries, owner: UserTable, looks: readonly ReminderLookTable[]): Promise<Due[]> {
  const ids = looks.map((look) => look.event_id)
  const records = await ownRecords(trx, owner.id, ids)
  return looks.flatMap((look) => {
    const record = records.get(look.event_id)
    if (record === undefined) return []
    const event = remindedEvent(record, owner.plan)
    return [{ look, event, updatedAt: record.row.updated_at, version: record.row.version }]
  })
}

const isRungElsewhere = ({ device_reminders }: UserTable, { channel }: Firing): boolean =>
  device_reminders === 1 && channel === NOTICE

const cameOf = (
  owner: UserTable,
  { one, firing, now }: { readonly one: Due; readonly firing: Firing; readonly now: string },
): Came => ({
  startsAt: firing.startsAt,
  endsAt: firing.endsAt,
  notification: {
    owner_id: owner.id,
    id: uuid(),
    event_id: one.look.event_id,
    recurrence_id: firing.recurrenceId ?? '',
    minutes_before: firing.minutesBefore,
    channel: firing.channel,
    at: instantOfMinutes(firing.at),
    is_late: minutesOfInstant(now) - firing.at > LATE_MINUTES ? 1 : 0,
    due_at: null,
    // What a device rings is not new to the person.
    seen_at: isRungElsewhere(owner, firing) ? now : null,
    done_at: null,
    created_at: now,
  },
})

/**
 * Reminders that have fired in another time zone: a traveller is not reminded twice of one day. An event changed since
 * is another matter.
 */
async function repeatedByWall(
  trx: Queries,
  owner: UserTable,
  firings: readonly { readonly one: Due; readonly firing: Firing }[],
): Promise<Set<Firing>> {
  const onWall = firings.filter(({ one }) => one.event.series.allDay || one.event.series.timezone === null)
  if (onWall.length === 0) return new Set()
  const earliest = Math.min(...onWall.map(({ firing }) => firing.at)) - SAME_DAY_MINUTES
  const eventIds = [...new Set(onWall.map(({ one }) => one.look.event_id))]
  const known = await findCame(trx, owner.id, { eventIds, since: instantOfMinutes(earliest) })
  const isRepeated = ({ one, firing }: (typeof onWall)[number]): boolean =>
    known.some(
      (before) =>
        before.event_id === one.look.event_id &&
        before.recurrence_id === (firing.recurrenceId ?? '') &&
        before.minutes_before === firing.minutesBefore &&
        before.channel === firing.channel &&
        before.created_at > one.updatedAt &&
        Math.abs(minutesOfInstant(before.at) - firing.at) < SAME_DAY_MINUTES,
    )
  return new Set(onWall.filter(isRepeated).map(({ firing }) => firing))
}

async function noteNextLooks(
  trx: Queries,
  ownerId: string,
  {
    looks,
    fired,
    now,
  }: { readonly looks: readonly ReminderLookTable[]; readonly fired: readonly Fired[]; readonly now: string },
): Promise<void> {
  const going = fired.flatMap(({ one, next }) =>
    next === null ? [] : [{ ...one.look, look_at: instantOfMinutes(next), fired_until: now }],
  )
  const goingIds = new Set(going.map((row) => row.event_id))
  await putLooks(trx, going)
  await deleteLooks(
    trx,
    ownerId,
    looks.map((look) => look.event_id).filter((id) => !goingIds.has(id)),
  )
}
