import type { YearBalance } from './balance-types.ts'
import { measureConflicts } from './measures/measure-conflicts.ts'
import { fullestMonths, hoursByMonth } from './measures/measure-months.ts'
import { measurePreparation } from './measures/measure-preparation.ts'
import { measureEvenness } from './measures/measure-shares.ts'
import { measureOverload } from './measures/measure-weeks.ts'
import type { PreparedYear } from './prepare-year.ts'
import { sumOf } from './statistics.ts'
import { isOver, measureLoad } from '../load/index.ts'
import { scoreSentences } from './words/sentences.ts'

/** The hours of what is over, as a review says them, and those that come to it. */
function hoursOf({ input, items, minutes, first, last }: PreparedYear) {
  const over = items.filter((item) => isOver(item, input.now))
  const behind = measureLoad(over, { first, last }, input.rules).minutes
  return { hoursBehind: behind / 60, hoursAhead: (sumOf(minutes) - behind) / 60 }
}

/** A summary of a year: two to four sentences. */
export function summarise(year: PreparedYear, coverage: YearBalance['coverage']): string {
  const { input, weeks } = year
  const overloaded = measureOverload(year).weeks.flatMap((place) => weeks[place] ?? [])
  const ahead = overloaded.filter(({ last }) => last > input.today)
  const [next] = ahead
  return scoreSentences[input.language]
    .summary({
      year: input.year,
      coverage,
      ...hoursOf(year),
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
