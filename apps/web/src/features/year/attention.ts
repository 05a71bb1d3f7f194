import type { Day } from '@dodici/core/date'
import type { DaySpan, YearItem } from '@dodici/core/year'
import { hitsIn, type Hits, type Stretch } from './found/hits.ts'

/** What a person looks at now. Each row is told only of the focus in it, so that moving on redraws two rows at most. */
export interface Attention {
  /** Today, told to every row: what goes on beyond a row may not be past yet. */
  readonly today: Day
  /** The one day of the year that the Tab key reaches. */
  readonly focus: Day | null
  /** The day whose panel is open. */
  readonly selected: Day | null
  /** The item whose event is open. */
  readonly open: string | null
  /** Items that are being carried: they stay, paler, where they were. */
  readonly lifted: ItemSet
  /** Items that are chosen, for what will be done to all of them. */
  readonly chosen: ItemSet
  /** What a search found here; null while nothing is searched for. */
  readonly hits: Hits | null
}

/** The same for the whole year. */
export interface YearAttention extends Omit<Attention, 'hits'> {
  /** The items that a search found; null while nothing is searched for. */
  readonly found: readonly YearItem[] | null
  /** The days that are pointed at, on which all of `found` lies; null while none are. */
  readonly marked?: DaySpan | null
}

/** Ids of items. */
export type ItemSet = ReadonlySet<string>

/** One for all, so that what has none is not drawn anew. */
export const NO_ITEMS: ItemSet = new Set()

/** The attention of the year as one stretch of days sees it. */
export function attentionIn(
  { today, focus, selected, open, lifted, chosen, found, marked = null }: YearAttention,
  stretch: Stretch,
): Attention {
  const { first, last, holdsItem } = stretch
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
    hits: found && hitsIn(found, stretch, marked),
  }
}
