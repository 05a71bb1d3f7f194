import type { ScoreId } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'
import { rounded } from '../statistics.ts'
import { measureConflicts } from './measure-conflicts.ts'
import { measureDeadlines } from './measure-deadlines.ts'
import { measureGaps } from './measure-gaps.ts'
import { measureMonths } from './measure-months.ts'
import { measurePreparation } from './measure-preparation.ts'
import { measureRest } from './measure-rest.ts'
import { measureEvenness, measureTargets } from './measure-shares.ts'
import { measureClustering, measureOverload, measureRecovery } from './measure-weeks.ts'

const VALUES: Readonly<Record<ScoreId, (year: PreparedYear) => number | null>> = {
  targets: (year) => measureTargets(year).fit,
  evenness: (year) => measureEvenness(year).evenness,
  overload: (year) => measureOverload(year).weeks.length,
  streak: (year) => measureRest(year).days,
  recovery: (year) => measureRecovery(year).missed,
  gaps: (year) => measureGaps(year).gaps[0]?.ratio ?? null,
  clustering: (year) => measureClustering(year).gini,
  deadlines: (year) => measureDeadlines(year).most,
  seasonality: (year) => measureMonths(year).displaced,
  conflicts: (year) => measureConflicts(year).count,
  preparation: (year) => {
    const { milestones, unprepared } = measurePreparation(year)
    return milestones.length === 0 ? null : unprepared.length
  },
}

export const SCORE_IDS = Object.keys(VALUES) as readonly ScoreId[]

/** A score's number to four decimals; null if it cannot be measured. */
export function measureValue(id: ScoreId, year: PreparedYear): number | null {
  const value = VALUES[id](year)
  return value === null ? null : rounded(value)
}

/** For these more is better; for all others less. */
export const isBetterHigher = (id: ScoreId): boolean => id === 'targets' || id === 'evenness'
