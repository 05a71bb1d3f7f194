import { useEffect, useState } from 'react'

const SIGNS = ['keydown', 'pointermove', 'pointerdown'] as const

/** Null as soon as the commands are there: from then on they hear the keys themselves. */
let early: KeyboardEvent[] | null = []

/**
 * Whether the person has begun to do something: moved the mouse, pressed a key. Then the commands load, if the page has
 * not been idle before. The keys that are pressed meanwhile wait for them here.
 */
export function useFirstSign(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const notice = (event: Event) => {
      if (event instanceof KeyboardEvent) early?.push(event)
      setIsThere(true)
    }
    // Not passive: where the commands are there already, the key is still on its way, and must not be typed as well.
    for (const sign of SIGNS) document.addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice)
      early = []
    }
  }, [])
  return isThere
}

/** The keys that were pressed before the commands were there, as they came, once. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = early ?? []
  early = null
  return keys
}
