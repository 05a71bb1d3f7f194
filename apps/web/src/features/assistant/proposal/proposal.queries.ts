import { routes } from '@dodici/contract/routes'
import type { AppliedProposal, ProposalChoice } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, send, type Written } from '../../../api/client.ts'
import { texts } from '../../../i18n/texts.ts'

/** A stored card. */
export const proposalOf = (id: string) =>
  queryOptions({
    queryKey: ['proposals', id] as const,
    queryFn: ({ signal }) => call(routes.readProposal, { params: { id }, signal }),
    staleTime: 60_000,
  })

interface Application {
  readonly id: string
  readonly choice: ProposalChoice
  readonly idempotencyKey: string
}

export type ApplyResult = Written<AppliedProposal> & { readonly count: number }

/** Applies the selected items as one change with one undo. */
export const proposalApplication = mutationOptions({
  mutationFn: async ({ id, choice, idempotencyKey }: Application): Promise<ApplyResult> => {
    const headers = { 'Idempotency-Key': idempotencyKey }
    const written = await send(routes.applyProposal, { params: { id }, body: choice, headers })
    const events = choice.items?.length ?? written.value.events.length
    return { ...written, count: events + (written.value.goal === null ? 0 : 1) }
  },
  meta: {
    success: (applied) => texts.t('proposal.applied', { count: (applied as ApplyResult).count }),
    undo: true,
    ownFailure: true,
  },
})
