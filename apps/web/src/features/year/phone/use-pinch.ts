import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isPageZoomed } from './page-zoom.ts'
import { zoomStep } from './zoom.ts'

interface PinchHandlers {
  /** Whether two fingers mean something else now. */
  readonly isBusy: () => boolean
  /** Whether there is a nearer (1) or farther (-1) view. */
  readonly canStep: (step: -1 | 1) => boolean
  /** `y`: the height between the fingers. */
  readonly onStep: (step: -1 | 1, y: number) => void
}

/** Px that determine a pinch's direction. */
const FIRST_WAY = 4

/**
 * Pinching a phone's year switches views. Without a view in that direction the browser zooms the page; and in a zoomed
 * page it handles all pinches, or nobody could zoom out again.
 */
export function usePinch(list: RefObject<HTMLElement | null>, pinched: PinchHandlers): void {
  const canBegin = useEffectEvent(
    ({ touches, target }: TouchEvent) =>
      touches.length === 2 &&
      !isPageZoomed() &&
      !(target instanceof Element && target.closest('dialog')) &&
      !pinched.isBusy(),
  )
  const canStep = useEffectEvent((step: -1 | 1) => pinched.canStep(step))
  const step = useEffectEvent((towards: -1 | 1, y: number) => pinched.onStep(towards, y))
  useEffect(() => {
    const area = list.current?.closest<HTMLElement>('main') ?? list.current
    if (!area) return undefined
    const stop = new AbortController()
    let pinch: AbortController | null = null
    area.addEventListener(
      'touchstart',
      (event) => {
        pinch?.abort()
        pinch = canBegin(event) ? followPinch(event, { canStep, onStep: step }) : null
      },
      { signal: stop.signal, passive: true },
    )
    return () => {
      pinch?.abort()
      stop.abort()
    }
  }, [list])
}

/** Follows two fingers until one is lifted or the browser takes over. */
function followPinch(down: TouchEvent, { canStep, onStep }: Omit<PinchHandlers, 'isBusy'>): AbortController {
  const listening = new AbortController()
  let { distance: start } = fingersOf(down)
  let isOurs = false
  const move = (event: TouchEvent) => {
    const { distance, y } = fingersOf(event)
    if (!isOurs && Math.abs(distance - start) < FIRST_WAY) return
    // Once the browser scrolls or zooms, it cannot be stopped.
    isOurs ||= event.cancelable && canStep(distance > start ? 1 : -1)
    if (!isOurs) {
      listening.abort()
      return
    }
    if (event.cancelable) event.preventDefault()
    const step = zoomStep(start, distance)
    if (step === 0) return
    start = distance
    if (canStep(step)) onStep(step, y)
  }
  const end = () => listening.abort()
  // On the touched elements themselves: the next view removes them, and their events reach no other element.
  for (const target of new Set(Array.from(down.touches, ({ target }) => target))) {
    const options = { signal: listening.signal, passive: false }
    target.addEventListener('touchmove', (event) => event instanceof TouchEvent && move(event), options)
    target.addEventListener('touchend', end, options)
    target.addEventListener('touchcancel', end, options)
  }
  return listening
}

function fingersOf({ touches }: TouchEvent): { readonly distance: number; readonly y: number } {
  const [a, b] = [touches[0], touches[1]]
  if (!a || !b) return { distance: 0, y: 0 }
  return { distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), y: (a.clientY + b.clientY) / 2 }
}
