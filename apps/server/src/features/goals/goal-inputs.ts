import { FIRST_YEAR, GOAL_DAYS_MAX, LAST_YEAR } from '@dodici/contract/limits'
import type { Event } from '@dodici/contract/types'
import { weekStartOf, yearOf, yearSpan, type Day, type WallMinute, type WeekStart } from '@dodici/core/date'
import { groupItems, joinGroups, type GroupedItems, type ItemGroup } from '@dodici/core/goals'
import type { DaySpan, MeasureRules } from '@dodici/core/load'
import { nowIn } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { measureRulesOf } from '#server/features/categories/measure-rules.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { getOrMake } from '#server/get-or-make.ts'
import { countedItems } from './goal-items.ts'

/** What goals are measured by: the person's time, and the events of their years. */
export interface GoalInputs {
  readonly now: WallMinute
  readonly weekStart: WeekStart
  readonly rules: MeasureRules
  /** In order. The identical objects while nothing in their years changes. */
  readonly years: ReadonlyMap<number, YearOfItems>
}

/** A year in the person's time zone. */
export interface YearOfItems {
  /** Events with occurrences in it. */
  readonly events: readonly Event[]
  /** Occurrences that count in it, built once for many goals. */
  readonly grouped: GroupedItems
}

/** First and last day of what is measured. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** A person's occurrences in all years of some ranges. */
export async function goalInputs(
  storage: YearStorage,
  access: Access,
  ranges: readonly DayRange[],
): Promise<GoalInputs> {
  const { weekStart } = await profileOf(storage, access.actor)
  const rules = await measureRulesOf(storage, access)
  const now = nowIn(access.actor.timezone, storage.clock.now())
  const years = new Map<number, YearOfItems>()
  for (const year of yearsOf(ranges)) years.set(year, await itemsOfYear(storage, access, year))
  return { now, weekStart: weekStartOf(weekStart), rules, years }
}

/** The years of a range, among those that were read. */
export const yearsOfRange = ({ years }: GoalInputs, { from, to }: DayRange): YearOfItems[] =>
  [...years].flatMap(([year, items]) => (year >= yearOf(from) && year <= yearOf(to) ? [items] : []))

/** In order. Ranges longer than a goal can be are never answered. */
function yearsOf(ranges: readonly DayRange[]): readonly number[] {
  const years = new Set<number>()
  for (const { from, to } of ranges) {
    const last = Math.min(LAST_YEAR, yearOf(Math.min(to, from + GOAL_DAYS_MAX)))
    for (let year = Math.max(FIRST_YEAR, yearOf(from)); year <= last; year += 1) years.add(year)
  }
  return [...years].sort((one, other) => one - other)
}

/** The grouped year, finished or in progress; simultaneous requests share it. */
const known = new WeakMap<object, Promise<YearOfItems>>()
const asItIs = (event: Event): Event => event

async function itemsOfYear({ db, years }: YearStorage, access: Access, year: number): Promise<YearOfItems> {
  const { events, origin } = await years.read(db.read, access, { year, choose: asItIs })
  return getOrMake(known, origin, () => putTogether(events, year))
}

async function putTogether(events: Iterable<Event>, year: number): Promise<YearOfItems> {
  const [all, range] = [[...events], yearSpan(year)]
  const groups = await inTurns(all, (event) => groupsOf(event, range))
  return { events: all, grouped: joinGroups(groups.flat(), range) }
}

/** An event is immutable once read: a change creates another object and leaves all others. */
const knownGroups = new WeakMap<Event, ItemGroup[]>()

const groupsOf = (event: Event, range: DaySpan): ItemGroup[] =>
  getOrMake(knownGroups, event, () => {
    const items = countedItems(event).map(({ counted }) => counted)
    return groupItems(items, range)
  })
