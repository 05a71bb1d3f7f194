import { FIRST_YEAR, GOAL_DAYS_MAX, LAST_YEAR } from '@dodici/contract/limits'
import { dayOfWall, weekStartOf, yearOf, yearSpan, type Day, type WallMinute, type WeekStart } from '@dodici/core/date'
import type { GoalItem } from '@dodici/core/goals'
import { nowIn } from '@dodici/core/zone'
import type { Actor } from '#server/actor.ts'
import { seenItems } from '#server/features/assistant/seen-items.service.ts'
import { eventsOfYear } from '#server/features/events/events.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { readProfile } from '#server/features/users/users.service.ts'
import { goalItemOf } from './goal-items.ts'

/** What goals are measured by: when it is for the person, and what is in their years. */
export interface GoalSight {
  readonly now: WallMinute
  readonly today: Day
  readonly weekStart: WeekStart
  /** Occurrences on the person's own wall, each once, in no order. */
  readonly items: readonly GoalItem[]
}

/** First and last day of something that is measured. */
export interface Stretch {
  readonly from: Day
  readonly to: Day
}

/** The person's occurrences in all years that some stretches touch. */
export async function goalSight(storage: YearStorage, actor: Actor, stretches: readonly Stretch[]): Promise<GoalSight> {
  const { weekStart } = await readProfile(storage, actor)
  const now = nowIn(actor.timezone, storage.clock.now())
  const years = yearsOf(stretches)
  const items: GoalItem[][] = []
  for (const year of years) {
    items.push(await itemsOfYear(storage, actor, { year, hasBefore: years.has(year - 1) }))
  }
  return { now, today: dayOfWall(now), weekStart: weekStartOf(weekStart), items: items.flat() }
}

/** In order. What is longer than a goal can be is asked for by nobody who will be answered. */
function yearsOf(stretches: readonly Stretch[]): ReadonlySet<number> {
  const years = new Set<number>()
  for (const { from, to } of stretches) {
    const last = Math.min(LAST_YEAR, yearOf(Math.min(to, from + GOAL_DAYS_MAX)))
    for (let year = Math.max(FIRST_YEAR, yearOf(from)); year <= last; year += 1) years.add(year)
  }
  return new Set([...years].sort((one, other) => one - other))
}

/** What touches a year, but for what the year before has told already. */
async function itemsOfYear(
  storage: YearStorage,
  actor: Actor,
  { year, hasBefore }: { year: number; hasBefore: boolean },
): Promise<GoalItem[]> {
  const { events } = await eventsOfYear({ storage, years: storage.years }, actor, { year })
  const items = seenItems(events)
  const first = yearSpan(year).first
  return (hasBefore ? items.filter((item) => item.first >= first) : items).map(goalItemOf)
}
