import { routes } from '@dodici/contract/routes'
import type { LinkedAccountDraft, LinkedAccountPatch, LinkedConflict, SignInElsewhere } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** The server here gives another one 40 seconds to answer. */
const ELSEWHERE = { timeout: 60_000 } as const

/** What an account has now. Its server is asked once each time that somebody looks. */
export const calendarsOfAccount = (id: string) =>
  queryOptions({
    queryKey: ['calendars-elsewhere', id] as const,
    queryFn: ({ signal }) => call(routes.findCalendarsOfAccount, { params: { id }, signal, ...ELSEWHERE }),
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
  })

/** What carries a password is dropped with the form that sent it. The form shows failures, as what was typed stays there. */
const withPassword = { gcTime: 0, meta: { ownFailure: true } } as const

export const findCalendars = mutationOptions({
  mutationFn: (signIn: SignInElsewhere) => call(routes.findRemoteCalendars, { body: signIn, ...ELSEWHERE }),
  ...withPassword,
})

export const createAccount = mutationOptions({
  mutationFn: (draft: LinkedAccountDraft) => call(routes.createLinkedAccount, { body: draft, ...ELSEWHERE }),
  ...withPassword,
  meta: { ownFailure: true, success: 'linked.choose.added' },
})

interface More extends Pick<LinkedAccountDraft, 'calendars'> {
  readonly id: string
}

export const linkMore = mutationOptions({
  mutationFn: ({ id, calendars }: More) =>
    call(routes.linkCalendars, { params: { id }, body: { calendars }, ...ELSEWHERE }),
  meta: { ownFailure: true, success: 'linked.choose.added' },
})

interface Update {
  readonly id: string
  readonly patch: LinkedAccountPatch
}

const updateAccount = ({ id, patch }: Update) => call(routes.updateLinkedAccount, { params: { id }, body: patch })

export const renameAccount = mutationOptions({
  mutationFn: updateAccount,
  meta: { ownFailure: true, success: 'linked.account.renamed' },
})

export const renewPassword = mutationOptions({
  mutationFn: updateAccount,
  ...withPassword,
  meta: { ownFailure: true, success: 'linked.account.passwordSaved' },
})

export const endAccount = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteLinkedAccount, { params: { id } }),
  meta: { success: 'linked.end.done' },
})

export const endLink = mutationOptions({
  mutationFn: (id: string) => call(routes.unlinkCalendar, { params: { id } }),
  meta: { success: 'linked.end.done' },
})

export const syncNow = mutationOptions({
  mutationFn: (id: string) => call(routes.syncLinkedCalendar, { params: { id } }),
})

export const answerGone = mutationOptions({
  mutationFn: ({ id, take }: { readonly id: string; readonly take: boolean }) =>
    call(routes.answerGone, { params: { id }, body: { take } }),
})

export const linkedConflicts = queryOptions({
  queryKey: ['linked-conflicts'] as const,
  queryFn: ({ signal }) => call(routes.listLinkedConflicts, { signal }),
})

export type Keep = 'ours' | 'theirs' | 'both'

interface Settlement extends Pick<LinkedConflict, '_id' | 'calendarId'> {
  readonly keep: Keep
}

export const settleConflict = mutationOptions({
  mutationFn: ({ _id, calendarId, keep }: Settlement) =>
    call(routes.settleLinkedConflict, { params: { id: calendarId, conflictId: _id }, body: { keep } }),
  // It may have changed meanwhile, or been settled elsewhere.
  onError: (_error, _settlement, _before, { client }) =>
    client.invalidateQueries({ queryKey: linkedConflicts.queryKey }),
  meta: { ownFailure: true },
})
