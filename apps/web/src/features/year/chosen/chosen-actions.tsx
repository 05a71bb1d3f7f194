import type { Arrangement, YearItem } from '@dodici/core/year'
import { useEffect, useEffectEvent } from 'react'
import { isAwayFromPage, isSomethingOpen } from '../../../ui/dead-places.ts'
import type { YearActions } from '../use-board-actions.ts'
import type { Preferences } from '../use-year.ts'
import { ChosenBar } from './chosen-bar.tsx'
import type { ChosenItems } from './use-chosen.ts'

export interface ChosenProps {
  readonly items: readonly YearItem[]
  readonly chosen: ChosenItems
  readonly preferences: Preferences
  readonly actions: YearActions
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
}

/** What can be done with the selection: in the bar, and by Delete and Escape. */
export function ChosenActions({ items: all, chosen, preferences, actions, onArrange }: ChosenProps) {
  const items = chosen.ids.size === 0 ? [] : all.filter(({ id }) => chosen.ids.has(id))
  const arrange = (action: Arrangement['action']) => {
    void onArrange({ items, action }).then((isDone) => isDone && chosen.clear())
  }
  useChosenKeys(items.length > 0, { onDelete: () => arrange({ kind: 'delete' }), onClear: chosen.clear })
  return (
    <ChosenBar
      items={items}
      categories={preferences.categories}
      onArrange={arrange}
      onCarry={() => items[0] && actions.carry(items[0])}
      onClear={chosen.clear}
    />
  )
}

interface Keys {
  readonly onDelete: () => void
  readonly onClear: () => void
}

/** Keys for the selection, anywhere except in fields, dialogs and while moving. */
function useChosenKeys(isOn: boolean, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isSomethingOpen() || isAwayFromPage(target)) return
    if (key === 'Delete' || key === 'Backspace') keys.onDelete()
    else if (key === 'Escape') keys.onClear()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
