import { formatDay, type Day } from '../../date/index.ts'
import { actionOf } from '../advice/candidate.ts'
import type { Evidence, AdviceAction, Suggestion, SuggestionKind } from '../balance-types.ts'
import type { AdviceWording } from '../words/advice-sentences.ts'

/** A suggestion with its present usefulness; higher is more. */
export interface Hint {
  readonly suggestion: Suggestion
  readonly weight: number
}

/** A hint's identity: its rule and its day or event, so that it can be dismissed for good. */
export interface HintName {
  readonly rule: string
  readonly about: string
  readonly kind: SuggestionKind
  readonly weight: number
}

/** A hint of an offer. */
export function hint(
  { rule, about, kind, weight }: HintName,
  offered: AdviceWording,
  rest: {
    readonly evidence: readonly Evidence[]
    readonly action: Partial<AdviceAction> & Pick<AdviceAction, 'kind'>
  },
): Hint {
  const action = actionOf(offered.label, rest.action)
  return { weight, suggestion: { id: `${rule}-${about}`, kind, text: offered.text, evidence: rest.evidence, action } }
}

/** A day as part of an id. */
export const aboutDay = (day: Day): string => formatDay(day)
