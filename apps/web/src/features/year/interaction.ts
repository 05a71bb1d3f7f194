import type { Day } from '@dodici/core/date'
import type { DaySpan, YearItem } from '@dodici/core/year'
import { hitsIn, type Hits, type DrawnDays } from './search-hits/hits.ts'

/**
 * What a person looks at now. Each row receives only the focus inside it, so moving the focus redraws at most two rows.
 */
export interface Interaction {
  /** Today, for every row: an item that continues beyond a row may not be past yet. */
  readonly today: Day
  /** The day that is the year's one Tab stop. */
  readonly focus: Day | null
  /** The day with an open panel. */
  readonly selected: Day | null
  /** The item with an open dialog. */
  readonly open: string | null
  /** Items being moved: they stay in place, paler. */
  readonly lifted: ItemSet
  /** Selected items. */
  readonly chosen: ItemSet
  /** Search hits here; null without a search. */
  readonly hits: Hits | null
}

/** The same for the whole year. */
export interface YearInteraction extends Omit<Interaction, 'hits'> {
  /** Items that match the search; null without one. */
  readonly found: readonly YearItem[] | null
  /** Highlighted days, whose items are in `found`; null without any. */
  readonly marked?: DaySpan | null
}

/** Item ids. */
export type ItemSet = ReadonlySet<string>

/** Shared, so that rows without any are not redrawn. */
export const NO_ITEMS: ItemSet = new Set()

/** The part of the attention that concerns a range of days. */
export function interactionIn(
  { today, focus, selected, open, lifted, chosen, found, marked = null }: YearInteraction,
  days: DrawnDays,
): Interaction {
  const { first, last, holdsItem } = days
  const inside = (day: Day | null): Day | null => (day !== null && day >= first && day <= last ? day : null)
  const here = (items: ItemSet): ItemSet => {
    const held = [...items].filter(holdsItem)
    return held.length === 0 ? NO_ITEMS : new Set(held)
  }
  return {
    today,
    focus: inside(focus),
    selected: inside(selected),
    open: open !== null && holdsItem(open) ? open : null,
    lifted: here(lifted),
    chosen: here(chosen),
    hits: found && hitsIn(found, days, marked),
  }
}
