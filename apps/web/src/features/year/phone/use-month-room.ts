import { useLayoutEffect, useState, type RefObject } from 'react'

/** Bar, weekdays and navigation, as they mostly are. */
const AROUND = 141

/**
 * Px that a month has between the bars of a phone, measured on `probe`, an element that is as high as that: the bars of
 * the browser come and go while the page scrolls, and the months must not grow and shrink with them. What is measured
 * comes with the first layout, before it is painted, and mostly is what was expected: then nothing is drawn twice.
 */
export function useMonthRoom(probe: RefObject<HTMLElement | null>, windowHeight: number): number {
  const [measured, setMeasured] = useState(0)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() => setMeasured(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [probe])
  return measured > 0 ? measured : Math.max(0, windowHeight - AROUND)
}
