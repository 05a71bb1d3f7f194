import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isPageZoomed } from './page-zoom.ts'
import { yearsSwiped, type Touch } from './swipe.ts'

/** Changes the year by swiping across the list; two fingers switch views. In a zoomed page a finger pans. */
export function useYearSwipe(list: RefObject<HTMLElement | null>, onTurn: (years: -1 | 1) => void): void {
  const turn = useEffectEvent((down: Touch, up: Touch) => {
    const years = yearsSwiped(down, up)
    if (years !== 0) onTurn(years)
  })
  useEffect(() => {
    // The message over an empty year must not block it; sheets have their own swipes.
    const area = list.current?.closest<HTMLElement>('main') ?? list.current
    if (!area) return undefined
    let down: Touch | null = null
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    const touchOf = ({ clientX, clientY }: globalThis.Touch, time: number): Touch => ({ x: clientX, y: clientY, time })
    area.addEventListener(
      'touchstart',
      ({ touches, timeStamp, target }) => {
        const [first, second] = touches
        const isOnSheet = target instanceof Element && target.closest('dialog') !== null
        down = first && !second && !isOnSheet && !isPageZoomed() ? touchOf(first, timeStamp) : null
      },
      options,
    )
    area.addEventListener(
      'touchend',
      ({ changedTouches, timeStamp }) => {
        const [lifted] = changedTouches
        if (down && lifted) turn(down, touchOf(lifted, timeStamp))
        down = null
      },
      options,
    )
    return () => stop.abort()
  }, [list])
}
