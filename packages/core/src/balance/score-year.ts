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
import type { ScoreWording } from './words/score-sentences.ts'

/** All scores of a year, each with a reading, its formula and its evidence. */
export const scoreYear = (year: PreparedYear): Score[] => [
  ...shareScores(year),
  ...weekScores(year),
  ...rhythmScores(year),
  ...aheadScores(year),
]

interface ScoreFacts {
  readonly value: number | null
  readonly unit: Unit
  readonly said: ScoreWording
  readonly evidence: readonly Evidence[]
}

const scoreOf = (year: PreparedYear, id: ScoreId, { value, unit, said, evidence }: ScoreFacts): Score => ({
  id,
  name: scoreSentences[year.input.language].names[id],
  value: value === null ? null : rounded(value),
  unit,
  ...said,
  evidence,
})

function shareScores(year: PreparedYear): Score[] {
  const say = scoreSentences[year.input.language]
  const [targets, evenness] = [measureTargets(year), measureEvenness(year)]
  return [
    scoreOf(year, 'targets', {
      value: targets.fit,
      unit: 'percent',
      said: say.targets(targets),
      evidence: targetEvidence(year, targets),
    }),
    scoreOf(year, 'evenness', {
      value: evenness.evenness,
      unit: 'ratio',
      said: say.evenness(evenness),
      evidence: shareEvidence(year, evenness),
    }),
  ]
}

function weekScores(year: PreparedYear): Score[] {
  const say = scoreSentences[year.input.language]
  const [overload, rest, recovery] = [measureOverload(year), measureRest(year), measureRecovery(year)]
  const ahead = overload.weeks.filter((place) => (year.weeks[place]?.last ?? 0) > year.input.today).length
  return [
    scoreOf(year, 'overload', {
      value: overload.weeks.length,
      unit: 'weeks',
      said: say.overload(overload, { all: year.weeks.length, ahead }),
      evidence: overloadEvidence(year, overload),
    }),
    scoreOf(year, 'streak', {
      value: rest.days,
      unit: 'days',
      said: say.streak(rest),
      evidence: restEvidence(year, rest),
    }),
    scoreOf(year, 'recovery', {
      value: recovery.missed,
      unit: 'count',
      said: say.recovery(recovery),
      evidence: recoveryEvidence(year, recovery),
    }),
  ]
}

function rhythmScores(year: PreparedYear): Score[] {
  const say = scoreSentences[year.input.language]
  const [gaps, clustering] = [measureGaps(year), measureClustering(year)]
  const [deadlines, months] = [measureDeadlines(year), measureMonths(year)]
  return [
    scoreOf(year, 'gaps', {
      value: gaps.gaps[0]?.ratio ?? null,
      unit: 'ratio',
      said: say.gaps(gaps),
      evidence: gapEvidence(year, gaps),
    }),
    scoreOf(year, 'clustering', {
      value: clustering.gini,
      unit: 'ratio',
      said: say.clustering(clustering),
      evidence: clusteringEvidence(year, clustering),
    }),
    scoreOf(year, 'deadlines', {
      value: deadlines.most,
      unit: 'count',
      said: say.deadlines(deadlines),
      evidence: deadlineEvidence(year, deadlines),
    }),
    scoreOf(year, 'seasonality', {
      value: months.displaced,
      unit: 'percent',
      said: say.seasonality(months),
      evidence: monthEvidence(year, months),
    }),
  ]
}

function aheadScores(year: PreparedYear): Score[] {
  const say = scoreSentences[year.input.language]
  const [conflicts, preparation] = [measureConflicts(year), measurePreparation(year)]
  return [
    scoreOf(year, 'conflicts', {
      value: conflicts.count,
      unit: 'count',
      said: say.conflicts(conflicts),
      evidence: conflictEvidence(year, conflicts),
    }),
    scoreOf(year, 'preparation', {
      value: preparation.milestones.length === 0 ? null : preparation.unprepared.length,
      unit: 'count',
      said: say.preparation(preparation),
      evidence: preparationEvidence(year, preparation),
    }),
  ]
}
