import { yearOf } from '@dodici/core/date'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useToday } from '../ui/today.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { readAddress, writeAddress, type CalendarAddress } from './calendar-address.ts'

export type ChangeAddress = (patch: Partial<CalendarAddress>, options?: { readonly replace?: boolean }) => void

/**
 * What is open, and how to open something else. `change` goes through the router, so that Back closes what was
 * opened; `change` itself never changes identity, and reads the address as it is when it is called.
 */
export function useCalendarAddress(): { readonly address: CalendarAddress; readonly change: ChangeAddress } {
  const currentYear = yearOf(useToday())
  const view = useIsPhone() ? 'months' : 'planner'
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(
    () => readAddress(new URLSearchParams(search), { currentYear, view }),
    [search, currentYear, view],
  )
  const change = useCallback<ChangeAddress>(
    (patch, options) => {
      const next = writeAddress(new URLSearchParams(window.location.search), patch, { currentYear, view }).toString()
      void navigate({ search: next }, { replace: options?.replace ?? false })
    },
    [navigate, currentYear, view],
  )
  return { address, change }
}
