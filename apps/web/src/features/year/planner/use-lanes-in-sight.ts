import { lanesInSight, type LaneRange, type Sight, type YearLayout } from '@dodici/core/year'
import { useEffect, useState, type RefObject } from 'react'

/** With no more items than this, an opened month is drawn as a whole, and all others too. */
const MOST_DRAWN = 1_200
/** Px in which the page is scrolled before other lanes are drawn; so much is drawn beyond the window. */
const STEP = 80

/**
 * The lanes of each row that are in sight, while an opened month makes them too many to draw; null to draw all. So the
 * page has about as many elements as a planner of closed rows.
 */
export function useLanesInSight(
  board: RefObject<HTMLElement | null>,
  { openedRow, rows, options }: YearLayout,
): readonly LaneRange[] | null {
  const isMuch =
    openedRow !== null && rows.reduce((sum, row) => sum + row.bars.length + row.moments.length, 0) > MOST_DRAWN
  const [sight, setSight] = useState<Sight>({ top: 0, bottom: 0 })
  useEffect(() => {
    if (!isMuch) return undefined
    const look = () => {
      const above = -(board.current?.getBoundingClientRect().top ?? 0)
      const top = (Math.floor(above / STEP) - 1) * STEP
      const bottom = (Math.ceil((above + window.innerHeight) / STEP) + 1) * STEP
      setSight((before) => (before.top === top && before.bottom === bottom ? before : { top, bottom }))
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', look, { passive: true, signal })
    window.addEventListener('resize', look, { signal })
    return () => listening.abort()
  }, [board, isMuch, openedRow])
  return isMuch ? lanesInSight(rows, options.geometry, sight) : null
}
