import type { Day } from '@dodici/core/date'
import type { PlannerGeometry, YearItem } from '@dodici/core/year'
import type { TFunction } from 'i18next'

/** The colour of an item, `#rrggbb`; null for one that has none. */
export type ColorOf = (item: Pick<YearItem, 'categoryId' | 'calendarId'>) => string | null

/** What holds for all rows of a planner. Its identity changes only where every row must be drawn anew. */
export interface Drawing {
  readonly geometry: PlannerGeometry
  /** Another language is another function. */
  readonly t: TFunction
  readonly weekNumbers: boolean
  readonly colorOf: ColorOf
}

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
}

/** The attention of the year as one stretch of days sees it. */
export function attentionIn(
  { today, focus, selected, open }: Attention,
  { first, last, holdsItem }: { first: Day; last: Day; holdsItem: (id: string) => boolean },
): Attention {
  const inside = (day: Day | null): Day | null => (day !== null && day >= first && day <= last ? day : null)
  return {
    today,
    focus: inside(focus),
    selected: inside(selected),
    open: open !== null && holdsItem(open) ? open : null,
  }
}
