import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profile } from '../api/profile.queries.ts'
import { wasLanguageAsked } from '../i18n/detect.ts'
import { switchLanguage } from '../i18n/start.ts'
import { setTodayZone } from '../ui/today.ts'

/** What the profile decides for the whole page: the language, unless the address asked for one, and whose midnight it is. */
export function useProfileFacts(): void {
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
