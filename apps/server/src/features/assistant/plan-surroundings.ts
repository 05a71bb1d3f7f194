import type { Day } from '@dodici/core/date'
import { DAYS_BEHIND, type PlanSurroundings } from '@dodici/core/planning'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { holidaysBetween, itemsBetween, type DaySpan } from '#server/features/asker/seen-items.ts'

/** The range of days for planning a target with a deadline, and its steps behind it (recovery, thanks). */
const daysAround = ({ today }: Pick<Asker, 'today'>, until: Day): DaySpan => ({
  first: today,
  last: Math.max(today, until) + DAYS_BEHIND,
})

/** The person's events from today until after a day, around which steps are placed. */
export async function planSurroundings(storage: YearStorage, asker: Asker, until: Day): Promise<PlanSurroundings> {
  const span = daysAround(asker, until)
  const [items, holidays] = await Promise.all([itemsBetween(storage, asker.access, span), holidaysBetween(asker, span)])
  const { language, today, weekStart, categories, rules } = asker
  return { language, today, weekStart, items, holidays, categories, rules }
}
