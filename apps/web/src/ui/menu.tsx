import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import styles from './menu.module.css'
import { nextItem } from './menu-keys.ts'
import { menuPlace, scrollerAround } from './menu-place.ts'

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

interface ListProps {
  readonly label: string
  readonly className: string | undefined
  readonly id?: string
  readonly ref: RefObject<HTMLDivElement | null>
  /** Closes it and gives the focus back. */
  readonly onClose: () => void
  /** Closes it, with the focus where it goes. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** The open list of a menu: the focus goes to what is chosen, or to the first. Arrow keys move, Escape closes. */
export function MenuList({ label, className, id, ref, onClose, onLeave, children }: ListProps) {
  useEffect(() => {
    const items = itemsOf(ref.current)
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? items[0] ?? ref.current)?.focus()
  }, [ref])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes the menu and not what contains it.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab') onLeave()
    const items = itemsOf(ref.current)
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
    <div ref={ref} id={id} role="menu" aria-label={label} tabIndex={-1} className={className} onKeyDown={move}>
      <Close value={onClose}>{children}</Close>
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

/** A button that opens a list of commands and choices. Arrow keys move, Escape and a click elsewhere close it. */
export function Menu({ label, trigger, triggerClass, align = 'start', id: menuId, children }: MenuProps) {
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
  const close = use(Close)
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
