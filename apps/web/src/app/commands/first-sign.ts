import { useEffect, useState } from 'react'

const SIGNS = ['keydown', 'pointermove', 'pointerdown'] as const

let early: KeyboardEvent | null = null

/**
 * Whether the person has begun to do something: moved the mouse, pressed a key. Then the commands load, if the page has
 * not been idle before. A key that is pressed meanwhile waits for them here.
 */
export function useFirstSign(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const notice = (event: Event) => {
      if (event instanceof KeyboardEvent) early = event
      setIsThere(true)
    }
    // Not passive: where the commands are there already, the key is still on its way, and must not be typed as well.
    for (const sign of SIGNS) document.addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice)
      early = null
    }
  }, [])
  return isThere
}

/** The newest key that was pressed before the commands were there, once. */
export function takeEarlyKey(): KeyboardEvent | null {
  const key = early
  early = null
  return key
}
