import { DELETIONS_UNASKED } from '@dodici/contract/limits'
import type { AppliedProposal, Proposal } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, codeOf, type FailureCode } from '../../../api/api-error.ts'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { faultOf, firstChoices, sentChoice, takenOf, type ItemChoice, type ItemChoices } from './item-choices.ts'
import { keepChoices, keptChoices } from './kept-choices.ts'
import { proposalApplication, proposalOf } from './proposal.queries.ts'

/** A card and what the person makes of it. */
export interface ProposalEditing {
  readonly proposal: Proposal
  readonly choices: ItemChoices
  readonly count: number
  /** How many deletions are to be typed; null where none are. */
  readonly deletions: number | null
  readonly typed: string
  readonly calendarId: string
  readonly isBusy: boolean
  readonly canApply: boolean
  readonly failure: FailureCode | null
  /** Whether it is not what it was when it was made. */
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

/** The card as it is now, and its Apply. */
export function useProposal(given: Proposal, onApplied?: (applied: AppliedProposal) => void): ProposalEditing {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { data: proposal } = useQuery({ ...proposalOf(given._id), initialData: given })
  const [choices, setChoices] = useState(() => keptChoices(given._id) ?? firstChoices(proposal))
  const [typed, type] = useState('')
  const [calendarId, chooseCalendar] = useState('')
  const [isRenewed, setRenewed] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(proposalApplication)
  const show = (next: Proposal) => client.setQueryData(proposalOf(given._id).queryKey, next)
  const take = (next: ItemChoices) => {
    setChoices(next)
    keepChoices(given._id, next)
  }
  const deletions = deletionsOf(proposal, choices)
  const count = takenOf(proposal, choices).length
  const hasFault = proposal.items.some(({ _id }) => choices[_id] && faultOf(choices[_id]) !== null)
  const isConfirmed = deletions === null || Number(typed) === deletions
  const canApply = proposal.state === 'open' && count > 0 && !hasFault && isConfirmed
  const apply = () => {
    if (!canApply || isPending) return
    const choice = sentChoice(proposal, choices, { calendarId, deletions })
    mutate(
      { id: proposal._id, choice, idempotencyKey: keyFor({ id: proposal._id, choice }) },
      {
        onSuccess: ({ value, changeId }) => {
          show({ ...proposal, state: 'applied', changeId })
          onApplied?.(value)
        },
        onError: (fault) => {
          const newer = newerCard(fault)
          if (newer === null) return
          show(newer)
          take({ ...firstChoices(newer), ...stillThere(choices, newer) })
          setRenewed(true)
        },
      },
    )
  }
  const change = (itemId: string, patch: Partial<ItemChoice>) => {
    const before = choices[itemId]
    if (before) take({ ...choices, [itemId]: { ...before, ...patch } })
    if (error) reset()
  }
  const failure = error && newerCard(error) === null ? codeOf(error) : null
  const editing = { change, type, chooseCalendar, apply }
  return {
    proposal,
    choices,
    count,
    deletions,
    typed,
    calendarId,
    isBusy: isPending,
    canApply,
    failure,
    isRenewed,
    ...editing,
  }
}

/** The card as the server has made it anew, where what it is about was changed. */
const newerCard = (error: unknown): Proposal | null =>
  error instanceof ApiError && error.code === 'proposal_changed'
    ? ((error.current as Proposal | undefined) ?? null)
    : null

const stillThere = (choices: ItemChoices, { items }: Proposal): ItemChoices =>
  Object.fromEntries(items.flatMap(({ _id }) => (choices[_id] ? [[_id, choices[_id]]] : [])))
