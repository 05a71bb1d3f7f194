import { useEffect, useRef } from 'react'
import type { PaletteEntry } from '../../features/commands/palette-list.tsx'

/**
 * Runs the chosen entry after the palette has closed and returned the focus, because it may use the focus or open
 * something. Returns what chooses one.
 */
export function useRunChosen(close: () => void): (entry: PaletteEntry) => void {
  const chosen = useRef<PaletteEntry | null>(null)
  useEffect(() => () => queueMicrotask(() => chosen.current?.run()), [])
  return (entry) => {
    chosen.current = entry
    close()
  }
}
