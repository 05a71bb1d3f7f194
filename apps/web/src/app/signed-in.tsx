import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { profile } from '../api/profile.queries.ts'
import { wasLanguageAsked } from '../i18n/detect.ts'
import { setHourCycle } from '../i18n/hour-cycle.ts'
import { switchLanguage } from '../i18n/start.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Message } from '../ui/message.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { setTodayZone } from '../ui/today.ts'
import { CalendarPage } from './calendar-page.tsx'
import { clientOfSession, leaveClient } from './first-client.ts'
import { paths } from './paths.ts'
import { useLiveUpdates } from './use-live-updates.ts'

const ProfilePart = lazyPart(async () => (await import('./parts/profile-part.tsx')).ProfilePart, {
  texts: ['profile'],
  fallback: <Spinner />,
})

const AdminPart = lazyPart(async () => (await import('./parts/admin-part.tsx')).AdminPart, {
  texts: ['admin'],
  fallback: <Spinner />,
})

/** The page of one session with its data, dropped when the session ends. Public pages do without it and its code. */
export function SignedIn() {
  const [client] = useState(clientOfSession)
  useEffect(() => () => leaveClient(client), [client])
  return (
    <QueryClientProvider client={client}>
      <KnownPerson />
    </QueryClientProvider>
  )
}

/** Uses the stored person while the token is being validated; the query client handles a refusal. */
function KnownPerson() {
  const { data: user, isError, refetch } = useQuery(profile)
  if (user) return <PersonsPage />
  return isError ? <FailedStart onTryAgain={() => void refetch()} /> : <Spinner />
}

/** The calendar, the profile or the operator's page, and their background work. */
function PersonsPage() {
  const { pathname } = useLocation()
  useProfileFacts()
  useLiveUpdates()
  if (pathname === paths.admin) return <AdminPart />
  return pathname === paths.profile ? <ProfilePart /> : <CalendarPage />
}

/** Profile settings for the whole page: the language, unless the URL sets it, the zone of midnight, how times are written. */
function useProfileFacts(): void {
  const { data: user } = useQuery(profile)
  const language = user?.language
  const timezone = user?.timezone
  // A profile stored by an older version lacks it.
  const choice = user?.hourCycle ?? 'locale'
  const country = user?.country ?? null
  useEffect(() => {
    if (language !== undefined && !wasLanguageAsked()) void switchLanguage(language)
  }, [language])
  useEffect(() => {
    if (timezone !== undefined) setTodayZone(timezone)
  }, [timezone])
  useEffect(() => {
    setHourCycle({ choice, country })
    return () => setHourCycle(null)
  }, [choice, country])
}

/** For a signed-in person whose data cannot be read: no network, or the server is down. */
function FailedStart({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <Message title={t('messages.errors.network')}>
      <Button kind="primary" onClick={onTryAgain}>
        {t('common.tryAgain')}
      </Button>
    </Message>
  )
}
