import { useEffect, useEffectEvent } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { isAwayFromPage, isSomethingOpen } from '../../ui/dead-places.ts'

/** Escape anywhere on the page ends a search, unless it means something else there. */
export function useLeaveSearch(): void {
  const { address, change } = useCalendarAddress()
  const isOther = address.day !== null || address.panel !== null
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || address.query === '' || isOther) return
    if (!isSomethingOpen() && !isAwayFromPage(event.target)) change({ query: '' })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
