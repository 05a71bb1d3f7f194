/** Px from the window's edge in which a drag scrolls the page. */
const ZONE = 64
/** Px per frame at the very edge. */
const FASTEST = 16

/** Px per frame for a pointer at this height; negative is up. */
export function scrollStep(clientY: number, windowHeight: number): number {
  const above = Math.max(0, ZONE - clientY)
  const below = Math.max(0, clientY - (windowHeight - ZONE))
  const depth = Math.min(ZONE, Math.max(above, below)) / ZONE
  const step = Math.round(depth * FASTEST)
  return above > 0 ? -step : step
}

/** Scrolls the page while a drag is near the upper or lower edge, and reports each step. */
export function autoScroll(onScroll: () => void) {
  let step = 0
  let frame = 0
  const next = () => {
    frame = 0
    if (step === 0) return
    const before = window.scrollY
    window.scrollBy(0, step)
    if (window.scrollY === before) return
    onScroll()
    frame = requestAnimationFrame(next)
  }
  return {
    follow: (clientY: number) => {
      step = scrollStep(clientY, window.innerHeight)
      if (step !== 0 && frame === 0) frame = requestAnimationFrame(next)
    },
    stop: () => {
      step = 0
      cancelAnimationFrame(frame)
    },
  }
}
