import type { Cue } from '../languages.ts'
import { type CuePhrases, readInAnyLanguage } from '../read-phrases.ts'
import { type FoldedText, foldedText, typed } from '../reading/words.ts'
import type { TextSpan } from '../../language/index.ts'

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
  ['movesThe', 'reminderNoun'],
  ['firstNoun', 'movesIt'],
  ['firstArticle', 'nounMovesIt'],
]

/** What is to have one more. */
export const MAKING: readonly Frame[] = [['makesFor', 'whichReminder']]

/** All up to the end of one of these frames, but for what stands within it. */
export function aroundWhat({ phrases }: WishText, frames: readonly Frame[]): readonly TextSpan[] | null {
  // Most questions are about something else, and each frame costs time.
  if (!phrases.has('reminderNoun')) return null
  for (const [begin, end] of frames) {
    const first = phrases.find(begin)
    const last = first && phrases.findAll(end).find(({ from }) => from > first.to)
    if (first && last) return [{ from: 0, to: first.to }, last]
  }
  return null
}

/** All up to the end of a cue; null where it is not there. */
export function upTo({ phrases }: WishText, cue: Cue): readonly TextSpan[] | null {
  const found = phrases.find(cue)
  return found && [{ from: 0, to: found.to }]
}

/** What was typed but for some spans. */
function withoutCuts(folded: FoldedText, cuts: readonly TextSpan[]): string {
  let [at, kept] = [0, '']
  for (const { from, to } of cuts.toSorted((a, b) => a.from - b.from)) {
    if (from > at) kept += `${typed(folded, at, from)} `
    at = Math.max(at, to)
  }
  return kept + typed(folded, at)
}

const withoutSigns = (text: string): FoldedText =>
  foldedText(text.replaceAll(/\s+/gu, ' ').replace(/^[ ,.:]+|[ ,.?!:-]+$/gu, ''))

/** The name that is left of a text without some spans of it, and without the words that only join it to those. */
export function nameLeftIn(folded: FoldedText, cuts: readonly TextSpan[]): string {
  const all = withoutSigns(withoutCuts(folded, cuts))
  const rest = withoutSigns(typed(all, readInAnyLanguage(all.plain).find('beforeName')?.to ?? 0))
  return withoutSigns(typed(rest, 0, readInAnyLanguage(rest.plain).find('behindName')?.from)).text
}
