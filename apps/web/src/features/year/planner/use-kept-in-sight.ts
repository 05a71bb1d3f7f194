import type { Month } from '@dodici/core/date'
import { useCallback, useRef } from 'react'

/** Px of the window that the page's bar and the letters of the weekdays take. */
const ABOVE = 56 + 22
/** Px for the footer. */
const BELOW = 8

/**
 * Draws rows so that a month that opens or closes stays where it is, and is then in sight: its name is where somebody
 * looks, while rows above it may have become lower.
 */
export function useKeptInSight(opened: Month | null): (rows: HTMLElement, draw: () => void) => void {
  const last = useRef<Month | null>(null)
  return useCallback(
    (rows, draw) => {
      const changed = last.current === opened ? null : (opened ?? last.current)
      last.current = opened
      const before = changed === null ? null : boxOf(rows, changed)
      draw()
      const after = changed === null ? null : boxOf(rows, changed)
      if (before && after) scroll(after.top - before.top, 'instant')
      if (changed !== null) showWhole(boxOf(rows, changed))
    },
    [opened],
  )
}

/** The row of a month in the window; null if it is not drawn yet. */
const boxOf = (rows: HTMLElement, month: Month): DOMRect | null =>
  rows.querySelector(`[data-row="${month}"]`)?.closest('[role="row"]')?.getBoundingClientRect() ?? null

/** Scrolls a row into the window; of one that is taller than it, the beginning. */
function showWhole(box: DOMRect | null): void {
  if (!box) return
  const under = box.top - ABOVE
  const over = Math.min(box.bottom + BELOW - window.innerHeight, under)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroll(under < 0 ? under : Math.max(0, over), isCalm ? 'instant' : 'smooth')
}

function scroll(top: number, behavior: ScrollBehavior): void {
  if (top !== 0) window.scrollBy({ top, behavior })
}
