import { routes } from '@dodici/contract/routes'
import type { SuggestionType } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { Language } from '../../../i18n/language.ts'

interface SuggestionQuery {
  readonly type: SuggestionType
  readonly year: number
  readonly language: Language
}

/** Suggestions of one type, or (`general`) of all. */
export const suggestionsOf = ({ type, year, language }: SuggestionQuery) =>
  queryOptions({
    queryKey: ['suggestions', type, year, language] as const,
    queryFn: ({ signal }) => call(routes.suggestions, { query: { type, year, language }, signal }),
    staleTime: 30_000,
  })
