import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { MenuList, usePressOutside } from './menu-list.tsx'
import styles from './menu.module.css'

interface Props {
  readonly label: string
  /** A point of the window in px. */
  readonly at: { readonly x: number; readonly y: number }
  /** Names what it offers now: with another name, the focus goes to the first again. */
  readonly step: string
  /** Escape or a choice: the focus goes back to where it was. */
  readonly onClose: () => void
  /** A press elsewhere, which takes the focus. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** Px to the edges of the window. */
const MARGIN = 8

/** A menu at a point, inside the window. */
export function ContextMenu({ label, at: { x, y }, step, onClose, onLeave, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = list.current
    if (!menu) return
    const { width, height } = menu.getBoundingClientRect()
    const within = (wanted: number, size: number, room: number) =>
      Math.max(MARGIN, Math.min(wanted, room - size - MARGIN))
    menu.style.left = `${within(x, width, window.innerWidth)}px`
    menu.style.top = `${within(y, height, window.innerHeight)}px`
  })
  usePressOutside(list, true, onLeave)
  return (
    <MenuList key={step} ref={list} label={label} className={styles['atPoint']} onClose={onClose} onLeave={onLeave}>
      {children}
    </MenuList>
  )
}
