import { DELETIONS_UNASKED } from '@dodici/contract/limits'
import type { Proposal, ProposedGoal } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { instantOf, type Clock } from '#server/clock.ts'
import { quotaExceeded } from '#server/db/journal/usage.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { ProposalTable, Queries } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { StoredMilestone } from '#server/features/milestones/put-milestone.ts'
import type { NewProposal, StoredItem } from './proposal-items.ts'
import {
  expireProposal,
  findOpenProposals,
  findProposals,
  insertProposal,
  sumOfProposals,
  undoneAmong,
} from './proposals.queries.ts'

/** A card that waited longer is about a calendar that has changed. */
const PROPOSAL_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

export const itemsOf = (row: Pick<ProposalTable, 'items'>): StoredItem[] => JSON.parse(row.items) as StoredItem[]

export const milestoneOf = ({ milestone }: Pick<ProposalTable, 'milestone'>): StoredMilestone | null =>
  milestone === null ? null : (JSON.parse(milestone) as StoredMilestone)

export const proposedGoalOf = ({ goal }: Pick<ProposalTable, 'goal'>): ProposedGoal | null =>
  goal === null ? null : (JSON.parse(goal) as ProposedGoal)

export const isExpired = (row: Pick<ProposalTable, 'expires_at'>, clock: Clock): boolean =>
  row.expires_at <= instantOf(clock)

type IsUndone = (changeId: string) => boolean

/** A card that was just made or renewed, as its owner sees it. */
export const waitingProposal = (row: ProposalTable, clock: Clock): Proposal => proposalOfRow(row, clock, () => false)

function stateOf(row: ProposalTable, clock: Clock, isUndone: IsUndone): Proposal['state'] {
  if (row.change_id !== null) return isUndone(row.change_id) ? 'undone' : 'applied'
  return isExpired(row, clock) ? 'expired' : 'open'
}

function proposalOfRow(row: ProposalTable, clock: Clock, isUndone: IsUndone): Proposal {
  const items = itemsOf(row).map(({ item }) => item)
  const deletions = items.filter(({ action }) => action === 'delete').length
  return {
    _id: row.id,
    kind: row.kind,
    title: row.title,
    state: stateOf(row, clock, isUndone),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    confirmDeletions: deletions > DELETIONS_UNASKED ? deletions : null,
    changeId: row.change_id,
    goal: proposedGoalOf(row),
    items,
  }
}

/**
 * Stores a card until it is applied. Before that nothing of it is in the year.
 * @throws AppError `quota_exceeded`
 */
export async function storeProposal(storage: Storage, asker: Asker, proposal: NewProposal): Promise<Proposal> {
  const row = proposalRow(storage.clock, asker, proposal)
  const { bytes, proposals } = storage.db.limits
  await storage.db.transact(async (trx) => {
    const kept = await sumOfProposals(trx, row.owner_id)
    if (kept.count >= proposals || kept.bytes + Buffer.byteLength(row.items) > bytes.proposals) {
      throw quotaExceeded('proposals', `Those that wait are forgotten after ${String(PROPOSAL_DAYS)} days.`)
    }
    await insertProposal(trx, row)
  })
  return waitingProposal(row, storage.clock)
}

const proposalRow = (clock: Clock, { access, language }: Asker, proposal: NewProposal): ProposalTable => ({
  owner_id: access.ownerId,
  id: uuid(),
  kind: proposal.kind,
  title: proposal.title,
  language,
  items: JSON.stringify(proposal.items),
  milestone: proposal.milestone === null ? null : JSON.stringify(proposal.milestone),
  goal: proposal.goal === null ? null : JSON.stringify(proposal.goal),
  created_at: instantOf(clock),
  expires_at: new Date(clock.now() + PROPOSAL_DAYS * DAY).toISOString(),
  change_id: null,
})

/** @throws AppError `not_found` */
export async function readProposal({ db, clock }: Storage, access: Access, id: string): Promise<Proposal> {
  const proposal = (await proposalsById(db.read, { ownerId: access.ownerId, ids: [id], clock })).get(id)
  if (proposal === undefined) throw notFound()
  return proposal
}

/** Those of some ids whose cards wait. */
export const openProposals = async (
  { db, clock }: Pick<Storage, 'db' | 'clock'>,
  access: Access,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(await findOpenProposals(db.read, access.ownerId, { ids, now: instantOf(clock) }))

/** Closes a card that waits: it can be applied no more. One that was applied stays so. */
export async function closeProposal({ db, clock }: Storage, access: Access, id: string): Promise<void> {
  await db.transact((trx) => expireProposal(trx, access.ownerId, { id, now: instantOf(clock) }))
}

/** The stored ones of some cards, by id. */
export async function proposalsById(
  db: Queries,
  { ownerId, ids, clock }: { ownerId: string; ids: readonly string[]; clock: Clock },
): Promise<Map<string, Proposal>> {
  const rows = await findProposals(db, ownerId, ids)
  const undone = await undoneAmong(
    db,
    ownerId,
    rows.flatMap((row) => row.change_id ?? []),
  )
  return new Map(rows.map((row) => [row.id, proposalOfRow(row, clock, (changeId) => undone.has(changeId))]))
}
