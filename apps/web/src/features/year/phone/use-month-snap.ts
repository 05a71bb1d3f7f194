import { useEffect, type RefObject } from 'react'
import type { GestureStore } from '../gesture/gesture-store.ts'
import styles from './titled.module.css'

/**
 * Snaps finger scrolling to the beginning of months. Snapping would undo scrolling by keys or a drag at the edge, so it
 * is turned off by the first key or drag and on by the next moving finger; a tap moves nothing. The list opens at a
 * month's beginning.
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
