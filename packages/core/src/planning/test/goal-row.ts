import type { Language } from '../../language/index.ts'
import type { TemplateId } from '../planning-types.ts'

/** Kinds of warnings that a plan may carry, by a word of their sentence. */
export type WarningWord = 'date' | 'open' | 'short' | 'hours'

/**
 * One goal and what a good answer has. `when` is a day, `first..last`, or `-` for none; `title` are words that the title
 * must have; `step` a word that a step must have; `not` what no step may have; `steps` the least number of steps.
 */
export interface GoalRow {
  readonly goal: string
  readonly timeframe?: string
  readonly template: TemplateId
  readonly when: string
  readonly title: string
  readonly step: string
  readonly not?: string
  readonly steps?: number
  readonly hours?: number
  readonly warning?: WarningWord
}

/** Words by which a warning is known. */
export const WARNING_WORDS: Readonly<Record<Language, Readonly<Record<WarningWord, string>>>> = {
  it: { date: 'Non hai detto quando', open: 'Il giorno preciso', short: 'Il tempo è poco', hours: 'ore a settimana' },
  en: { date: 'You did not say when', open: 'The exact day is open', short: 'Time is short', hours: 'hours a week' },
}

/** A row of the tables. */
export const row = (
  goal: string,
  template: TemplateId,
  when: string,
  words: readonly [title: string, step: string],
  rest: Omit<Partial<GoalRow>, 'goal' | 'template' | 'when'> = {},
): GoalRow => ({ goal, template, when, title: words[0], step: words[1], ...rest })
