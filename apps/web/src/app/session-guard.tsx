import { useState } from 'react'
import { Navigate, Outlet, useLocation, type Location } from 'react-router'
import { storedUser, useStoredToken } from '../api/stored-session.ts'
import { isConfirming, paths } from './paths.ts'

/** The page requested before signing in. */
interface LoginReturn {
  readonly from: Location
  /** Whose page it was when their session ended: nobody else is led there. Null for visitors from a link. */
  readonly ownerId: string | null
}

/** An id of nobody, for a page whose owner is unknown. */
const UNKNOWN = ''

/** Redirects to the login, and remembers the requested page. */
export function SignedInOnly() {
  const token = useStoredToken()
  const from = useLocation()
  const present = token === null ? null : (storedUser()?._id ?? UNKNOWN)
  const [ownerId, setOwnerId] = useState(present)
  if (present !== null && present !== ownerId) setOwnerId(present)
  if (token !== null) return <Outlet key={token} />
  return <Navigate to={paths.login} state={{ from, ownerId } satisfies LoginReturn} replace />
}

/** Redirects signed-in people to the page they requested. Address confirmation is open to everybody. */
export function SignedOutOnly() {
  const token = useStoredToken()
  const { state, search } = useLocation() as Location<LoginReturn | null>
  if (token === null || isConfirming(search)) return <Outlet />
  const isTheirs = state !== null && (state.ownerId === null || state.ownerId === storedUser()?._id)
  return <Navigate to={isTheirs ? state.from : paths.calendar} replace />
}
