import type { Actor } from '#server/actor.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { startYearOf } from './event-record.service.ts'
import { countEventsStartingIn } from './events.queries.ts'

/** Events that the Basic plan has in a year; a series is one. */
const BASIC_EVENTS_A_YEAR = 100

/**
 * Refuses new events where the plan has no room for all of them.
 * @throws AppError `plan_limit`, saying how many would fit
 */
export async function refuseEventsBeyondPlan(
  db: Queries,
  actor: Actor,
  events: readonly Parameters<typeof startYearOf>[0][],
): Promise<void> {
  if (actor.plan !== 'basic') return
  const years = events.map(startYearOf)
  for (const year of new Set(years)) {
    const wanted = years.filter((other) => other === year).length
    const room = Math.max(0, BASIC_EVENTS_A_YEAR - (await countEventsStartingIn(db, actor.userId, year)))
    if (wanted <= room) continue
    const most = String(BASIC_EVENTS_A_YEAR)
    throw new AppError(
      'plan_limit',
      `The Basic plan has ${most} events a year; ${String(room)} more fit in ${String(year)}.`,
    )
  }
}
