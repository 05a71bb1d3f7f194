import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** Ids of the advice that does not come back. */
export const turnedDown = queryOptions({
  queryKey: ['turned-down'] as const,
  queryFn: async ({ signal }) => (await call(routes.listTurnedDown, { signal })).ids,
  staleTime: 30_000,
})

interface Change {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Turns advice down, or takes that back. Shown at once; the lists of advice are read anew when that is taken back. */
export const turnedDownChange = mutationOptions({
  scope: { id: 'turned-down' },
  mutationFn: ({ add = [], remove = [] }: Change) =>
    call(routes.changeTurnedDown, { body: { add: [...add], remove: [...remove] } }),
  onMutate: async ({ add = [], remove = [] }, { client }) => {
    await client.cancelQueries({ queryKey: turnedDown.queryKey })
    const before = client.getQueryData(turnedDown.queryKey) ?? []
    client.setQueryData(turnedDown.queryKey, [...add, ...before.filter((id) => !remove.includes(id))])
    return { before }
  },
  onSuccess: async ({ ids }, { remove = [] }, _before, { client }) => {
    client.setQueryData(turnedDown.queryKey, ids)
    if (remove.length === 0) return
    await client.invalidateQueries({ queryKey: ['analysis'] })
    await client.invalidateQueries({ queryKey: ['suggestions'] })
  },
  onError: (_error, _change, kept, { client }) => {
    if (kept) client.setQueryData(turnedDown.queryKey, kept.before)
  },
})
