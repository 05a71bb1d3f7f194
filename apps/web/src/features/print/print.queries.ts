import { routes, type QueryOf } from '@dodici/contract/routes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'

/** What is drawn, as the API takes it. */
export type PosterQuery = QueryOf<typeof routes.readPosterPdf>

/** The pages of a poster as SVG, exactly as they are printed and saved. */
export const posterPages = (query: PosterQuery) =>
  queryOptions({
    queryKey: ['poster', query] as const,
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const first = await answerOf(routes.readPosterSvg, { query, signal })
      const count = Number(first.headers.get('X-Poster-Pages') ?? 1)
      const pages = [await first.text()]
      // One after the other: a person has one drawing at a time.
      for (let page = 2; page <= count; page += 1)
        pages.push(await (await answerOf(routes.readPosterSvg, { query: { ...query, page }, signal })).text())
      return pages
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    staleTime: 10_000,
  })

/** A PDF, and how many letters it lacks. */
export async function readPdf(query: PosterQuery): Promise<{ readonly file: Blob; readonly missing: number }> {
  const answer = await answerOf(routes.readPosterPdf, { query })
  return { file: await answer.blob(), missing: Number(answer.headers.get('X-Missing-Letters') ?? 0) }
}
