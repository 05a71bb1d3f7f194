import type { YearBalance } from './balance-types.ts'
import { measureConflicts } from './measures/measure-conflicts.ts'
import { fullestMonths, hoursByMonth } from './measures/measure-months.ts'
import { measurePreparation } from './measures/measure-preparation.ts'
import { measureEvenness } from './measures/measure-shares.ts'
import { measureOverload } from './measures/measure-weeks.ts'
import type { PreparedYear } from './prepare-year.ts'
import { sumOf } from './statistics.ts'
import { scoreSentences } from './words/sentences.ts'

/** A summary of a year: two to four sentences. */
export function summarise(year: PreparedYear, coverage: YearBalance['coverage']): string {
  const { input, minutes, first, weeks } = year
  const until = Math.max(0, Math.min(minutes.length, input.today - first + 1))
  const overloaded = measureOverload(year).weeks.flatMap((place) => weeks[place] ?? [])
  const ahead = overloaded.filter(({ last }) => last > input.today)
  const [next] = ahead
  return scoreSentences[input.language]
    .summary({
      year: input.year,
      coverage,
      hoursBehind: sumOf(minutes.slice(0, until)) / 60,
      hoursAhead: sumOf(minutes.slice(until)) / 60,
      largest: measureEvenness(year).lines[0] ?? null,
      fullestMonths: fullestMonths(hoursByMonth(year)),
      overload: {
        weeks: overloaded.length,
        ahead: ahead.length,
        next: next ? { ...next, hours: next.minutes / 60, titles: [] } : null,
      },
      unprepared: measurePreparation(year).unprepared,
      conflictsAhead: measureConflicts(year).ahead,
    })
    .join(' ')
}
