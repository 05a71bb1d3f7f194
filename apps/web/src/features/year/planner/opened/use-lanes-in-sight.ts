import { boxesIn, lanesInSight, type LaneRange, type YearLayout } from '@dodici/core/year'
import { useLayoutEffect } from 'react'

/** Which lanes of the rows of a planner are drawn. */
export interface DrawnLanes {
  readonly of: (layout: YearLayout) => readonly LaneRange[]
}

/** With no more boxes than this, an opened month is drawn as a whole, and all others too. */
const MOST_DRAWN = 900
/** Px in which the page is scrolled before other lanes are drawn; so much is drawn beyond the window. */
const STEP = 40

/**
 * Tells which lanes are in sight, while an opened month makes them too many to draw. So the page has about as many
 * elements as a planner of closed rows.
 */
export function useLanesInSight({ openedRow, rows }: YearLayout, onSight: (lanes: DrawnLanes | null) => void): void {
  const isMuch = openedRow !== null && boxesIn(rows) > MOST_DRAWN
  useLayoutEffect(() => {
    if (!isMuch) return undefined
    let last = Number.NaN
    const look = () => {
      const above = -(firstRow()?.getBoundingClientRect().top ?? 0)
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

/** By its name, which itself is elsewhere while it goes along. */
const firstRow = (): Element | null => document.querySelector('[data-row]')?.closest('[role="row"]') ?? null
