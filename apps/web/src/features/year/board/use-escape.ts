import { useEffect, useEffectEvent } from 'react'
import { isSomethingOpen } from '../../../ui/dead-places.ts'

/** Escape where nothing has the focus: a click beside the year takes it away. The board hears the others. */
export function useEscape(isWanted: boolean, close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === document.body && !isSomethingOpen()) close()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWanted])
}
