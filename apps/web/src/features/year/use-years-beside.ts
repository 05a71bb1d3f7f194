import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import type { Preferences, Year } from './use-year.ts'
import { useLanguage } from './words/use-language.ts'

/** Once a year is there, reads those beside it, so that the next click needs no network and nothing comes after it. */
export function useYearsBeside({ year, state }: Year, { country }: Preferences): void {
  const client = useQueryClient()
  const language = useLanguage()
  useEffect(() => {
    if (state !== 'ready') return
    for (const beside of [year + 1, year - 1]) void read(client, beside, { country, language })
  }, [client, year, state, country, language])
}

interface Person {
  readonly country: string | null
  readonly language: Language
}

/** Reads a year. What cannot be read now is asked for again, and said, when somebody opens it. */
async function read(client: QueryClient, year: number, { country, language }: Person): Promise<void> {
  const holidays = country === null ? null : client.query(holidaysOf(year, country, language))
  await Promise.allSettled([client.query(yearEvents(year)), holidays])
}
