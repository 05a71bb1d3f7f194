import type { Day } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import type { InkState } from '../../../ui/category-inks.ts'
import type { Interaction } from '../interaction.ts'

type ItemInteraction = Pick<Interaction, 'open' | 'lifted' | 'chosen' | 'hits'>

/** Whether an item is emphasised: open or selected. */
export const isOutstanding = (id: string, { open, chosen }: ItemInteraction): boolean => id === open || chosen.has(id)

/** Interaction states as class names: `open`, `lifted`, `hit`. */
export const interactionClasses = (id: string, seen: ItemInteraction, styles: CSSModuleClasses) => [
  isOutstanding(id, seen) && styles['open'],
  seen.lifted.has(id) && styles['lifted'],
  seen.hits?.items.has(id) && styles['hit'],
]

/** Which of its category's inks draw an item. */
export function inkState({ last, status }: Pick<YearItem, 'last' | 'status'>, today: Day): InkState {
  if (last < today) return 'past'
  return status === 'tentative' ? 'tentative' : 'coming'
}
