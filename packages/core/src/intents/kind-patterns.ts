import type { QuestionKind } from './question-types.ts'

/** What questions ask for, each with patterns that say so; the first that is found decides. */
export type KindPatterns = readonly (readonly [kind: QuestionKind, patterns: readonly string[]])[]

/** Patterns of which it counts only that their words are there. */
export const nothing = (...patterns: string[]) => ({ nothing: patterns })
