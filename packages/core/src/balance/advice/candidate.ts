import type { Evidence, AdviceAction, ProposedChange, Recommendation, ScoreId } from '../balance-types.ts'
import { rounded } from '../statistics.ts'
import { isBetterHigher, measureValue, SCORE_IDS } from '../measures/measure-value.ts'
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
 * How far changes bring a score towards its best value: the share of the missing part; 0 or less if they do not help, or
 * if they make another score worse by more than that.
 */
export function effectOf(scoreId: ScoreId, changes: readonly ProposedChange[], year: PreparedYear): number {
  const [before, after] = [scoresOf(year), scoresOf(yearAfter(changes, year))]
  const gain = gainOf(scoreId, before, after)
  return gain >= worstLoss(before, after) ? gain : 0
}

/** The year after changes. */
export const yearAfter = (changes: readonly ProposedChange[], { input }: PreparedYear): PreparedYear =>
  prepareYear({ ...input, items: applyChanges(input.items, changes) })

/** The numbers of a year's scores. */
export type ScoreNumbers = Readonly<Record<ScoreId, number | null>>

const known = new WeakMap<PreparedYear, ScoreNumbers>()

/** The numbers of all scores; computed once for a year. */
export function scoresOf(year: PreparedYear): ScoreNumbers {
  const before = known.get(year)
  if (before) return before
  const numbers = Object.fromEntries(SCORE_IDS.map((id) => [id, measureValue(id, year)])) as ScoreNumbers
  known.set(year, numbers)
  return numbers
}

/** The share of the way from a score's number to its best one that another number covers; negative if it is worse. */
export function gainOf(id: ScoreId, { [id]: before }: ScoreNumbers, { [id]: after }: ScoreNumbers): number {
  if (before === null || after === null) return 0
  const isBetter = isBetterHigher(id) ? after - before : before - after
  const missing = isBetterHigher(id) ? (id === 'targets' ? 100 : 1) - before : before
  // What leaves the best number loses all of it.
  return missing === 0 ? Math.sign(isBetter) : rounded(isBetter / missing)
}

/** How much the score loses that loses most, as the same share. */
export const worstLoss = (before: ScoreNumbers, after: ScoreNumbers): number =>
  Math.max(0, ...SCORE_IDS.map((id) => -gainOf(id, before, after)))
