import type { Actor } from '#server/actor.ts'
import type { Queries } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { countEventsStartingIn } from './events.queries.ts'

/** Events that the Basic plan has in a year; a series is one. */
const BASIC_EVENTS_A_YEAR = 100

/**
 * Refuses new events where the plan has no room for all of them. `years` are those that they start in.
 * @throws AppError `plan_limit`, saying how many would fit
 */
export async function refuseEventsBeyondPlan(db: Queries, actor: Actor, years: readonly number[]): Promise<void> {
  if (actor.plan !== 'basic') return
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
