import { routes } from '@dodici/contract/routes'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send } from '../../api/client.ts'

const PAGE = 50

/** Changes, newest first, a page at a time; of one event or one group, or all. */
export const changesOf = (only: { readonly event?: string; readonly group?: string }) =>
  infiniteQueryOptions({
    queryKey: ['changes', only] as const,
    queryFn: ({ pageParam, signal }) =>
      call(routes.listChanges, {
        query: { limit: PAGE, ...only, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? null : (page.at(-1)?.sequence ?? null)),
  })

/** What was deleted in the last 30 days, newest first. */
export const trash = queryOptions({
  queryKey: ['trash'] as const,
  queryFn: ({ signal }) => call(routes.listTrash, { signal }),
})

/** Takes one thing out of the trash, as one change with one undo. */
export const restoreTrash = mutationOptions({
  mutationFn: (id: string) => send(routes.restoreTrash, { params: { id } }),
  meta: { success: 'history.trash.restored', undo: true },
})
