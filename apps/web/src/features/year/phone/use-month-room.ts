import { useLayoutEffect, useState, type RefObject } from 'react'

/** Bar, weekdays and navigation, as they are where nothing can be measured. */
const AROUND = 141

/**
 * Px that a month has between the bars of a phone, measured on `probe`, an element that is as high as that: the bars of
 * the browser come and go while the page scrolls, and the months must not grow and shrink with them.
 */
export function useMonthRoom(probe: RefObject<HTMLElement | null>, windowHeight: number): number {
  const [measured, setMeasured] = useState(0)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element) return undefined
    const measure = () => setMeasured(element.offsetHeight)
    measure()
    if (!('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [probe])
  return measured > 0 ? measured : Math.max(0, windowHeight - AROUND)
}
