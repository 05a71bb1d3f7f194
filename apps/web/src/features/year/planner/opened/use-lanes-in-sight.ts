import { lanesInSight, type LaneRange, type YearLayout } from '@dodici/core/year'
import { useLayoutEffect } from 'react'

/** Which lanes of the rows of a planner are drawn. */
export interface DrawnLanes {
  readonly of: (layout: YearLayout) => readonly LaneRange[]
}

/** With no more items than this, an opened month is drawn as a whole, and all others too. */
const MOST_DRAWN = 1_200
/** Px in which the page is scrolled before other lanes are drawn; so much is drawn beyond the window. */
const STEP = 80

/**
 * Tells which lanes are in sight, while an opened month makes them too many to draw. So the page has about as many
 * elements as a planner of closed rows.
 */
export function useLanesInSight({ openedRow, rows }: YearLayout, onSight: (lanes: DrawnLanes | null) => void): void {
  const count = rows.reduce((sum, row) => sum + row.bars.length + row.moments.length, 0)
  const isMuch = openedRow !== null && count > MOST_DRAWN
  useLayoutEffect(() => {
    if (!isMuch) return undefined
    let last = Number.NaN
    const look = () => {
      const above = -(document.querySelector('[data-row]')?.getBoundingClientRect().top ?? 0)
      const [step, height] = [Math.floor(above / STEP), window.innerHeight]
      if (step === last) return
      last = step
      const sight = { top: (step - 1) * STEP, bottom: (step + 2) * STEP + height }
      onSight({ of: (layout) => lanesInSight(layout.rows, layout.options.geometry, sight) })
    }
    const lookAgain = () => {
      last = Number.NaN
      look()
    }
    look()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', look, { passive: true, signal })
    window.addEventListener('resize', lookAgain, { signal })
    return () => {
      listening.abort()
      onSight(null)
    }
  }, [isMuch, openedRow?.month, onSight])
}
