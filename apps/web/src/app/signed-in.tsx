import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { profile } from '../api/profile.queries.ts'
import { wasLanguageAsked } from '../i18n/detect.ts'
import { loadTexts, switchLanguage } from '../i18n/start.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { Message } from '../ui/message.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { setTodayZone } from '../ui/today.ts'
import { CalendarPage } from './calendar-page.tsx'
import { leaveClient, takeClient } from './first-client.ts'
import { paths } from './paths.ts'
import { useLiveUpdates } from './use-live-updates.ts'

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

/** What the profile decides for the whole page: the language, unless the address asked for one, and whose midnight it is. */
function useProfileFacts(): void {
  const { data: user } = useQuery(profile)
  const language = user?.language
  const timezone = user?.timezone
  useEffect(() => {
    if (language !== undefined && !wasLanguageAsked()) void switchLanguage(language)
  }, [language])
  useEffect(() => {
    if (timezone !== undefined) setTodayZone(timezone)
  }, [timezone])
}

/** For a person who is signed in, but of whom nothing can be read: no network, or a server that is down. */
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
