import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when the time has run out; while it is held, the time stands still. */
export function useCountdown(milliseconds: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return undefined
    const begun = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - begun
    }
  }, [isHeld])
}
