import { useEffect, useState } from 'react'

const SIGNS = ['keydown', 'pointermove', 'pointerdown'] as const

/** Null once the commands have loaded and listen themselves. */
let early: KeyboardEvent[] | null = []

/**
 * Whether the person has started to interact. Then the commands load, unless the page was idle before. Keys pressed
 * meanwhile are kept here.
 */
export function useFirstSign(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const notice = (event: Event) => {
      if (event instanceof KeyboardEvent) early?.push(event)
      setIsThere(true)
    }
    // Not passive: if the commands are there already, the key must not be typed as well.
    for (const sign of SIGNS) document.addEventListener(sign, notice)
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notice)
      early = []
    }
  }, [])
  return isThere
}

/** The keys pressed before the commands had loaded, returned once. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = early ?? []
  early = null
  return keys
}
