import { useSyncExternalStore } from 'react'

/** Size of the window in px, without a scroll bar. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** As it was last looked at: a look in each drawing would lay the page out each time. */
let known: Viewport | null = null

const viewport = (): Viewport => (known ??= look())

const look = (): Viewport => ({
  width: document.documentElement.clientWidth || window.innerWidth,
  height: window.innerHeight,
})

function subscribe(listener: () => void): () => void {
  const lookAgain = () => {
    const { width, height } = look()
    if (width === known?.width && height === known.height) return
    known = { width, height }
    listener()
  }
  window.addEventListener('resize', lookAgain)
  // A scroll bar that comes or goes changes the width without a `resize`.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(lookAgain) : null
  observer?.observe(document.documentElement)
  return () => {
    window.removeEventListener('resize', lookAgain)
    observer?.disconnect()
    known = null
  }
}

/** The planner's formulas go by the window and not by what was measured inside it, so nothing is laid out twice. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, viewport)
