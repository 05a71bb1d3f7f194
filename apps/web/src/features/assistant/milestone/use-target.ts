import { MESSAGE_MAX } from '@dodici/contract/limits'
import type { PlannedMilestone, PlanKind } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf, type FailureCode } from '../../../api/api-error.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { keepTarget, keptTarget, type TargetDraft } from './target-memory.ts'
import { targetPlanning, type TypedTarget } from './milestone.queries.ts'

export interface TargetEditing {
  readonly draft: TargetDraft
  readonly planned: PlannedMilestone | null
  readonly fault: 'empty' | 'tooLong' | null
  readonly failure: FailureCode | null
  readonly isPlanning: boolean
  readonly change: (patch: Partial<TargetDraft>) => void
  readonly plan: (example?: string) => void
  /** Plans the target as one of the kinds that it may be. */
  readonly choose: (kind: PlanKind) => void
  readonly leave: () => void
}

/** A typed target and its plan. The text stays, whatever happens. */
export function useTarget(given: string | null): TargetEditing {
  const { address } = useCalendarAddress()
  const language = useLanguage()
  const [{ draft, planned }, setState] = useState(() => begun(given))
  const [wasTried, setTried] = useState(false)
  const { mutate, error, isPending, reset } = useMutation(targetPlanning)
  const change = (patch: Partial<TargetDraft>) => {
    const next = { ...draft, ...patch }
    keepTarget({ draft: next })
    setState({ draft: next, planned })
    if (error) reset()
  }
  const show = (made: PlannedMilestone | null, written: TargetDraft) => {
    keepTarget({ planned: made, draft: written })
    setState({ draft: written, planned: made })
  }
  const propose = (written: TargetDraft, kind: PlanKind | null) => {
    show(planned, written)
    setTried(true)
    if (faultIn(written) !== null || isPending) return
    const request = { typed: typedIn(written), kind, year: address.year, language }
    mutate(request, { onSuccess: (made) => show(made, written) })
  }
  return {
    draft,
    planned,
    fault: wasTried ? faultIn(draft) : null,
    failure: error ? codeOf(error) : null,
    isPlanning: isPending,
    change,
    plan: (example) => propose(example === undefined ? draft : { ...draft, mode: 'create', input: example }, null),
    choose: (kind) => propose(draft, kind),
    leave: () => {
      setTried(false)
      show(null, { ...draft, input: '', target: '', timeframe: '' })
    },
  }
}

/** A target from the URL replaces the typed one and its plan. */
function begun(given: string | null): ReturnType<typeof keptTarget> {
  const kept = keptTarget()
  if (given === null || given === kept.draft.input) return kept
  return { draft: { ...kept.draft, mode: 'create', input: given }, planned: null }
}

const textIn = ({ mode, input, target }: TargetDraft): string => (mode === 'create' ? input : target).trim()

function faultIn(draft: TargetDraft): TargetEditing['fault'] {
  const { length } = textIn(draft)
  if (length === 0) return 'empty'
  return length > MESSAGE_MAX ? 'tooLong' : null
}

const typedIn = (draft: TargetDraft): TypedTarget =>
  draft.mode === 'create'
    ? { mode: 'create', input: textIn(draft) }
    : { mode: 'plan', target: textIn(draft), timeframe: draft.timeframe.trim() }
