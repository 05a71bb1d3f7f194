import { routes } from '@dodici/contract/routes'
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type MutationFunctionContext,
} from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { atBase } from '../../network/base-path.ts'

/** Some of a list, and what continues it. */
interface Some<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

type Asked = { readonly query: { readonly before?: string }; readonly signal: AbortSignal }

const listed = <Item>(name: string, read: (asked: Asked) => Promise<Some<Item>>) =>
  infiniteQueryOptions({
    queryKey: ['admin', name] as const,
    queryFn: ({ pageParam, signal }) => read({ query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

export const overview = queryOptions({
  queryKey: ['admin', 'overview'] as const,
  queryFn: ({ signal }) => call(routes.readAdminOverview, { signal }),
})

/** People whose name or address has a text; all for an empty one. */
export const peopleLike = (q: string) =>
  listed(`people ${q}`, ({ query, signal }) =>
    call(routes.listPeople, { query: { ...query, ...(q === '' ? {} : { q }) }, signal }),
  )
export const invites = listed('invites', (asked) => call(routes.listInvites, asked))
/** Who has asked to be let in; only those who wait, or all. */
export const requests = (isWaiting: boolean) =>
  listed(isWaiting ? 'requests that wait' : 'requests', ({ query, signal }) =>
    call(routes.listBetaRequests, { query: { ...query, ...(isWaiting ? { waiting: 'true' as const } : {}) }, signal }),
  )
export const feedback = listed('feedback', (asked) => call(routes.listAllFeedback, asked))
export const log = listed('log', (asked) => call(routes.listOperatorLog, asked))

/** Whatever is done changes numbers and lists of this page alone. */
const readAgain = (_outcome: unknown, _asked: unknown, _before: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: ['admin'] })

const act = <Outcome, Wish>(mutationFn: (wish: Wish) => Promise<Outcome>) =>
  mutationOptions({ mutationFn, onSuccess: readAgain, onError: readAgain, meta: { ownFailure: true } })

export const disabling = act((id: string) => call(routes.disablePerson, { params: { id } }))
export const enabling = act((id: string) => call(routes.enablePerson, { params: { id } }))
export const confirming = act((id: string) => call(routes.confirmPerson, { params: { id } }))
export const revoking = act((id: string) => call(routes.revokeInvite, { params: { id } }))
export const approving = act((id: string) => call(routes.approveBetaRequest, { params: { id } }))
export const inviting = {
  ...act(async (body: { readonly note?: string; readonly days: number }) => {
    const { code } = await call(routes.createInvite, { body })
    return `${window.location.origin}${atBase('/register')}?invite=${code}`
  }),
  // The code itself is shown once and then dropped.
  gcTime: 0,
}
