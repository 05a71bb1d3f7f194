import { yearOf } from '@dodici/core/date'
import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { useToday } from '../ui/today.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { closesIn, readAddress, writeAddress, type AddressDefaults, type CalendarAddress } from './calendar-address.ts'
import { onceThere, stepBack } from './step-back.ts'

export type ChangeAddress = (patch: Partial<CalendarAddress>, options?: { readonly replace?: boolean }) => void

/**
 * What is open, and how to open something else. `change` goes through the router, so that Back closes what was
 * opened, and what is closed leaves no step behind. `change` itself never changes identity, and reads the address as it is
 * when it is called.
 */
export function useCalendarAddress(): { readonly address: CalendarAddress; readonly change: ChangeAddress } {
  const currentYear = yearOf(useToday())
  const view = useIsPhone() ? 'months' : 'planner'
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = addressOf(search, { currentYear, view })
  const change = useCallback<ChangeAddress>(
    (patch, options) => onceThere(() => go(patch, { navigate, replace: options?.replace ?? false, currentYear, view })),
    [navigate, currentYear, view],
  )
  return { address, change }
}

let known: { readonly search: string; readonly defaults: AddressDefaults; readonly address: CalendarAddress } | null =
  null

/** Many parts of a page ask for the address at once: it is read once, and the same object for all. */
function addressOf(search: string, defaults: AddressDefaults): CalendarAddress {
  const { currentYear, view } = defaults
  if (known?.search !== search || known.defaults.currentYear !== currentYear || known.defaults.view !== view) {
    known = { search, defaults, address: readAddress(new URLSearchParams(search), defaults) }
  }
  return known.address
}

interface Way extends AddressDefaults {
  readonly navigate: NavigateFunction
  readonly replace: boolean
}

/** The address before that which a step was made for, kept with the step. */
interface Step {
  readonly before?: string
}

/** Where the router keeps what belongs to a step. */
const stepNow = (): Step => (window.history.state as { readonly usr?: Step | null } | null)?.usr ?? {}

/**
 * Makes a step, or none: what is closed was opened by a step, and to close it is to take that back. So Back never leads
 * to a dialog that was closed, and never nowhere.
 */
function go(patch: Partial<CalendarAddress>, { navigate, replace, ...defaults }: Way): void {
  const params = new URLSearchParams(window.location.search)
  const [now, next] = [params.toString(), writeAddress(params, patch, defaults).toString()]
  const step = stepNow()
  const takePlace = () => void navigate({ search: next }, { replace: true, state: step })
  if (closesIn(patch, readAddress(params, defaults))) {
    if (step.before === next) stepBack(takePlace)
    else takePlace()
  } else if (replace || next === now) takePlace()
  else void navigate({ search: next }, { state: { before: now } satisfies Step })
}
