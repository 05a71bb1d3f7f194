import { useEffect, useEffectEvent } from 'react'
import { isAwayFromPage, isPopoverOpen, isSomethingOpen } from '../../../ui/dead-places.ts'

/** They hear Escape themselves. */
const OWN_ESCAPE = '[data-board], aside'

/**
 * Escape beside the year: where nothing has the focus, because a click there takes it away, or where a button of the bars
 * has it, to which a menu gives it back. What is open over the page comes first.
 */
export function useEscape(isWanted: boolean, close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isSomethingOpen() || isPopoverOpen()) return
    const { target } = event
    if (isAwayFromPage(target) || (target instanceof Element && target.closest(OWN_ESCAPE))) return
    close()
  })
  useEffect(() => {
    if (!isWanted) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isWanted])
}
