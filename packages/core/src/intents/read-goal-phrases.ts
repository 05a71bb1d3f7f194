import { phraseReader, type FoundPhrase } from '../language/index.ts'
import { goalCues as english } from './en/goal-cues.ts'
import { goalCues as italian } from './it/goal-cues.ts'

/** What words may say of goals. */
export type GoalCue = keyof typeof english

/** What the words of a text say of goals, whatever the language of the page is. */
export interface GoalPhrases {
  readonly has: (cue: GoalCue) => boolean
  /** All places of a cue; those of one language do not overlap. */
  readonly findAll: (cue: GoalCue) => readonly FoundPhrase[]
}

const READERS = [phraseReader('it', italian), phraseReader('en', english)] as const

/** Reads what a text says of goals, in every language. */
export function readGoalPhrases(text: string): GoalPhrases {
  const read = READERS.map((reader) => reader(text))
  return {
    has: (cue) => read.some((phrases) => phrases.find(cue) !== null),
    findAll: (cue) => read.flatMap((phrases) => phrases.findAll(cue)),
  }
}
