import type { ProposedChange, Proposal } from '@dodici/contract/types'
import type { Language } from '@dodici/core/language'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { askerOf } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { buildItems } from './build-items.ts'
import type { ChangeToPropose } from './proposal-items.ts'
import { storeProposal } from './proposals.service.ts'

/** A change that is not part of a preparation. */
export const changeToPropose = (draft: ProposedChange): ChangeToPropose => ({
  _id: uuid(),
  draft,
  phase: null,
  optional: false,
})

/**
 * Creates a card from suggested changes.
 * @throws AppError `unknown_reference`, `not_found`, `invalid_input`, `rule_refused`, naming the faulty change
 */
export async function createProposal(
  storage: YearStorage,
  access: Access,
  { title, changes, language }: { title: string; changes: readonly ProposedChange[]; language?: Language | undefined },
): Promise<Proposal> {
  const asker = await askerOf(storage, access, { language })
  const items = await buildItems(storage, asker, changes.map(changeToPropose))
  return storeProposal(storage, asker, { kind: 'recommendation', title, items, milestone: null, goal: null })
}
