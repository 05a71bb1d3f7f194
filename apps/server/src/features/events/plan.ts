import { planLimits } from '@dodici/contract/plans'
import type { Reminder } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { UnitState } from '#server/db/journal/change-writer.ts'
import type { EventTable, Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { startYearOf } from './event-record.ts'
import { countEventsStartingIn, countSampleEventsStartingIn } from './events.queries.ts'

/**
 * Refuses new events if the plan has no room for all. Only creating is limited: undo, restore and a change of plan
 * never lose or refuse anything.
 * @throws AppError `plan_limit`, saying how many would fit
 */
export async function refuseEventsBeyondPlan(
  db: Queries,
  access: Access,
  events: readonly Parameters<typeof startYearOf>[0][],
): Promise<void> {
  const { events: most } = planLimits[access.plan]
  if (most === Number.POSITIVE_INFINITY) return
  const years = events.map(startYearOf)
  for (const year of new Set(years)) {
    const wanted = years.filter((other) => other === year).length
    const room = Math.max(0, most - (await countOwnEvents(db, access.ownerId, year)))
    if (wanted <= room) continue
    throw new AppError(
      'plan_limit',
      `The Basic plan has ${String(most)} events a year; ${String(room)} more fit in ${String(year)}.`,
      { room: { year, events: room } },
    )
  }
}

/** No sample has more; whoever gives other events UIDs like those of one has nothing from it. */
const SAMPLE_EVENTS_MAX = 90

/** Without the sample year. */
async function countOwnEvents(db: Queries, ownerId: string, year: number): Promise<number> {
  const sampled = await countSampleEventsStartingIn(db, ownerId, year)
  return (await countEventsStartingIn(db, ownerId, year)) - Math.min(sampled, SAMPLE_EVENTS_MAX)
}

/**
 * The new events among the states of a write: copies, and the second halves of splits.
 * @throws AppError `plan_limit`
 */
export function refuseMadeBeyondPlan(
  db: Queries,
  access: Access,
  { states, of }: { states: readonly UnitState<'event'>[]; of: ReadonlySet<string> },
): Promise<void> {
  const made = states.filter((state) => !of.has(state.id))
  return refuseEventsBeyondPlan(
    db,
    access,
    made.flatMap(({ content }) => (content === null ? [] : [content.event])),
  )
}

/**
 * Refuses more mail reminders than the plan allows per event, unless the event had as many before.
 * @throws AppError `plan_limit`
 */
export function refuseMailsBeyondPlan(
  access: Pick<Access, 'plan'>,
  wanted: readonly Pick<Reminder, 'channel'>[],
  before: Pick<EventTable, 'reminders'> | null,
): void {
  const { mailReminders: most } = planLimits[access.plan]
  if (countMails(wanted) <= most) return
  const had = before === null ? 0 : countMails(JSON.parse(before.reminders) as Reminder[])
  if (countMails(wanted) <= had) return
  throw new AppError('plan_limit', `The Basic plan has ${String(most)} reminder by mail an event.`)
}

/** Drops reminders that the plan does not allow; for reminders that the person did not request one by one. */
export function remindersWithinPlan(access: Pick<Access, 'plan'>, reminders: readonly Reminder[]): readonly Reminder[] {
  const { mailReminders: most } = planLimits[access.plan]
  let mails = 0
  return reminders.filter(({ channel }) => channel !== 'email' || (mails += 1) <= most)
}

/** The same for a copied event, whose original may come from another plan. */
export function refuseMailsOf(access: Pick<Access, 'plan'>, content: UnitState<'event'>['content']): void {
  if (content !== null) refuseMailsBeyondPlan(access, JSON.parse(content.event.reminders) as Reminder[], null)
}

const countMails = (reminders: readonly Pick<Reminder, 'channel'>[]): number =>
  reminders.filter(({ channel }) => channel === 'email').length
