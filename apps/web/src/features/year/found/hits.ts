import type { Day } from '@dodici/core/date'
import type { DaySpan, YearItem } from '@dodici/core/year'

/** What a search found in a stretch of days. */
export interface Hits {
  /** Ids of all that was found. */
  readonly items: ReadonlySet<string>
  /** Days with what cannot show it by itself: it is behind a `+n`, a dot, or too thin. */
  readonly days: ReadonlySet<Day>
}

/** Some days, and what is drawn on them. */
export interface Stretch {
  readonly first: Day
  readonly last: Day
  readonly holdsItem: (id: string) => boolean
  /** The object that is drawn: as long as it is the same and the hits are, these stay the same object too. */
  readonly drawn: object
  /** What can show by itself that it was found. */
  readonly items: readonly YearItem[]
}

const known = new WeakMap<object, Hits>()

/** What of a search's finds lies in a stretch; where days are pointed at, all of these. Equal finds are the same object, so that nothing is drawn anew for them. */
export function hitsIn(found: readonly YearItem[], stretch: Stretch, marked: DaySpan | null = null): Hits {
  const { first, last, drawn, items } = stretch
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
