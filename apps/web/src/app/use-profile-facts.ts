import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { profile } from '../api/profile.queries.ts'
import { wasLanguageAsked } from '../i18n/detect.ts'
import { setTodayZone } from '../ui/today.ts'

/** What the profile decides for the whole page: the language, unless the address asked for one, and whose midnight it is. */
export function useProfileFacts(): void {
  const { i18n } = useTranslation()
  const { data: user } = useQuery(profile)
  const language = user?.language
  const timezone = user?.timezone
  useEffect(() => {
    if (language !== undefined && !wasLanguageAsked()) void i18n.changeLanguage(language)
  }, [i18n, language])
  useEffect(() => {
    if (timezone !== undefined) setTodayZone(timezone)
  }, [timezone])
}
