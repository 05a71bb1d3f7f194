import type { Patterns } from '../language/index.ts'
import type { questionWords } from './en/question-words.ts'
import type { QuestionKind } from './question-types.ts'

/** Patterns of which it counts only that their words are there. */
export const nothing = (...patterns: string[]) => ({ nothing: patterns })

/** What questions ask for, each with patterns that say so; the first that is found decides. */
export type KindPatterns = readonly (readonly [kind: QuestionKind, patterns: readonly string[]])[]

/** What is no pattern; English defines what there is. */
export type QuestionWords = typeof questionWords

/** All that reading questions and wishes knows of a language: a new one is a folder that gives this. */
export interface LanguageWords extends QuestionWords {
  /** A question of no matter, by which the patterns are compiled before the first person asks. */
  readonly sample: string
  readonly kinds: KindPatterns
  /** What words say besides what is asked for; all languages have the same. */
  readonly cues: Patterns
  /** Those cues of which a slip is mended. */
  readonly mendedCues: Patterns
  /** Symbols that the patterns of cues use. */
  readonly parts: Patterns
  /** The same of wishes: those of all languages are read together, since a slip may be mended to a word of another. */
  readonly wishParts: Patterns
  /** Words that a wish may begin with before its verb, as patterns. */
  readonly polite: readonly string[]
  /** Words that are said to somebody, and ask for nothing, as patterns: a text of nothing else is no question. */
  readonly smallTalk: readonly string[]
  /** What wishes begin with: in patterns their endings are free, and of a slip the whole word must be known. */
  readonly imperatives: readonly string[]
  /** Words that say nothing about which events are meant, folded. */
  readonly stopWords: string
  /** The few of them that change nothing of what is asked, whatever they stand beside, folded. */
  readonly fillers: string
  /** Others of them that only make wider what is asked where they are left out, folded. */
  readonly light: string
}
