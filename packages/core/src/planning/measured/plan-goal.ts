import { guessCategory } from '../guess-category.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { measuredWords } from './ready-words.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { placeSeries, type PlacedSeries } from './place-series.ts'

/** What a measured target becomes: a goal, and where it helps a weekly series of events for it. */
export interface PlannedGoal {
  readonly categoryId: string | null
  readonly series: PlacedSeries | null
  /** Sentences in the person's language. */
  readonly warnings: readonly string[]
}

/** Plans a measured target around the person's events. */
export function planGoal(target: MeasuredTarget, surroundings: PlanSurroundings): PlannedGoal {
  const { items, categories, language } = surroundings
  const categoryId = target.categoryId ?? guessCategory(target.title, items, categories)
  const series = placeSeries(target, surroundings, categoryId)
  const isWithout = target.rhythm !== null && series === null
  const { noSeries } = measuredWords(language).sentences
  return { categoryId, series, warnings: [...target.warnings, ...(isWithout ? [noSeries] : [])] }
}
