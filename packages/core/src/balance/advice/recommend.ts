import type { Recommendation, YearBalance } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { agendaOf, type Agenda } from './agenda.ts'
import { weekendHints } from '../hints/room-hints.ts'
import type { Candidate } from './candidate.ts'
import { conflictAdvice } from './conflict-advice.ts'
import { coverageAdvice } from './coverage-advice.ts'
import { overloadAdvice } from './overload-advice.ts'
import { planAdvice, targetsAdvice } from './plan-advice.ts'
import { recoveryAdvice, streakAdvice } from './rest-advice.ts'
import { seasonAdvice } from './season-advice.ts'
import { gapAdvice, targetAdvice } from './time-advice.ts'

const RECOMMENDATIONS_MAX = 5
const OF_ONE_SCORE_MAX = 2

/**
 * At most five recommendations, those that go furthest towards the best value of their score first. A proposal that does
 * not improve its score is dropped; thin data gets none but those about coverage.
 *
 * `deadlines` has none: the only thing that sets deadlines apart is another date, and that is for those to give who wait
 * for them. Steps of preparation make them lighter, but no fewer; they are counted by `preparation`.
 */
export function recommend(year: PreparedYear, coverage: YearBalance['coverage']): Recommendation[] {
  const agenda = agendaOf(year)
  const aboutCoverage = coverageAdvice(agenda, coverage)
  if (!coverage.enough) return aboutCoverage.map((one) => one.recommendation)
  const candidates = [
    ...planAdvice(agenda),
    ...overloadAdvice(agenda),
    ...streakAdvice(agenda),
    ...recoveryAdvice(agenda),
    ...conflictAdvice(agenda),
    ...targetAdvice(agenda),
    ...gapAdvice(agenda),
    ...seasonAdvice(agenda),
    ...aboutCoverage,
  ].filter(({ effect }) => effect > 0)
  const chosen = new Map<string | null, Candidate[]>()
  for (const candidate of candidates.sort((a, b) => b.effect - a.effect)) {
    const { scoreId } = candidate.recommendation
    const ofScore = chosen.get(scoreId) ?? []
    const isRest = scoreId === 'streak' && ofScore.length > 0
    if (ofScore.length < OF_ONE_SCORE_MAX && !isRest) chosen.set(scoreId, [...ofScore, candidate])
  }
  const best = [...chosen.values()].flat().sort((a, b) => b.effect - a.effect)
  return [...best, ...targetsAdvice(agenda), ...weekendAdvice(agenda)]
    .slice(0, RECOMMENDATIONS_MAX)
    .map((one) => one.recommendation)
}

/** Weekends have no score of their own, so they rank behind what improves one. */
const weekendAdvice = (agenda: Agenda): Candidate[] =>
  weekendHints(agenda).map(({ suggestion: { id, text, evidence, action } }) => ({
    effect: 0,
    recommendation: { id, scoreId: null, text, evidence, action },
  }))
