import type { Day } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import type { Conflict } from '../measures/measure-conflicts.ts'
import type { DeadlineSpan } from '../measures/measure-deadlines.ts'
import type { DaySpan } from '../measures/measure-rest.ts'
import type { AdviceWording } from './advice-sentences.ts'

/** Sentences of suggestions that recommendations lack, in one language. */
export interface HintSentences {
  readonly openConflict: (conflict: Conflict) => AdviceWording
  readonly fullWeek: (week: DaySpan, hours: number) => AdviceWording
  readonly remind: (item: AnalysedItem) => AdviceWording
  readonly remindReason: string
  readonly deadlines: (span: DeadlineSpan) => AdviceWording
  readonly gift: (birthday: AnalysedItem, day: Day) => AdviceWording
  readonly giftTitle: (birthday: string) => string
  readonly giftReason: (birthday: AnalysedItem) => string
  readonly weekends: (span: DaySpan & { readonly weekends: number }, free: DaySpan | null) => AdviceWording
  readonly freeWeekend: string
  readonly calm: (span: DaySpan, holidays: number) => AdviceWording
  readonly beginPlan: (year: number) => AdviceWording
  readonly beginDates: (year: number) => AdviceWording
}
