import type { Day } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { Conflict } from '../measures/measure-conflicts.ts'
import type { DeadlineStretch } from '../measures/measure-deadlines.ts'
import type { Stretch } from '../measures/measure-rest.ts'
import type { Offered } from './advice-sentences.ts'

/** Sentences of suggestions that recommendations lack, in one language. */
export interface HintSentences {
  readonly openConflict: (conflict: Conflict) => Offered
  readonly fullWeek: (week: Stretch, hours: number) => Offered
  readonly remind: (item: AnalysedItem) => Offered
  readonly remindReason: string
  readonly deadlines: (stretch: DeadlineStretch) => Offered
  readonly gift: (birthday: AnalysedItem, day: Day) => Offered
  readonly giftTitle: (birthday: string) => string
  readonly giftReason: (birthday: AnalysedItem) => string
  readonly weekends: (stretch: Stretch & { readonly weekends: number }, free: Stretch | null) => Offered
  readonly freeWeekend: string
  readonly calm: (stretch: Stretch, holidays: number) => Offered
  readonly beginPlan: (year: number) => Offered
  readonly beginDates: (year: number) => Offered
}
