import { useState } from 'react'
import { Navigate, Outlet, useLocation, type Location } from 'react-router'
import { storedUser, useStoredToken } from '../api/stored-session.ts'
import { isConfirming, paths } from './paths.ts'

/** Where somebody wanted to go before they signed in. */
interface Wish {
  readonly from: Location
  /** Whose page it was when their session ended: nobody else is led there. Null for whoever came by a link. */
  readonly ownerId: string | null
}

/** No id of anybody: of a page whose owner this browser had lost. */
const UNKNOWN = ''

/** Leads to the login whoever is not signed in, and remembers where they wanted to go. */
export function SignedInOnly() {
  const token = useStoredToken()
  const from = useLocation()
  const present = token === null ? null : (storedUser()?._id ?? UNKNOWN)
  const [ownerId, setOwnerId] = useState(present)
  if (present !== null && present !== ownerId) setOwnerId(present)
  if (token !== null) return <Outlet key={token} />
  return <Navigate to={paths.login} state={{ from, ownerId } satisfies Wish} replace />
}

/** Leads on whoever is signed in: to where they wanted to go. An address is confirmed by anybody. */
export function SignedOutOnly() {
  const token = useStoredToken()
  const { state, search } = useLocation() as Location<Wish | null>
  if (token === null || isConfirming(search)) return <Outlet />
  const isTheirs = state !== null && (state.ownerId === null || state.ownerId === storedUser()?._id)
  return <Navigate to={isTheirs ? state.from : paths.calendar} replace />
}
