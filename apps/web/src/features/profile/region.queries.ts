import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { Language } from '../../i18n/language.ts'

/** The regions of a country with public holidays of their own. They do not change while the page is open. */
export const regionsOf = (country: string, language: Language) =>
  queryOptions({
    queryKey: ['regions', country, language] as const,
    queryFn: ({ signal }) => call(routes.listHolidayRegions, { query: { country, language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
