import type { Language } from '../../language/index.ts'
import type { TemplateId } from '../planning-types.ts'

/** Kinds of warnings that a plan may carry, by a word of their sentence. */
export type WarningWord = 'date' | 'open' | 'short' | 'hours'

/** What else a good answer to a target has: `not` is what no step may have, `steps` the least number of them. */
export interface TargetNeeds {
  readonly timeframe?: string
  readonly not?: string
  readonly steps?: number
  readonly hours?: number
  readonly warning?: WarningWord
}

/**
 * One target and what a good answer has: its template; when it is, as a day, `first..last`, or `-` for none; words that its
 * title and one of its steps must have.
 */
export type TargetRow = readonly [
  target: string,
  template: TemplateId,
  when: string,
  words: readonly [title: string, step: string],
  needs?: TargetNeeds,
]

/** Words by which a warning is known. */
export const WARNING_WORDS: Readonly<Record<Language, Readonly<Record<WarningWord, string>>>> = {
  it: { date: 'Non hai detto quando', open: 'Il giorno preciso', short: 'Il tempo è poco', hours: 'ore a settimana' },
  en: { date: 'You did not say when', open: 'The exact day is open', short: 'Time is short', hours: 'hours a week' },
}
