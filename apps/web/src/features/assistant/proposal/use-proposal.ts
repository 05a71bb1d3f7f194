import { DELETIONS_UNASKED } from '@dodici/contract/limits'
import type { Proposal, ProposalItem } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf, type FailureCode } from '../../../api/api-error.ts'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { firstGoalChoice, goalFaultOf, sentGoal, type GoalChoice } from './goal-choice.ts'
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
  /** Null on a card without a goal. */
  readonly goalChoice: GoalChoice | null
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
  readonly changeGoal: (patch: Partial<GoalChoice>) => void
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
  const [all, setAll] = useState(() => keptChoices(proposal._id) ?? firstOf(proposal))
  const take = (next: Partial<CardChoices>) => {
    const both = { ...all, ...next }
    setAll(both)
    keepChoices(proposal._id, both)
  }
  return { choices: all.items, goalChoice: all.goal, take }
}

/** The present card, and applying it. */
export function useProposal(given: Proposal): ProposalEditing {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { data: proposal } = useQuery({ ...proposalOf(given._id), initialData: given })
  const { choices, goalChoice, take } = useChoices(proposal)
  const [typed, type] = useState('')
  const [calendarId, chooseCalendar] = useState('')
  const [isRenewed, setRenewed] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(proposalApplication)
  const deletions = deletionsOf(proposal, choices)
  const count = takenOf(proposal, choices).length + (goalChoice?.isTaken ? 1 : 0)
  const canApply =
    count > 0 &&
    isSound(proposal, { items: choices, goal: goalChoice }) &&
    (deletions === null || Number(typed) === deletions)
  const show = (next: Proposal) => client.setQueryData(proposalOf(given._id).queryKey, next)
  const showNewer = (newer: Proposal | null) => {
    if (newer === null) return
    show(newer)
    take({ items: renewedChoices(proposal, choices, newer) })
    setRenewed(true)
  }
  const apply = () => {
    if (!canApply || isPending) return
    const choice = {
      ...sentChoice(proposal, choices, { calendarId, deletions }),
      ...sentGoal(proposal.goal, goalChoice),
    }
    const onSuccess = ({ changeId, value }: ApplyResult) =>
      void show({ ...proposal, state: 'applied', changeId, goal: value.goal && proposal.goal })
    const action = actionOf(takenOf(proposal, choices))
    const sent = { id: proposal._id, choice, action, idempotencyKey: keyFor({ id: proposal._id, choice }) }
    mutate(sent, { onSuccess, onError: (fault) => showNewer(newerCard(fault)) })
  }
  const change = (itemId: string, patch: Partial<ItemChoice>) => {
    const before = choices[itemId]
    if (before) take({ items: { ...choices, [itemId]: { ...before, ...patch } } })
    if (error) reset()
  }
  const changeGoal = (patch: Partial<GoalChoice>) => {
    if (goalChoice) take({ goal: { ...goalChoice, ...patch } })
    if (error) reset()
  }
  return {
    ...{ proposal, choices, goalChoice, count, deletions, typed, calendarId, canApply, isRenewed },
    ...{ change, changeGoal, type, chooseCalendar, apply },
    isBusy: isPending,
    failure: error && newerCard(error) === null ? codeOf(error) : null,
  }
}

const actionOf = (items: readonly ProposalItem[]): ProposalItem['action'] => {
  const [action = 'update', ...others] = new Set(items.map((item) => item.action))
  return others.length === 0 ? action : 'update'
}

/** The person's choices on one card. */
interface CardChoices {
  readonly items: ItemChoices
  readonly goal: GoalChoice | null
}

const firstOf = (proposal: Proposal): CardChoices => ({
  items: firstChoices(proposal),
  goal: firstGoalChoice(proposal),
})

/** Whether it waits, and what is selected has no errors. */
const isSound = ({ state, items }: Proposal, choices: CardChoices): boolean =>
  state === 'open' &&
  (choices.goal === null || goalFaultOf(choices.goal) === null) &&
  items.every(({ _id }) => choices.items[_id] === undefined || faultOf(choices.items[_id]) === null)

/** The rebuilt card, after its events have changed. */
const newerCard = (error: unknown): Proposal | null =>
  error instanceof ApiError && error.code === 'proposal_changed'
    ? ((error.current as Proposal | undefined) ?? null)
    : null

/** Choices on cards that are off screen, so that changing the panel's tab loses nothing. */
const kept = new Map<string, CardChoices>()
const KEPT_MAX = 20

const keptChoices = (proposalId: string): CardChoices | undefined => kept.get(proposalId)

function keepChoices(proposalId: string, choices: CardChoices): void {
  kept.delete(proposalId)
  kept.set(proposalId, choices)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}
