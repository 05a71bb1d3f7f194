import { use, useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './menu.module.css'
import { CloseMenu, MenuList, usePressOutside } from './menu-list.tsx'
import { menuPlace, scrollerAround } from './menu-place.ts'

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

interface MenuProps {
  /** Label of the button and the menu. */
  readonly label: string
  /** Content of the button. */
  readonly trigger: ReactNode
  readonly triggerClass: string
  /** The edge of the button that the menu aligns with. */
  readonly align?: 'start' | 'end'
  /** Lets commands find the button: `[data-menu="filter"]`. */
  readonly id?: string
  /** Where the focus begins: at what is chosen, or at the first, if a choice is not what the menu is for. */
  readonly startsAt?: 'chosen' | 'first'
  readonly children: ReactNode
}

/** A button that opens a list of commands and choices. Arrow keys move, Escape and a click elsewhere close it. */
export function Menu({ label, trigger, triggerClass, align = 'start', id: menuId, startsAt, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  usePressOutside(place, isOpen, () => setIsOpen(false))
  useEffect(() => {
    if (isOpen) placeInScroller(list.current, button.current)
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
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
        <MenuList
          ref={list}
          id={id}
          label={label}
          className={styles[align]}
          startsAt={startsAt}
          onClose={close}
          onLeave={() => setIsOpen(false)}
        >
          {children}
        </MenuList>
      ) : null}
    </div>
  )
}

interface ItemProps {
  readonly onSelect: () => void
  readonly icon?: ReactNode
  /** It leads on inside the menu. */
  readonly isStep?: boolean
  readonly children: ReactNode
}

type ButtonProps = ItemProps & Omit<ComponentProps<'button'>, keyof ItemProps>

function Item({ onSelect, icon, isStep = false, children, ...rest }: ButtonProps) {
  const close = use(CloseMenu)
  const select = () => {
    if (!isStep) close()
    onSelect()
  }
  return (
    <button type="button" tabIndex={-1} className={styles['item']} onClick={select} {...rest}>
      <span className={styles['icon']}>{icon}</span>
      {children}
    </button>
  )
}

/** A command. */
export const MenuItem = (props: ItemProps & { readonly lang?: string }) => <Item role="menuitem" {...props} />

interface ChoiceProps extends ItemProps {
  readonly isChosen: boolean
  /** The pointer or focus is on it. */
  readonly onPoint?: () => void
}

/** One of several exclusive choices. */
export const MenuChoice = ({ isChosen, onPoint, ...item }: ChoiceProps) => (
  <Item role="menuitemradio" aria-checked={isChosen} onPointerEnter={onPoint} onFocus={onPoint} {...item} />
)

interface ToggleProps {
  readonly isOn: boolean
  readonly icon?: ReactNode
  /** The button that switches all others off: what it shows, and says. */
  readonly only: { readonly words: string; readonly label: string; readonly onSelect: () => void }
  readonly onSwitch: () => void
  readonly onPoint: () => void
  readonly children: ReactNode
}

/**
 * A choice beside others. The menu stays open for the next one, and closes where this one alone is chosen: by the button
 * beside it, or with Alt.
 */
export function MenuToggle({ isOn, icon, only, onSwitch, onPoint, children }: ToggleProps) {
  const close = use(CloseMenu)
  const alone = () => {
    close()
    only.onSelect()
  }
  return (
    <div role="none" className={styles['row']} data-row>
      <button
        type="button"
        role="menuitemcheckbox"
        aria-checked={isOn}
        tabIndex={-1}
        className={styles['item']}
        onPointerEnter={onPoint}
        onFocus={onPoint}
        onClick={({ altKey }) => (altKey ? alone() : onSwitch())}
      >
        <span className={styles['icon']}>{icon}</span>
        {children}
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        data-beside
        className={styles['only']}
        aria-label={only.label}
        onClick={alone}
      >
        {only.words}
      </button>
    </div>
  )
}

/** A labelled group of choices. */
export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="group" aria-label={label} className={styles['group']}>
    <div className={styles['heading']} aria-hidden="true">
      {label}
    </div>
    {children}
  </div>
)

/** A line of text without an action. */
export const MenuNote = ({ children }: { readonly children: ReactNode }) => (
  <div role="menuitem" aria-disabled="true" tabIndex={-1} className={styles['note']}>
    {children}
  </div>
)
