import type { PreparedWeek, PreparedYear } from '../prepare-year.ts'
import { burstiness, gini, median, robustDeviation, sumOf } from '../statistics.ts'

/** No week at or below this is overloaded, however calm the others are. */
export const WEEK_CAP_HOURS = 40

export interface OverloadFacts {
  /** In hours, as is all of this. */
  readonly limit: number
  readonly median: number
  readonly deviation: number
  /** Indexes in the list of weeks. */
  readonly weeks: readonly number[]
}

/** The weeks with a load above max(cap, median + 2 x 1.4826 x MAD). */
export function measureOverload({ weeks }: PreparedYear): OverloadFacts {
  const hours = weeks.map(({ minutes }) => minutes / 60)
  const [middle, deviation] = [median(hours), robustDeviation(hours)]
  const limit = Math.max(WEEK_CAP_HOURS, middle + 2 * deviation)
  return { limit, median: middle, deviation, weeks: hours.flatMap((load, place) => (load > limit ? [place] : [])) }
}

/** Days after an overloaded week in which a light day counts as recovery. */
export const RECOVERY_DAYS = 7

export interface Peak {
  readonly week: PreparedWeek
  /** Days until the first light day, 1 is the next one; null if there was none within the year. */
  readonly daysUntilLight: number | null
}

export interface RecoveryFacts {
  readonly lightBelowHours: number
  /** The peaks whose following days are in the year. */
  readonly peaks: readonly Peak[]
  /** How many had no light day in time; null without peaks. */
  readonly missed: number | null
}

/** Whether a light day (under a quarter of the median of non-empty days) follows each overloaded week. */
export function measureRecovery(year: PreparedYear): RecoveryFacts {
  const light = median(year.minutes.filter((minutes) => minutes > 0)) / 4
  const peaks = measureOverload(year).weeks.flatMap((place): Peak[] => {
    const week = year.weeks[place]
    if (!week) return []
    const after = week.last - year.first + 1
    const found = year.minutes.findIndex((minutes, index) => index >= after && minutes < light)
    if (found < 0 && year.last - week.last < RECOVERY_DAYS) return []
    return [{ week, daysUntilLight: found < 0 ? null : found - after + 1 }]
  })
  const missed = peaks.filter(isMissed).length
  return { lightBelowHours: light / 60, peaks, missed: peaks.length === 0 ? null : missed }
}

/** Whether no light day came within the days after a peak. */
export const isMissed = ({ daysUntilLight }: Peak): boolean => daysUntilLight === null || daysUntilLight > RECOVERY_DAYS

export interface ClusteringFacts {
  readonly gini: number | null
  readonly burstiness: number | null
  readonly totalHours: number
  /** The fewest weeks with half of the hours, as indexes, fullest first. */
  readonly halfWeeks: readonly number[]
  readonly weeks: number
}

/** How unevenly the load is spread over the weeks, and busy days over the year. */
export function measureClustering({ weeks, items, first }: PreparedYear): ClusteringFacts {
  const minutes = weeks.map((week) => week.minutes)
  const total = sumOf(minutes)
  const starts = [...new Set(items.map((item) => Math.max(item.first, first)))].sort((a, b) => a - b)
  const intervals = starts.slice(1).map((day, index) => day - (starts[index] ?? day))
  const halfWeeks: number[] = []
  let held = 0
  for (const place of minutes.map((_, index) => index).sort((a, b) => (minutes[b] ?? 0) - (minutes[a] ?? 0))) {
    if (held * 2 >= total) break
    held += minutes[place] ?? 0
    halfWeeks.push(place)
  }
  return {
    gini: total === 0 ? null : gini(minutes),
    burstiness: burstiness(intervals),
    totalHours: total / 60,
    halfWeeks,
    weeks: weeks.length,
  }
}
