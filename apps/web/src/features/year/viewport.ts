import { useSyncExternalStore } from 'react'

/** Window size in px, without scroll bar. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** The last measured size: measuring in each drawing would force a layout. */
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
  // A scroll bar changes the width without a `resize` event.
  const observer = 'ResizeObserver' in window ? new ResizeObserver(lookAgain) : null
  observer?.observe(document.documentElement)
  return () => {
    window.removeEventListener('resize', lookAgain)
    observer?.disconnect()
    known = null
  }
}

/** The planner computes from the window and not from measured elements, so nothing is laid out twice. */
export const useViewport = (): Viewport => useSyncExternalStore(subscribe, viewport)
