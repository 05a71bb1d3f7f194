import type { QuestionPhrases } from '../read-phrases.ts'

/** Whether a question is about the event that lasts longest or shortest. */
export const isAboutLongest = (phrases: QuestionPhrases): boolean =>
  (phrases.has('longest') || phrases.has('shortest')) && !phrases.has('ofFree')
