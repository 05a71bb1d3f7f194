import type { UpcomingReminder } from '@dodici/contract/types'
import { STEPS_MAX, stepsTaken } from '@dodici/core/recurrence'
import { firingsOf, type Firing } from '@dodici/core/reminders'
import { noteTruncated, type Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { UserTable } from '#server/db/schema.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { spending, stepsOf } from '#server/steps-of-request.ts'
import { aboutOccurrences } from '#server/features/events/about-occurrence.ts'
import { instantOfMinutes, minutesOfInstant, personalClock, remindedEvent } from './reminded-event.ts'
import { findLooks } from './reminders.queries.ts'

const LISTED = 100
const DAY_MINUTES = 24 * 60

interface Coming {
  readonly eventId: string
  readonly firing: Firing
}

/**
 * Reminders of the next days, nearest first. Reads the events with the nearest next reminder: each has at least one, so
 * no more are needed than are listed.
 */
export async function listUpcomingReminders(
  { db, clock }: Storage,
  access: Access,
  { days }: { readonly days: number },
): Promise<UpcomingReminder[]> {
  const owner = await accountRow(db.read, access.ownerId)
  const now = clock.now() / 60_000
  const until = now + days * DAY_MINUTES
  const looks = await findLooks(db.read, access.ownerId, { until: instantOfMinutes(until), most: LISTED })
  const records = await ownRecords(
    db.read,
    access.ownerId,
    looks.map((look) => look.event_id),
  )
  const steps = stepsOf(access.actor)
  const coming = await inTurns(looks, ({ event_id: eventId, fired_until }): Coming[] => {
    const record = records.get(eventId)
    if (record === undefined) return []
    if (steps.left <= 0) {
      noteTruncated(access.actor)
      return []
    }
    const window = { after: Math.max(now, minutesOfInstant(fired_until)), until }
    return spending(steps, () => firingsInSteps(owner, record, window)).map((firing) => ({ eventId, firing }))
  })
  return described({ db, access }, nearest(coming.flat()))
}

/** Long ranges are computed in pieces: in one that ends late, the first ones are dropped. */
function firingsInSteps(
  owner: UserTable,
  record: Parameters<typeof remindedEvent>[0],
  { after, until }: { readonly after: number; readonly until: number },
): Firing[] {
  const [event, wall] = [remindedEvent(record, owner.plan), personalClock(owner)]
  const found: Firing[] = []
  const most = stepsTaken() + STEPS_OF_AN_EVENT
  for (let from = after; from < until && found.length < LISTED && stepsTaken() < most; from += STEP_MINUTES) {
    found.push(...firingsOf(event, wall, { after: from, until: Math.min(until, from + STEP_MINUTES) }))
  }
  return found
}

/** What produces more than is listed is cheap, and what is expensive would block everybody. */
const STEPS_OF_AN_EVENT = 2 * STEPS_MAX
const STEP_MINUTES = 28 * DAY_MINUTES

const nearest = (coming: readonly Coming[]): Coming[] =>
  coming.toSorted((one, other) => one.firing.at - other.firing.at).slice(0, LISTED)

async function described(
  { db, access }: Pick<Storage, 'db'> & { readonly access: Access },
  coming: readonly Coming[],
): Promise<UpcomingReminder[]> {
  const names = coming.map(({ eventId, firing }) => ({
    event_id: eventId,
    recurrence_id: firing.recurrenceId ?? '',
  }))
  const about = await aboutOccurrences(db.read, access, names)
  return coming.flatMap(({ firing }, index) => {
    const occurrence = about[index] ?? null
    if (occurrence === null) return []
    const { minutesBefore, channel } = firing
    return [{ ...occurrence, minutesBefore, channel, at: instantOfMinutes(firing.at) }]
  })
}
