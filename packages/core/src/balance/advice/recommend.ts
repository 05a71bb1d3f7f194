import type { ProposedChange, Recommendation, YearBalance } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { agendaOf, type Agenda } from './agenda.ts'
import { weekendHints } from '../hints/room-hints.ts'
import { agree } from './agreement.ts'
import { gainOf, scoresOf, worstLoss, yearAfter, type Candidate, type ScoreNumbers } from './candidate.ts'
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
 * not improve its score is dropped, and so is one that makes another score worse by more than it gains, alone or beside
 * those before it, or that asks for the opposite of one of them. What the person has turned down does not come back; thin
 * data gets none but those about coverage.
 *
 * `deadlines` has none: the only thing that sets deadlines apart is another date, and that is for those to give who wait
 * for them. Steps of preparation make them lighter, but no fewer; they are counted by `preparation`.
 */
export function recommend(year: PreparedYear, coverage: YearBalance['coverage']): Recommendation[] {
  const agenda = agendaOf(year)
  const isOpen = ({ recommendation: { id } }: Candidate): boolean => !year.input.turnedDown.has(id)
  const aboutCoverage = coverageAdvice(agenda, coverage).filter(isOpen)
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
  ].filter((candidate) => candidate.effect > 0 && isOpen(candidate))
  const chosen = new Map<string | null, Candidate[]>()
  for (const candidate of candidates.sort((a, b) => b.effect - a.effect)) {
    const { scoreId } = candidate.recommendation
    const ofScore = chosen.get(scoreId) ?? []
    const isRest = scoreId === 'streak' && ofScore.length > 0
    if (ofScore.length < OF_ONE_SCORE_MAX && !isRest) chosen.set(scoreId, [...ofScore, candidate])
  }
  const best = [...chosen.values()].flat().sort((a, b) => b.effect - a.effect)
  const others = [...targetsAdvice(agenda), ...weekendAdvice(agenda)].filter(isOpen)
  return agreeing([...best, ...others], year).map((one) => one.recommendation)
}

/**
 * The first five that agree with those before them: when all are followed, each has its score improved, and none makes
 * another worse by more than it gains.
 */
function agreeing(candidates: readonly Candidate[], year: PreparedYear): Candidate[] {
  const items = new Map(year.input.items.map((item) => [item.id, item]))
  const chosen: Candidate[] = []
  let [followed, now] = [[] as readonly ProposedChange[], scoresOf(year)]
  for (const candidate of candidates) {
    if (chosen.length === RECOMMENDATIONS_MAX) break
    const { changes } = candidate.recommendation.action
    if (!agree(changes, followed, items)) continue
    const all = [...followed, ...changes]
    const then = changes.length === 0 ? now : scoresOf(yearAfter(all, year))
    if (changes.length > 0 && !improves([...chosen, candidate], { first: scoresOf(year), now, then })) continue
    chosen.push(candidate)
    ;[followed, now] = [all, then]
  }
  return chosen
}

/** Whether the last of some recommendations is worth following after those before it, which stay worth it. */
function improves(
  chosen: readonly Candidate[],
  { first, now, then }: { readonly first: ScoreNumbers; readonly now: ScoreNumbers; readonly then: ScoreNumbers },
): boolean {
  const scores = chosen.flatMap(({ recommendation: { scoreId, action } }) =>
    scoreId === null || action.changes.length === 0 ? [] : [scoreId],
  )
  const last = chosen.at(-1)?.recommendation.scoreId ?? null
  const gain = last === null ? 0 : gainOf(last, now, then)
  return gain >= worstLoss(now, then) && scores.every((id) => gainOf(id, first, then) > 0)
}

/** Weekends have no score of their own, so they rank behind what improves one. */
const weekendAdvice = (agenda: Agenda): Candidate[] =>
  weekendHints(agenda).map(({ suggestion: { id, text, evidence, action } }) => ({
    effect: 0,
    recommendation: { id, scoreId: null, text, evidence, action },
  }))
