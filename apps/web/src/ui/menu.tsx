import { createContext, use, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './menu.module.css'
import { nextItem } from './menu-keys.ts'
import { menuPlace, scrollerAround } from './menu-place.ts'

interface MenuProps {
  /** Name of the button and of what it opens. */
  readonly label: string
  /** What the button shows. */
  readonly trigger: ReactNode
  readonly triggerClass: string
  /** At which edge of the button the menu hangs. */
  readonly align?: 'start' | 'end'
  /** By which a command finds the button: `[data-menu="filter"]`. */
  readonly id?: string
  readonly children: ReactNode
}

const Close = createContext<() => void>(() => undefined)

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
]

/** Where a menu stands in something that scrolls, none of it is beyond the edge. */
function placeInScroller(list: HTMLElement | null, button: HTMLElement | null): void {
  const scroller = button && scrollerAround(button)
  if (!list || !scroller) return
  const [menu, trigger, clip] = [list, button, scroller].map((one) => one.getBoundingClientRect())
  if (!menu || !trigger || !clip) return
  const { isAbove, maxHeight, shift } = menuPlace(menu, trigger, clip)
  list.toggleAttribute('data-above', isAbove)
  list.style.maxHeight = `${maxHeight}px`
  list.style.translate = `${shift}px`
}

/** A button that opens a list of commands and choices. Arrow keys move, Escape and a click elsewhere close it. */
export function Menu({ label, trigger, triggerClass, align = 'start', id: menuId, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return undefined
    placeInScroller(list.current, button.current)
    const items = itemsOf(list.current)
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? items[0] ?? list.current)?.focus()
    const leave = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It closes the menu, and not also what the menu stands in.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    if (event.key === 'Tab') setIsOpen(false)
    const items = itemsOf(list.current)
    const next = nextItem(
      items.map((item) => item.textContent),
      items.indexOf(document.activeElement as HTMLElement),
      event.key,
    )
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }

  return (
    <div ref={place} className={styles['place']}>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        data-menu={menuId}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen ? (
        <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles[align]} onKeyDown={move}>
          <Close value={close}>{children}</Close>
        </div>
      ) : null}
    </div>
  )
}

interface ItemProps {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  readonly lang?: string
  readonly children: ReactNode
}

/** A command. */
export function MenuItem({ onSelect, icon, lang, children }: ItemProps) {
  const close = use(Close)
  const select = () => {
    close()
    onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles['item']} lang={lang} onClick={select}>
      <span className={styles['icon']}>{icon}</span>
      {children}
    </button>
  )
}

interface ChoiceProps extends ItemProps {
  readonly isChosen: boolean
  /** The pointer has come over it, or the focus. */
  readonly onPoint?: () => void
}

/** One of several of which one holds. */
export function MenuChoice({ isChosen, onSelect, onPoint, icon, children }: ChoiceProps) {
  const close = use(Close)
  const select = () => {
    close()
    onSelect()
  }
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={styles['item']}
      onClick={select}
      onPointerEnter={onPoint}
      onFocus={onPoint}
    >
      <span className={styles['icon']}>{icon}</span>
      {children}
    </button>
  )
}

/** Choices that belong together, under their name. */
export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles['group']}>
    <div className={styles['heading']} aria-hidden="true">
      {label}
    </div>
    {children}
  </div>
)

/** A line that says something and does nothing. */
export const MenuNote = ({ children }: { readonly children: ReactNode }) => (
  <div role="menuitem" aria-disabled="true" tabIndex={-1} className={styles['note']}>
    {children}
  </div>
)
