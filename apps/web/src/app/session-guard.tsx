import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation, type Location } from 'react-router'
import { profile } from '../api/profile.queries.ts'
import { useStoredToken } from '../api/stored-session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { FailedStart } from './failed-start.tsx'
import { paths } from './paths.ts'

/**
 * Leads to the login whoever is not signed in, and remembers where they wanted to go. The stored person is let in at
 * once while the token is being proved; a refused token is the query client's affair.
 */
export function SignedInOnly() {
  const token = useStoredToken()
  const location = useLocation()
  if (token === null) return <Navigate to={paths.login} state={{ from: location }} replace />
  return <KnownPerson key={token} />
}

function KnownPerson() {
  const { data: user, isError, refetch } = useQuery(profile)
  if (user) return <Outlet />
  return isError ? <FailedStart onTryAgain={() => void refetch()} /> : <Spinner />
}

/** Leads on whoever is signed in: to where they wanted to go. */
export function SignedOutOnly() {
  const token = useStoredToken()
  const { state } = useLocation() as Location<{ from?: Location } | null>
  return token === null ? <Outlet /> : <Navigate to={state?.from ?? paths.calendar} replace />
}
