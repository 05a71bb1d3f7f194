import { useEffect, useRef } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'

/**
 * Keeps the view that is shown where the page becomes that of a phone, or of a desk: each begins with another one, but who
 * zooms or turns the phone has chosen none.
 */
export function useKeptView(): void {
  const { address, change } = useCalendarAddress()
  const isPhone = useIsPhone()
  const last = useRef({ isPhone, view: address.view })
  useEffect(() => {
    const { isPhone: wasPhone, view } = last.current
    last.current = { isPhone, view: address.view }
    if (wasPhone !== isPhone && view !== address.view) change({ view }, { replace: true })
  }, [isPhone, address.view, change])
}
