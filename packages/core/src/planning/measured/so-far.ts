import type { TextSpan } from '../../language/index.ts'
import type { MaskedText } from './numerals.ts'
import { unmasked, valueIn, type Quantity, type Rhythm } from './quantity.ts'
import type { MeasuredPhrases } from './ready-words.ts'

/** What is done of a whole, or left of it. */
export interface SoFar extends TextSpan {
  readonly value: number
  readonly isLeft: boolean
}

/** How much of a whole is done, or left: `212 so far`, `7 to go`. Null where a text does not say it. */
export function soFarIn(masked: MaskedText, phrases: MeasuredPhrases): SoFar | null {
  const left = phrases.find('toGo')
  const found = left ?? phrases.find('soFar')
  return found && { ...unmasked(masked, found), value: valueIn(masked, found), isLeft: left !== null }
}

/** Whether a number that is left counts something else than the whole: `9 chapters to go`, beside ten publishers. */
export const isOfAnother = ({ from, to }: SoFar, whole: Quantity, all: readonly Quantity[]): boolean =>
  all.some((one) => one.from < to && one.to > from && one.measure !== 'open' && one.unit !== whole.unit)

/** How much of a whole is done at a time: `64 squares, 2 a week`. */
export interface Pace extends TextSpan {
  readonly value: number
  readonly rhythm: Rhythm
}

/** A number that names nothing, with its rhythm: `2 a week`. Null without one. */
export function paceIn(
  masked: MaskedText,
  phrases: MeasuredPhrases,
  rhythmOf: (span: TextSpan) => Rhythm | null,
): Pace | null {
  const found = phrases.find('pace')
  const rhythm = found && rhythmOf(found)
  return (
    found && rhythm && { from: found.from, to: Math.max(found.to, rhythm.to), value: valueIn(masked, found), rhythm }
  )
}
