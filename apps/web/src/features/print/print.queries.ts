import { routes, type QueryOf } from '@dodici/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'

/** What is drawn, as the API takes it. */
export type PosterQuery = QueryOf<typeof routes.readPosterPdf>

/** Names that a PDF writes with dots, because its font lacks letters of them. */
export interface DottedNames {
  readonly count: number
  /** The first of them. */
  readonly example: string
}

/** The pages as SVG, and what would be missing in a PDF. */
export interface DrawnPoster {
  readonly pages: readonly string[]
  readonly dotted: DottedNames | null
}

/** The pages of a poster as SVG, exactly as they are printed and saved. */
export const posterPages = (query: PosterQuery) =>
  queryOptions({
    queryKey: ['poster', query] as const,
    queryFn: async ({ signal }): Promise<DrawnPoster> => {
      const first = await answerOf(routes.readPosterSvg, { query, signal })
      const count = Number(first.headers.get('X-Poster-Pages') ?? 1)
      const pages = [await first.text()]
      // One after the other: a person has one drawing at a time.
      for (let page = 2; page <= count; page += 1)
        pages.push(await (await answerOf(routes.readPosterSvg, { query: { ...query, page }, signal })).text())
      return { pages, dotted: dottedIn(first.headers) }
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: 10_000,
  })

function dottedIn(headers: Headers): DottedNames | null {
  const count = Number(headers.get('X-Missing-Names') ?? 0)
  return count === 0 ? null : { count, example: decodeURIComponent(headers.get('X-Missing-Example') ?? '') }
}

export const readPdf = async (query: PosterQuery): Promise<Blob> =>
  (await answerOf(routes.readPosterPdf, { query })).blob()
