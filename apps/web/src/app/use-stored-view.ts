import { useEffect, useRef } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'

/**
 * Keeps the view when the page switches between phone and desktop layout. Each has another default view, but zooming or
 * rotating chooses none.
 */
export function useStoredView(): void {
  const { address, change } = useCalendarAddress()
  const isPhone = useIsPhone()
  const last = useRef({ isPhone, view: address.view })
  useEffect(() => {
    const { isPhone: wasPhone, view } = last.current
    last.current = { isPhone, view: address.view }
    if (wasPhone !== isPhone && view !== address.view) change({ view }, { replace: true })
  }, [isPhone, address.view, change])
}
