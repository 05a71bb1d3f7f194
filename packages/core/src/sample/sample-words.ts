import type { SampleTitle } from './sample-plan.ts'

/** The words of a sample year in one language. */
export interface SampleWords {
  /** The calendar's name, and what it is. */
  readonly calendar: string
  readonly description: string
  readonly titles: Readonly<Record<SampleTitle, string>>
}
