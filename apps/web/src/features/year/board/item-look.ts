import type { Day } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import type { InkState } from '../../../ui/category-inks.ts'
import type { Attention } from '../attention.ts'

type Seen = Pick<Attention, 'open' | 'lifted' | 'chosen' | 'hits'>

/** Whether an item is emphasised: open or selected. */
export const isOutstanding = (id: string, { open, chosen }: Seen): boolean => id === open || chosen.has(id)

/** Interaction states as class names: `open`, `lifted`, `hit`. */
export const attentionClasses = (id: string, seen: Seen, styles: CSSModuleClasses) => [
  isOutstanding(id, seen) && styles['open'],
  seen.lifted.has(id) && styles['lifted'],
  seen.hits?.items.has(id) && styles['hit'],
]

/** Which of its category's inks draw an item. */
export function inkState({ last, status }: Pick<YearItem, 'last' | 'status'>, today: Day): InkState {
  if (last < today) return 'past'
  return status === 'tentative' ? 'tentative' : 'coming'
}
