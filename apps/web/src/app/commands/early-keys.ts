import { useEffect } from 'react'

/** Null once the commands have loaded and listen themselves. */
let early: KeyboardEvent[] | null = []

/** Keeps the keys that are pressed before the commands have loaded: called before `useFirstSign`, it hears them first. */
export function useEarlyKeys(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => early?.push(event)
    // Not passive: if the commands are there already, the key must not be typed as well.
    document.addEventListener('keydown', keep)
    return () => {
      document.removeEventListener('keydown', keep)
      early = []
    }
  }, [])
}

/** The keys pressed before the commands had loaded, returned once. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys = early ?? []
  early = null
  return keys
}
