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

/**
 * Cues around what is meant: one before it, else two of which each has it between them (`DELETE THE dentist REMINDER`), the
 * first that are there.
 */
export interface Frames {
  readonly before: Cue | null
  readonly around: readonly (readonly [begin: Cue, end: Cue])[]
}

/** What is to have none any more, or not one of them. */
export const TAKING: Frames = {
  before: 'taking',
  around: [
    ['takesThe', 'lastNoun'],
    ['firstNoun', 'takesIt'],
    ['firstArticle', 'nounTakesIt'],
  ],
}

/** What is to have another one in place of those that it has. */
export const MOVING: Frames = {
  before: 'moving',
  around: [
    ['movesThe', 'reminderNoun'],
    ['firstNoun', 'movesIt'],
    ['firstArticle', 'nounMovesIt'],
  ],
}

/** What is to have one more: `add to the flight another reminder two hours before`. */
export const MAKING: Frames = { before: null, around: [['makesFor', 'whichReminder']] }

/** All up to the end of the first of some frames, but for what stands within it. */
export function aroundWhat({ phrases }: WishText, { before, around }: Frames): readonly TextSpan[] | null {
  const found = before && phrases.find(before)
  if (found) return [{ from: 0, to: found.to }]
  // Most questions are about something else, and each frame costs time.
  if (!phrases.has('reminderNoun')) return null
  for (const [begin, end] of around) {
    const first = phrases.find(begin)
    const last = first && phrases.findAll(end).find(({ from }) => from > first.to)
    if (first && last) return [{ from: 0, to: first.to }, last]
  }
  return null
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
