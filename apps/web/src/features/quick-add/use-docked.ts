import type { DaySpan } from '@dodici/core/load'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../../ui/drawn-day.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'

/** The part of the window, from above, that neither the keyboard nor the line covers on any phone. */
const IN_SIGHT = 0.4

/**
 * On a phone, shows a line, which has to be a popover then, above the keyboard, and scrolls its first day to where the
 * keyboard does not cover it. Returns whether it does. A keyboard makes only what is seen of the page smaller, and what is
 * fixed at its end stays behind it.
 */
export function useDocked(line: RefObject<HTMLElement | null>, { first }: DaySpan): boolean {
  const isPhone = useIsPhone()
  useLayoutEffect(() => {
    const element = line.current
    if (!isPhone || !element) return undefined
    element.showPopover()
    scrollIntoSight(first)
    const listening = new AbortController()
    const follow = () => element.style.setProperty('--keyboard', `${coveredHeight()}px`)
    follow()
    for (const kind of ['resize', 'scroll']) {
      window.visualViewport?.addEventListener(kind, follow, { signal: listening.signal })
    }
    return () => listening.abort()
  }, [line, first, isPhone])
  return isPhone
}

/** Px at the lower end of the window that are not seen. */
function coveredHeight(): number {
  const { visualViewport: seen } = window
  return seen ? Math.max(0, window.innerHeight - seen.offsetTop - seen.height) : 0
}

function scrollIntoSight(day: number): void {
  const cell = cellOf(document, day)
  const below = (cell?.getBoundingClientRect().bottom ?? 0) - window.innerHeight * IN_SIGHT
  if (below > 0) window.scrollBy({ top: below })
}
