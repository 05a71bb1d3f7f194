import type { Evidence, AdviceAction, ProposedChange, Recommendation, ScoreId } from '../balance-types.ts'
import { rounded } from '../statistics.ts'
import { isBetterHigher, measureValue } from '../measures/measure-value.ts'
import { prepareYear, type PreparedYear } from '../prepare-year.ts'
import type { AdviceWording } from '../words/advice-sentences.ts'
import { applyChanges } from './apply-changes.ts'

/** A possible recommendation; `effect` is the share of the way to the best score that it covers, 0 to 1. */
export interface Candidate {
  readonly recommendation: Recommendation
  readonly effect: number
}

/** A recommendation of an offer. */
export function recommendation(
  name: { readonly id: string; readonly scoreId: ScoreId | null },
  offered: AdviceWording,
  rest: {
    readonly evidence: readonly Evidence[]
    readonly action: Partial<AdviceAction> & Pick<AdviceAction, 'kind'>
  },
): Recommendation {
  return { ...name, text: offered.text, evidence: rest.evidence, action: actionOf(offered.label, rest.action) }
}

/** An action with only the given fields. */
export const actionOf = (label: string, rest: Partial<AdviceAction> & Pick<AdviceAction, 'kind'>): AdviceAction => ({
  label,
  first: null,
  last: null,
  itemId: null,
  target: null,
  changes: [],
  ...rest,
})

/**
 * How far changes bring a score towards its best value: the share of the missing part; 0 or less if they do not help.
 */
export function effectOf(scoreId: ScoreId, changes: readonly ProposedChange[], year: PreparedYear): number {
  const before = measureValue(scoreId, year)
  const after = measureValue(scoreId, yearAfter(changes, year))
  if (before === null || after === null) return 0
  return gainOf(scoreId, before, after)
}

/** The year after changes. */
const yearAfter = (changes: readonly ProposedChange[], { input }: PreparedYear): PreparedYear =>
  prepareYear({ ...input, items: applyChanges(input.items, changes) })

/** The share of the way from a value to the best one that another value covers. */
function gainOf(scoreId: ScoreId, before: number, after: number): number {
  if (!isBetterHigher(scoreId)) return before === 0 ? 0 : rounded((before - after) / before)
  const missing = (scoreId === 'targets' ? 100 : 1) - before
  return missing === 0 ? 0 : rounded((after - before) / missing)
}
