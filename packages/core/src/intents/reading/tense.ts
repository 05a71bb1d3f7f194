import type { QuestionPhrases } from '../read-phrases.ts'

/** Whether only what is over is asked for, or only what is still to come. */
export type Tense = 'past' | 'future'

/** What the verbs of a question say about whether it is over; null where they leave that open. */
export function tenseOf(phrases: QuestionPhrases): Tense | null {
  if (phrases.has('past')) return 'past'
  return phrases.has('future') || phrases.has('will') ? 'future' : null
}
