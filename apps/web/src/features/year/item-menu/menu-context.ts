import type { Category, Event } from '@dodici/contract/types'
import type { Arrangement, YearItem } from '@dodici/core/year'
import type { YearActions } from '../use-board-actions.ts'
import type { ColorOf } from '../year-items.ts'

/** What the menu of a board needs from the year. */
export interface MenuContext {
  readonly items: readonly YearItem[]
  readonly events: readonly Event[]
  readonly categories: readonly Category[]
  readonly colorOf: ColorOf
  readonly actions: YearActions
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
}
