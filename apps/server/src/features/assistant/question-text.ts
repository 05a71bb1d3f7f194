import { readQuestion, type QuestionSurroundings, type ReadQuestion, type Remembered } from '@dodici/core/intents'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'

/** A message, the context for parsing it, and what it may speak of. */
export interface QuestionText {
  readonly text: string
  readonly surroundings: QuestionSurroundings
  readonly before: Remembered | null
}

/** Every category is searched in the whole text: 4,000 characters with 1,000 categories take 200 ms in one turn. */
export const questionOfText: ReadingTask<QuestionText, ReadQuestion> = {
  name: 'assistant.question',
  isInTurns: false,
  isLarge: (_storage, _access, { text }) => isLongText(text),
  perform: (_storage, _access, { text, surroundings, before }) =>
    Promise.resolve(readQuestion(text, surroundings, before)),
}

/**
 * One sentence. In longer text every word is matched against every occurrence, and some against each other: with 2,000
 * occurrences the worst 80 characters take 66 ms, 300 take 188.
 */
const CHARACTERS_HERE = 80

export const isLongText = (text: string): boolean => text.length > CHARACTERS_HERE
