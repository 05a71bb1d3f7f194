import type { Day } from '@dodici/core/date'
import type { PlanSurroundings } from '@dodici/core/planning'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { holidaysBetween, itemsBetween, type DaySpan } from '#server/features/asker/seen-items.ts'

/** What follows a goal (a recovery, thanks) is planned around what is there by then. */
const DAYS_AFTER = 60

/** The days around which a goal is planned that is due by a day. */
export const daysAround = ({ today }: Pick<Asker, 'today'>, until: Day): DaySpan => ({
  first: today,
  last: Math.max(today, until) + DAYS_AFTER,
})

/** The person's own time from today until after a day, around which steps are placed. */
export async function planSurroundings(storage: YearStorage, asker: Asker, until: Day): Promise<PlanSurroundings> {
  const span = daysAround(asker, until)
  const [items, holidays] = await Promise.all([itemsBetween(storage, asker.actor, span), holidaysBetween(asker, span)])
  const { language, today, weekStart, categories } = asker
  return { language, today, weekStart, items, holidays, categories }
}
