import type { Month } from '@dodici/core/date'
import { useState } from 'react'
import { NO_ITEMS, type ItemSet } from '../interaction.ts'

export interface ChosenItems {
  readonly ids: ItemSet
  readonly toggle: (id: string) => void
  readonly add: (ids: readonly string[]) => void
  readonly clear: () => void
}

/** The selected items. Other months start with none. */
export function useChosen(from: Month): ChosenItems {
  const [{ of, ids }, set] = useState({ of: from, ids: NO_ITEMS })
  const now = of === from ? ids : NO_ITEMS
  const keep = (next: ItemSet) => set({ of: from, ids: next.size === 0 ? NO_ITEMS : next })
  return {
    ids: now,
    toggle: (id) => keep(new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id])),
    add: (more) => keep(new Set([...now, ...more])),
    clear: () => keep(NO_ITEMS),
  }
}
