import { useSyncExternalStore } from 'react'

/** Size of the window in px, without a scroll bar. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

let known: Viewport = { width: 0, height: 0 }

/** The viewport now; the same object as long as its size is the same. */
function viewport(): Viewport {
  const width = document.documentElement.clientWidth || window.innerWidth
  const height = window.innerHeight
  if (width !== known.width || height !== known.height) known = { width, height }
  return known
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  // A scroll bar that comes or goes changes the width without a `resize`.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(listener) : null
  observer?.observe(document.documentElement)
  return () => {
    window.removeEventListener('resize', listener)
    observer?.disconnect()
  }
}

/** The planner's formulas go by the window and not by what was measured inside it, so nothing is laid out twice. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, viewport)
