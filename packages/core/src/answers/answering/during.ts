import type { QuestionPhrases } from '../../intents/read-phrases.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import type { QuestionContext } from './question-context.ts'

/** The days of an event that something else is meant to lie in, and the words that name it. */
export interface EventDays extends Span {
  readonly terms: readonly string[]
  /** Where the words stand that say so. */
  readonly from: number
}

/** Reads `during the holiday`, `mentre sono a Lisbona` in a folded text; null where it says nothing of the kind. */
export function duringIn(plain: string, phrases: QuestionPhrases, asking: QuestionContext): EventDays | null {
  const said = phrases.find('during')
  const words = said ? plain.slice(said.to) : ''
  const anchor = words === '' ? undefined : anchorOf(words, asking)
  return said && anchor ? { first: anchor.first, last: anchor.last, terms: anchorTerms(words), from: said.from } : null
}
