import type { Day } from '@dodici/core/date'
import type { DaySpan, YearItem } from '@dodici/core/year'

/** Search hits in a range of days. */
export interface Hits {
  /** Ids of all hits. */
  readonly items: ReadonlySet<string>
  /** Days with hits that cannot be shown themselves: behind a `+n`, as a dot, or too thin. */
  readonly days: ReadonlySet<Day>
}

/** A range of days and what is drawn there. */
export interface DrawnDays {
  readonly first: Day
  readonly last: Day
  readonly holdsItem: (id: string) => boolean
  /** Identity for caching: the same object and hits give the same result. */
  readonly drawn: object
  /** Items that can show themselves as hits. */
  readonly items: readonly YearItem[]
}

const known = new WeakMap<object, Hits>()

/**
 * The hits in a range; for highlighted days, all of them. Equal results are the same object, so that nothing is
 * redrawn.
 */
export function hitsIn(found: readonly YearItem[], days: DrawnDays, marked: DaySpan | null = null): Hits {
  const { first, last, drawn, items } = days
  const here = found.filter((item) => item.first <= last && item.last >= first)
  const ids = new Set(here.map(({ id }) => id))
  const shown = new Set(items.map(({ id }) => id))
  const hits = {
    items: ids,
    days: daysOf(marked ? [marked] : here.filter(({ id }) => !shown.has(id)), first, last),
  }
  const before = known.get(drawn)
  if (before && isSame(before.items, hits.items) && isSame(before.days, hits.days)) return before
  known.set(drawn, hits)
  return hits
}

/** All days from `first` to `last` that some items touch. */
export function daysOf(items: readonly DaySpan[], first: Day, last: Day): ReadonlySet<Day> {
  const days = new Set<Day>()
  for (const item of items) {
    for (let day = Math.max(first, item.first); day <= Math.min(last, item.last); day += 1) days.add(day)
  }
  return days
}

const isSame = <Value>(a: ReadonlySet<Value>, b: ReadonlySet<Value>): boolean =>
  a.size === b.size && [...a].every((value) => b.has(value))
