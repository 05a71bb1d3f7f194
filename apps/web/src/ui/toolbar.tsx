import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { placeByArrow } from './place-by-arrow.ts'

interface Props {
  readonly label: string
  readonly className?: string | undefined
  /** Buttons, and menus below them. */
  readonly children: ReactNode
}

/** Commands with one Tab stop; arrow keys, Home and End move between them. */
export function Toolbar({ label, className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => makeTabStop(bar.current, buttonsOf(bar.current)[0]), [])
  const walk = (event: KeyboardEvent) => {
    const buttons = buttonsOf(bar.current)
    const current = buttons.indexOf(event.target as HTMLElement)
    // Keys in an open menu belong to the menu.
    if (current === -1) return
    const next = placeByArrow(event.key, current, { count: buttons.length, along: 'bar', hasEnds: true })
    if (next === null) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  const stay = ({ target }: FocusEvent<HTMLElement>) => {
    if (buttonsOf(bar.current).includes(target)) makeTabStop(bar.current, target)
  }
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={className} onKeyDown={walk} onFocus={stay}>
      {children}
    </div>
  )
}

const buttonsOf = (bar: HTMLElement | null): HTMLElement[] =>
  Array.from(bar?.querySelectorAll<HTMLElement>('button:not([role^="menuitem"])') ?? [])

/** Set on the DOM, because the buttons belong to the caller. */
function makeTabStop(bar: HTMLElement | null, stop: HTMLElement | undefined): void {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1
}
