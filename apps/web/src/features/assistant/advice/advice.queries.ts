import { routes } from '@dodici/contract/routes'
import { TITLE_MAX } from '@dodici/contract/limits'
import type { ProposedChange, Proposal } from '@dodici/contract/types'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { currentLanguage } from '../../../i18n/start.ts'

interface NewProposal {
  readonly title: string
  readonly changes: readonly ProposedChange[]
}

/** Creates a card; writes nothing else. */
export const proposalCreation = mutationOptions({
  mutationFn: ({ title, changes }: NewProposal): Promise<Proposal> =>
    call(routes.createProposal, {
      body: { title: title.slice(0, TITLE_MAX), changes: [...changes], language: currentLanguage() },
    }),
  meta: { ownFailure: true },
})
