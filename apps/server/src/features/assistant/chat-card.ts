import type { ProposedChange, Proposal } from '@dodici/contract/types'
import { APPLIED_ITEMS_MAX } from '@dodici/contract/limits'
import { AppError } from '#server/errors.ts'
import { buildItems } from '#server/features/proposals/build-items.ts'
import { changeToPropose } from '#server/features/proposals/create-proposal.service.ts'
import type { StoredItem } from '#server/features/proposals/proposal-items.ts'
import { storeProposal } from '#server/features/proposals/proposals.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { titleOf } from './conversations.service.ts'
import type { Turn } from './chat-turn.ts'

/** Stores the result of a message as a card. */
export const keepChatCard = (
  storage: YearStorage,
  asker: Asker,
  { message }: Pick<Turn, 'message'>,
  items: readonly StoredItem[],
): Promise<Proposal> =>
  storeProposal(storage, asker, { kind: 'chat', title: titleOf(message.message), items, milestone: null, goal: null })

/** A card for a request; null if nothing of it is possible. */
export async function chatCard(
  storage: YearStorage,
  asker: Asker,
  { turn, drafts }: { turn: Turn; drafts: readonly ProposedChange[] },
): Promise<Proposal | null> {
  const wanted = drafts.slice(0, APPLIED_ITEMS_MAX).map(changeToPropose)
  if (wanted.length === 0) return null
  try {
    return await keepChatCard(storage, asker, turn, await buildItems(storage, asker, wanted))
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
