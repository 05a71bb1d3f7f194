import { startTransition, useEffect, useState } from 'react'
import { whenDrawn } from '../../../ui/when-idle.ts'

/** Px of the shortest entry, and what bar, head and foot take of the window. */
const ENTRY = 48
const AROUND = 190
/** So many more are drawn at a time. */
const STEP = 32

/** How many entries the window shows at most. */
export const entriesInWindow = (): number => Math.ceil((window.innerHeight - AROUND) / ENTRY)

/**
 * How many entries of a list are drawn: at first `atOnce`; the others of a full day a few at a time, while the page is
 * idle, so that nobody waits for what is out of sight.
 */
export function useDrawnEntries(all: number, atOnce: () => number): number {
  const [drawn, setDrawn] = useState(atOnce)
  useEffect(() => {
    if (drawn >= all) return undefined
    const controller = new AbortController()
    whenDrawn(() => startTransition(() => setDrawn(drawn + STEP)), controller.signal)
    return () => controller.abort()
  }, [drawn, all])
  return drawn
}
