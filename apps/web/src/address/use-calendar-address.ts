import { yearOf, type Month } from '@dodici/core/date'
import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { today, useToday } from '../ui/today.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import {
  closesIn,
  readAddress,
  writeAddress,
  type AddressDefaults,
  type AddressPatch,
  type CalendarAddress,
} from './calendar-address.ts'
import { onceThere, stepBack } from './step-back.ts'
import { yearFirst } from './year-first.ts'
import { usualFrom, useYearStart, yearStart } from './year-start.ts'

export type ChangeAddress = (patch: AddressPatch, options?: { readonly replace?: boolean }) => void

/**
 * What is open, and how to change it. `change` goes through the router, so Back closes what was opened, and closing
 * leaves no history entry. `change` has a stable identity, and reads the URL when it is called.
 */
export function useCalendarAddress(): { readonly address: CalendarAddress; readonly change: ChangeAddress } {
  const currentYear = yearOf(useToday())
  const from = useUsualFrom()
  const view = useIsPhone() ? 'months' : 'planner'
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = addressOf(search, { currentYear, from, view })
  const change = useCallback<ChangeAddress>(
    (patch, options) => {
      const way: Way = { navigate, replace: options?.replace ?? false, currentYear, view }
      onceThere(() => yearFirst(patch, () => go(patch, way)))
    },
    [navigate, currentYear, view],
  )
  return { address, change }
}

/** The first of the twelve months that are shown where the URL says none: those of today. */
export const useUsualFrom = (): Month => usualFrom(useYearStart(), useToday())

let known: { readonly search: string; readonly defaults: AddressDefaults; readonly address: CalendarAddress } | null =
  null

/** Parsed once for all components, which share the object. */
function addressOf(search: string, defaults: AddressDefaults): CalendarAddress {
  const { currentYear, from, view } = defaults
  const { defaults: before } = known ?? {}
  if (known?.search !== search || before?.currentYear !== currentYear || before.from !== from || before.view !== view) {
    known = { search, defaults, address: readAddress(new URLSearchParams(search), defaults) }
  }
  return known.address
}

interface Way extends Omit<AddressDefaults, 'from'> {
  readonly navigate: NavigateFunction
  readonly replace: boolean
}

/** The previous URL, stored with the history entry. */
interface Step {
  readonly before?: string
}

/** The router's state of a history entry. */
const stepNow = (): Step => (window.history.state as { readonly usr?: Step | null } | null)?.usr ?? {}

/**
 * Opening pushes a history entry; closing goes back over it. So Back never leads to a closed dialog, and never seems to
 * do nothing.
 */
function go(patch: AddressPatch, { navigate, replace, ...way }: Way): void {
  // Where years begin may have been changed a moment ago.
  const defaults = { ...way, from: usualFrom(yearStart(), today()) }
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
