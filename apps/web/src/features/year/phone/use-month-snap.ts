import { useEffect, type RefObject } from 'react'
import type { GestureStore } from '../gesture/gesture-store.ts'
import styles from './titled.module.css'

/**
 * Lets a finger that scrolls come to rest where a month begins. What keys or a drag at the edge of the window scroll to is
 * meant to be just there, and the browser would pull it away: so it ends with the first key or drag, and begins again
 * with the next finger that moves over the list; a tap moves nothing. The list opens where a month begins.
 */
export function useMonthSnap(list: RefObject<HTMLElement | null>, isOn: boolean, gestures: GestureStore): void {
  useEffect(() => {
    const element = list.current
    if (!isOn || !element) return undefined
    const { classList } = document.documentElement
    const name = styles['snapping'] ?? 'snapping'
    const stop = new AbortController()
    classList.add(name)
    const release = () => classList.remove(name)
    const move = ({ touches }: TouchEvent) => {
      if (touches.length === 1 && gestures.get() === null) classList.add(name)
    }
    element.addEventListener('touchmove', move, { signal: stop.signal, passive: true })
    window.addEventListener('keydown', release, { signal: stop.signal, capture: true })
    const unsubscribe = gestures.subscribe(() => {
      if (gestures.get() !== null) release()
    })
    return () => {
      release()
      unsubscribe()
      stop.abort()
    }
  }, [list, isOn, gestures])
}
