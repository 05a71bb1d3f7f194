import type { DaySpan } from '@dodici/core/load'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../../ui/drawn-day.ts'
import { useIsHandset } from '../../ui/use-is-phone.ts'

/** The part of what is seen, from above, that neither the keyboard nor the line covers on any phone. */
const IN_SIGHT = 0.4

/**
 * On a phone, upright or lying, shows a line, which has to be a popover then, above the keyboard, and its first day above
 * the line. Returns whether it does. A keyboard makes only what is seen of the page smaller, and the browser may move that
 * over the page; what is fixed stays where it is meanwhile, behind the keyboard.
 */
export function useDocked(line: RefObject<HTMLElement | null>, { first }: DaySpan): boolean {
  const isHandset = useIsHandset()
  useLayoutEffect(() => {
    const element = line.current
    if (!isHandset || !element) return undefined
    element.showPopover()
    const listening = new AbortController()
    const { signal } = listening
    // Until a finger moves the page, it is the browser that does.
    let isLeft = false
    addEventListener('pointerdown', (event) => (isLeft ||= !event.composedPath().includes(element)), { signal })
    const follow = () => {
      dock(element)
      if (!isLeft) scrollIntoSight(first, element)
    }
    follow()
    for (const kind of ['resize', 'scroll']) window.visualViewport?.addEventListener(kind, follow, { signal })
    return () => listening.abort()
  }, [line, first, isHandset])
  return isHandset
}

/** The seen part of the page: its first px below the upper edge of what is fixed there, and its height. */
function seenPart(): { readonly top: number; readonly height: number } {
  const { visualViewport: seen } = window
  return seen ? { top: seen.offsetTop, height: seen.height } : { top: 0, height: window.innerHeight }
}

/** Puts the line at the lower end of what is seen. */
function dock(line: HTMLElement): void {
  const { top, height } = seenPart()
  line.style.setProperty('--seen-end', `${top + height}px`)
  line.style.setProperty('--seen-height', `${height}px`)
}

/** Scrolls a day that is above what is seen, or too low in it, to the lower end of where nothing covers it, if it has room. */
function scrollIntoSight(day: number, line: HTMLElement): void {
  const cell = cellOf(document, day)?.getBoundingClientRect()
  if (!cell) return
  const { top } = seenPart()
  const end = Math.min(top + document.documentElement.clientHeight * IN_SIGHT, line.getBoundingClientRect().top)
  if (end - top < cell.height) return
  if (cell.top < top || cell.bottom > end) window.scrollBy({ top: cell.bottom - end })
}
