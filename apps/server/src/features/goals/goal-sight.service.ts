import { FIRST_YEAR, GOAL_DAYS_MAX, LAST_YEAR } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import { weekStartOf, yearOf, yearSpan, type Day, type WallMinute, type WeekStart } from '@dodici/core/date'
import type { GoalItem } from '@dodici/core/goals'
import { nowIn } from '@dodici/core/zone'
import type { Actor } from '#server/actor.ts'
import { seenItems } from '#server/features/assistant/seen-items.service.ts'
import type { YearStorage } from '#server/features/events/known-years.service.ts'
import { readProfile } from '#server/features/users/users.service.ts'
import { goalItemOf } from './goal-items.ts'

/** What goals are measured by: when it is for the person, and what is in their years. */
export interface GoalSight {
  readonly now: WallMinute
  readonly weekStart: WeekStart
  /** Occurrences on the person's own wall, each once: year by year, in lists that stay the same while their years do. */
  readonly slices: readonly (readonly GoalItem[])[]
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
  const slices: (readonly GoalItem[])[] = []
  for (const year of years) {
    const { begun, lasting } = await itemsOfYear(storage, actor, year)
    // What lasts into a year was told with the year before.
    slices.push(...(years.has(year - 1) ? [begun] : [lasting, begun]))
  }
  return { now, weekStart: weekStartOf(weekStart), slices }
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

/** The occurrences of a year: those that begin in it, and those from before. */
interface YearOfItems {
  readonly begun: readonly GoalItem[]
  readonly lasting: readonly GoalItem[]
}

const known = new WeakMap<object, YearOfItems>()
const asItIs = (event: Event): Event => event

async function itemsOfYear({ db, years }: YearStorage, actor: Actor, year: number): Promise<YearOfItems> {
  const { events, origin } = await years.read(db.read, actor, { year, choose: asItIs })
  const before = known.get(origin)
  if (before !== undefined) return before
  const seen = seenItems([...events])
  const { first } = yearSpan(year)
  const found = {
    begun: seen.filter((item) => item.first >= first).map(goalItemOf),
    lasting: seen.filter((item) => item.first < first).map(goalItemOf),
  }
  known.set(origin, found)
  return found
}
