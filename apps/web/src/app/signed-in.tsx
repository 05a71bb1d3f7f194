import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { profile } from '../api/profile.queries.ts'
import { loadTexts } from '../i18n/start.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Spinner } from '../ui/spinner.tsx'
import { CalendarPage } from './calendar-page.tsx'
import { FailedStart } from './failed-start.tsx'
import { leaveClient, takeClient } from './first-client.ts'
import { paths } from './paths.ts'
import { useLiveUpdates } from './use-live-updates.ts'
import { useProfileFacts } from './use-profile-facts.ts'

const ProfilePart = lazyPart(
  async () => {
    const [{ ProfilePart }] = await Promise.all([import('./parts/profile-part.tsx'), loadTexts('profile')])
    return ProfilePart
  },
  <Spinner />,
)

/**
 * The page of one session, with all that is read and done in it: nothing of that is left when the session ends. The
 * public pages do without, and without the code for it.
 */
export function SignedIn() {
  const [client] = useState(takeClient)
  useEffect(() => () => leaveClient(client), [client])
  return (
    <QueryClientProvider client={client}>
      <KnownPerson />
    </QueryClientProvider>
  )
}

/** Lets the stored person in at once while the token is being proved; a refused one is the query client's affair. */
function KnownPerson() {
  const { data: user, isError, refetch } = useQuery(profile)
  if (user) return <PersonsPage />
  return isError ? <FailedStart onTryAgain={() => void refetch()} /> : <Spinner />
}

/** The calendar or the profile, and what goes on behind both. */
function PersonsPage() {
  const { pathname } = useLocation()
  useProfileFacts()
  useLiveUpdates()
  return pathname === paths.profile ? <ProfilePart /> : <CalendarPage />
}
