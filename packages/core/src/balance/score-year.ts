import type { Evidence, Score, ScoreId, Unit } from './balance-types.ts'
import { measureConflicts } from './measures/measure-conflicts.ts'
import { measureDeadlines } from './measures/measure-deadlines.ts'
import { measureGaps } from './measures/measure-gaps.ts'
import { measureMonths } from './measures/measure-months.ts'
import { measurePreparation } from './measures/measure-preparation.ts'
import { measureRest } from './measures/measure-rest.ts'
import { measureEvenness, measureTargets } from './measures/measure-shares.ts'
import { measureClustering, measureOverload, measureRecovery } from './measures/measure-weeks.ts'
import {
  clusteringEvidence,
  conflictEvidence,
  deadlineEvidence,
  gapEvidence,
  monthEvidence,
  overloadEvidence,
  preparationEvidence,
  recoveryEvidence,
  restEvidence,
  shareEvidence,
  targetEvidence,
} from './evidence.ts'
import type { PreparedYear } from './prepare-year.ts'
import { rounded } from './statistics.ts'
import { scoreSentences } from './words/sentences.ts'
import type { Said } from './words/score-sentences.ts'

/** All scores of a year, each with a reading, its formula and its evidence. */
export function scoreYear(year: PreparedYear): Score[] {
  const said = scoreSentences[year.input.language]
  const score = (id: ScoreId, value: number | null, rest: { unit: Unit; evidence: Evidence[] } & Said): Score => ({
    id,
    name: said.names[id],
    value: value === null ? null : rounded(value),
    ...rest,
  })
  const [targets, evenness] = [measureTargets(year), measureEvenness(year)]
  const [overload, recovery, clustering] = [measureOverload(year), measureRecovery(year), measureClustering(year)]
  const [rest, gaps, deadlines] = [measureRest(year), measureGaps(year), measureDeadlines(year)]
  const [months, conflicts, preparation] = [measureMonths(year), measureConflicts(year), measurePreparation(year)]
  const ahead = overload.weeks.filter((place) => (year.weeks[place]?.last ?? 0) > year.input.today).length
  return [
    score('targets', targets.fit, {
      unit: 'percent',
      ...said.targets(targets),
      evidence: targetEvidence(year, targets),
    }),
    score('evenness', evenness.evenness, {
      unit: 'ratio',
      ...said.evenness(evenness),
      evidence: shareEvidence(year, evenness),
    }),
    score('overload', overload.weeks.length, {
      unit: 'weeks',
      ...said.overload(overload, { all: year.weeks.length, ahead }),
      evidence: overloadEvidence(year, overload),
    }),
    score('streak', rest.days, { unit: 'days', ...said.streak(rest), evidence: restEvidence(year, rest) }),
    score('recovery', recovery.missed, {
      unit: 'count',
      ...said.recovery(recovery),
      evidence: recoveryEvidence(year, recovery),
    }),
    score('gaps', gaps.gaps[0]?.ratio ?? null, {
      unit: 'ratio',
      ...said.gaps(gaps),
      evidence: gapEvidence(year, gaps),
    }),
    score('clustering', clustering.gini, {
      unit: 'ratio',
      ...said.clustering(clustering),
      evidence: clusteringEvidence(year, clustering),
    }),
    score('deadlines', deadlines.most, {
      unit: 'count',
      ...said.deadlines(deadlines),
      evidence: deadlineEvidence(year, deadlines),
    }),
    score('seasonality', months.displaced, {
      unit: 'percent',
      ...said.seasonality(months),
      evidence: monthEvidence(year, months),
    }),
    score('conflicts', conflicts.count, {
      unit: 'count',
      ...said.conflicts(conflicts),
      evidence: conflictEvidence(year, conflicts),
    }),
    score('preparation', preparation.milestones.length === 0 ? null : preparation.unprepared.length, {
      unit: 'count',
      ...said.preparation(preparation),
      evidence: preparationEvidence(year, preparation),
    }),
  ]
}
