import { DELETIONS_UNASKED } from '@dodici/contract/limits'
import type { Proposal, ProposalItem } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf, type FailureCode } from '../../../api/api-error.ts'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import {
  faultOf,
  firstChoices,
  type ItemChoice,
  type ItemChoices,
  renewedChoices,
  sentChoice,
  takenOf,
} from './item-choices.ts'
import { proposalApplication, proposalOf, type ApplyResult } from './proposal.queries.ts'

/** A card with the person's choices. */
export interface ProposalEditing {
  readonly proposal: Proposal
  readonly choices: ItemChoices
  readonly count: number
  /** The number of deletions to type; null if none is required. */
  readonly deletions: number | null
  readonly typed: string
  readonly calendarId: string
  readonly isBusy: boolean
  readonly canApply: boolean
  readonly failure: FailureCode | null
  /** Whether the card was rebuilt. */
  readonly isRenewed: boolean
  readonly change: (itemId: string, patch: Partial<ItemChoice>) => void
  readonly type: (deletions: string) => void
  readonly chooseCalendar: (calendarId: string) => void
  readonly apply: () => void
}

const deletionsOf = (proposal: Proposal, choices: ItemChoices): number | null => {
  const count = takenOf(proposal, choices).filter(({ action }) => action === 'delete').length
  return count > DELETIONS_UNASKED ? count : null
}

/** The person's choices, kept while the card is off screen. */
function useChoices(proposal: Proposal) {
  const [choices, setChoices] = useState(() => keptChoices(proposal._id) ?? firstChoices(proposal))
  const take = (next: ItemChoices) => {
    setChoices(next)
    keepChoices(proposal._id, next)
  }
  return { choices, take }
}

/** The present card, and applying it. */
export function useProposal(given: Proposal): ProposalEditing {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { data: proposal } = useQuery({ ...proposalOf(given._id), initialData: given })
  const { choices, take } = useChoices(proposal)
  const [typed, type] = useState('')
  const [calendarId, chooseCalendar] = useState('')
  const [isRenewed, setRenewed] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(proposalApplication)
  const deletions = deletionsOf(proposal, choices)
  const count = takenOf(proposal, choices).length
  const canApply = isComplete(proposal, choices) && (deletions === null || Number(typed) === deletions)
  const show = (next: Proposal) => client.setQueryData(proposalOf(given._id).queryKey, next)
  const showNewer = (newer: Proposal | null) => {
    if (newer === null) return
    show(newer)
    take(renewedChoices(proposal, choices, newer))
    setRenewed(true)
  }
  const apply = () => {
    if (!canApply || isPending) return
    const choice = sentChoice(proposal, choices, { calendarId, deletions })
    const onSuccess = ({ changeId }: ApplyResult) => void show({ ...proposal, state: 'applied', changeId })
    const action = actionOf(takenOf(proposal, choices))
    const sent = { id: proposal._id, choice, action, idempotencyKey: keyFor({ id: proposal._id, choice }) }
    mutate(sent, { onSuccess, onError: (fault) => showNewer(newerCard(fault)) })
  }
  const change = (itemId: string, patch: Partial<ItemChoice>) => {
    const before = choices[itemId]
    if (before) take({ ...choices, [itemId]: { ...before, ...patch } })
    if (error) reset()
  }
  return {
    ...{ proposal, choices, count, deletions, typed, calendarId, canApply, isRenewed },
    ...{ change, type, chooseCalendar, apply },
    isBusy: isPending,
    failure: error && newerCard(error) === null ? codeOf(error) : null,
  }
}

const actionOf = (items: readonly ProposalItem[]): ProposalItem['action'] => {
  const [action = 'update', ...others] = new Set(items.map((item) => item.action))
  return others.length === 0 ? action : 'update'
}

/** Whether something is selected, without errors. */
const isComplete = ({ state, items }: Proposal, choices: ItemChoices): boolean =>
  state === 'open' &&
  items.some(({ _id }) => choices[_id]?.isTaken) &&
  items.every(({ _id }) => choices[_id] === undefined || faultOf(choices[_id]) === null)

/** The rebuilt card, after its events have changed. */
const newerCard = (error: unknown): Proposal | null =>
  error instanceof ApiError && error.code === 'proposal_changed'
    ? ((error.current as Proposal | undefined) ?? null)
    : null

/** Choices on cards that are off screen, so that changing the panel's tab loses nothing. */
const kept = new Map<string, ItemChoices>()
const KEPT_MAX = 20

const keptChoices = (proposalId: string): ItemChoices | undefined => kept.get(proposalId)

function keepChoices(proposalId: string, choices: ItemChoices): void {
  kept.delete(proposalId)
  kept.set(proposalId, choices)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}
