import { routes } from '@dodici/contract/routes'
import type { AppliedProposal, ProposalChoice, ProposalItem } from '@dodici/contract/types'
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

type Action = ProposalItem['action']

interface Application {
  readonly id: string
  readonly choice: ProposalChoice
  /** What it does to its events; to some this and to others that counts as `update`. */
  readonly action: Action
  readonly idempotencyKey: string
}

export type ApplyResult = Written<AppliedProposal> & { readonly action: Action }

/** Applies the selected items as one change with one undo. */
export const proposalApplication = mutationOptions({
  mutationFn: async ({ id, choice, action, idempotencyKey }: Application): Promise<ApplyResult> => {
    const headers = { 'Idempotency-Key': idempotencyKey }
    const written = await send(routes.applyProposal, { params: { id }, body: choice, headers })
    return { ...written, action }
  },
  meta: {
    success: (applied) => appliedText(applied as ApplyResult),
    undo: true,
    ownFailure: true,
  },
})

/** How many events, as its undo says it; a goal is said beside them. */
function appliedText({ value: { count, goal }, action }: ApplyResult): string {
  if (goal === null) return texts.t(`proposal.applied.${action}`, { count })
  return count === 0 ? texts.t('proposal.applied.goal') : texts.t('proposal.applied.goalWith', { count })
}
