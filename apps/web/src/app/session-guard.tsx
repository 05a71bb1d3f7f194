import { Navigate, Outlet, useLocation, type Location } from 'react-router'
import { useStoredToken } from '../api/stored-session.ts'
import { paths } from './paths.ts'

/** Leads to the login whoever is not signed in, and remembers where they wanted to go. */
export function SignedInOnly() {
  const token = useStoredToken()
  const location = useLocation()
  return token === null ? <Navigate to={paths.login} state={{ from: location }} replace /> : <Outlet key={token} />
}

/** Leads on whoever is signed in: to where they wanted to go. */
export function SignedOutOnly() {
  const token = useStoredToken()
  const { state } = useLocation() as Location<{ from?: Location } | null>
  return token === null ? <Outlet /> : <Navigate to={state?.from ?? paths.calendar} replace />
}
