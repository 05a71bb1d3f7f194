import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { Language } from '../../../i18n/language.ts'

/** The analysis of a year, in a language. */
export const analysisOf = (year: number, language: Language) =>
  queryOptions({
    queryKey: ['analysis', year, language] as const,
    queryFn: ({ signal }) => call(routes.analyzeYear, { params: { year }, query: { language }, signal }),
    staleTime: 30_000,
  })
