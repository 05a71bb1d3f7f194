import type { Day } from '@dodici/core/date'
import type { PlanSurroundings } from '@dodici/core/planning'
import type { Asker } from './asker.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { holidaysBetween, itemsBetween } from './seen-items.service.ts'

/** What follows a goal (a recovery, thanks) is planned around what is there by then. */
const DAYS_AFTER = 60

/** The person's own time from today until after a day, around which steps are placed. */
export async function planSurroundings(storage: YearStorage, asker: Asker, until: Day): Promise<PlanSurroundings> {
  const span = { first: asker.today, last: Math.max(asker.today, until) + DAYS_AFTER }
  const [items, holidays] = await Promise.all([itemsBetween(storage, asker.actor, span), holidaysBetween(asker, span)])
  const { language, today, weekStart, categories } = asker
  return { language, today, weekStart, items, holidays, categories }
}
