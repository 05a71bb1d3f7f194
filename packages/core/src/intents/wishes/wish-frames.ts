import type { Cue } from '../languages.ts'
import type { CuePhrases } from '../read-phrases.ts'
import type { FoldedText } from '../reading/folded-text.ts'
import { stretchOf, type FoldedSpan } from './reminder-lead.ts'

/** A text, and what its words say. */
export interface WishText {
  readonly folded: FoldedText
  readonly plain: string
  readonly phrases: CuePhrases
}

/** Two cues with the words between them that name what is meant: `DELETE THE dentist REMINDER`. */
type Frame = readonly [begin: Cue, end: Cue]

/** What is to have none any more. */
export const TAKING: readonly Frame[] = [
  ['takesThe', 'lastNoun'],
  ['firstNoun', 'takesIt'],
  ['firstArticle', 'nounTakesIt'],
]

/** What is to have another one. */
export const MOVING: readonly Frame[] = [
  ['movesThe', 'nounBehind'],
  ['firstNoun', 'movesIt'],
  ['firstArticle', 'nounMovesIt'],
]

/** What is to have one more. */
export const MAKING: readonly Frame[] = [['makesFor', 'whichReminder']]

/** All up to the end of one of these frames, but for what stands within it. */
export function aroundWhat({ phrases }: WishText, frames: readonly Frame[]): readonly FoldedSpan[] | null {
  for (const [begin, end] of frames) {
    const first = phrases.find(begin)
    const last = first && phrases.findAll(end).find(({ from }) => from > first.to)
    if (first && last) return [[0, first.to], stretchOf(last)]
  }
  return null
}

/** All up to the end of a cue; null where it is not there. */
export function upTo({ phrases }: WishText, cue: Cue): readonly FoldedSpan[] | null {
  const found = phrases.find(cue)
  return found && [[0, found.to]]
}
