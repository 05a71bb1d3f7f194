import { useEffect, useEffectEvent } from 'react'
import { isAwayFromPage } from '../../../ui/dead-places.ts'

/**
 * Escape gives up what is marked or carried by keys, before it means anything else and wherever the focus is by now:
 * a click beside the days takes it from them. Only what lies over the page, and a field, have it for themselves.
 */
export function useGiveUp(giveUp: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isAwayFromPage(event.target) || !giveUp()) return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}
