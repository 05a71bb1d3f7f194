import { nameSaysAway } from './says-away.ts'

/** What a person says about how their time is measured. */
export interface MeasureRules {
  /** Hours that an all-day event fills on each of its days: 0 to 24. */
  readonly allDayHours: number
  /** Categories of which an event of several days is an absence. */
  readonly awayCategoryIds: ReadonlySet<string>
}

/** How time is measured where nobody has said anything: all-day events take days and no hours. */
export const PLAIN_RULES: MeasureRules = { allDayHours: 0, awayCategoryIds: new Set() }

/** A category, and what the person says of its events of several days; where they say nothing, its name tells. */
interface AwayCategory {
  readonly _id: string
  readonly name: string
  readonly away?: boolean | null
}

/** The rules of a person: how many hours they give to all-day events, and which categories are for absences. */
export const measureRules = (allDayHours: number, categories: readonly AwayCategory[]): MeasureRules => ({
  allDayHours,
  awayCategoryIds: new Set(categories.filter(({ name, away }) => away ?? nameSaysAway(name)).map(({ _id }) => _id)),
})
