import type { Arrangement } from '@dodici/core/year'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { YearActions } from '../use-board-actions.ts'
import type { Preferences, Year } from '../use-year.ts'
import type { OpenMenu } from './use-item-menu.ts'

const BoardMenuPart = lazyPart(async () => (await import('./board-menu.tsx')).BoardMenu, { texts: ['itemMenu'] })

interface Props {
  /** Null while none is open. */
  readonly menu: OpenMenu | null
  readonly onClose: () => void
  readonly year: Year
  readonly preferences: Preferences
  readonly actions: YearActions
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
}

/** The open menu of an item or day, loaded when one is first opened. */
export function ItemMenuPart({ menu, year: { items, events }, preferences, ...rest }: Props) {
  if (menu === null) return null
  const { categories, colorOf } = preferences
  return <BoardMenuPart menu={menu} {...{ items, events, categories, colorOf }} {...rest} />
}
