import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** The review of a year so far. */
export const reviewOf = (year: number) =>
  queryOptions({
    queryKey: ['review', year] as const,
    queryFn: ({ signal }) => call(routes.reviewYear, { params: { year }, signal }),
  })

/** How full each day of the year is, for the image. */
export const heatOf = (year: number) =>
  queryOptions({
    queryKey: ['review', year, 'heat'] as const,
    queryFn: ({ signal }) => call(routes.readHeatmap, { query: { year }, signal }),
  })
