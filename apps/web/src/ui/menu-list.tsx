import { createContext, useEffect, useEffectEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { nextItem } from './menu-keys.ts'

/** Closes the menu that an item is in. */
export const CloseMenu = createContext<() => void>(() => undefined)

/** What up and down lead to; what is beside an item is reached from it. */
const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-beside])') ?? []),
]

const BESIDE = '[data-beside]'

/** The item of a row that up and down count from, and what right and left lead to in the row; null for other keys. */
function inRow(focused: Element | null, key: string) {
  const row = focused?.closest('[data-row]')
  const [item, beside] = [row?.querySelector<HTMLElement>('button'), row?.querySelector<HTMLElement>(BESIDE)]
  const sideways = key === 'ArrowRight' ? beside : key === 'ArrowLeft' ? item : null
  return { item: item ?? focused, sideways: sideways ?? null }
}

interface ListProps {
  readonly label: string
  readonly className: string | undefined
  readonly id?: string
  readonly ref: RefObject<HTMLDivElement | null>
  readonly startsAt?: 'chosen' | 'first' | undefined
  /** Closes it and gives the focus back. */
  readonly onClose: () => void
  /** Closes it, with the focus where it goes. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** The open list of a menu: the focus goes to what is chosen (if it is to), or to the first. Arrow keys move, Escape closes. */
export function MenuList({ label, className, id, ref, startsAt = 'chosen', onClose, onLeave, children }: ListProps) {
  useEffect(() => {
    const items = itemsOf(ref.current)
    const chosen = items.find((item) => startsAt === 'chosen' && item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? items[0] ?? ref.current)?.focus()
  }, [ref, startsAt])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes the menu and not what contains it.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab') onLeave()
    const items = itemsOf(ref.current)
    const { item, sideways } = inRow(document.activeElement, event.key)
    const next = nextItem(
      items.map(({ textContent }) => textContent),
      items.indexOf(item as HTMLElement),
      event.key,
    )
    const to = sideways ?? (next === null ? undefined : items[next])
    if (to === undefined) return
    event.preventDefault()
    to.focus()
  }
  return (
    <div ref={ref} id={id} role="menu" aria-label={label} tabIndex={-1} className={className} onKeyDown={move}>
      <CloseMenu value={onClose}>{children}</CloseMenu>
    </div>
  )
}

/** Calls back when something outside of an element is pressed. */
export function usePressOutside(element: RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!element.current?.contains(event.target as Node)) onPress()
  })
  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOn])
}
