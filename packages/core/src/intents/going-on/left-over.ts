import type { ReadQuestion } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { aboutListed, amongIn, namesNothing, type Talk } from './talk.ts'

/** How many of the same there will be once the open card is applied: `how many does that leave this month?`. */
export function leftOver(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, kind, period, folded } = parts
  const { card, listed } = talk.before
  const isTaken = talk.surroundings.hasOpenCard && card.some(({ action }) => action === 'delete')
  if (!isTaken || kind !== 'count' || !phrases.has('leftOver')) return null
  if (!namesNothing(askedFor(parts, talk.surroundings))) return null
  const days = period ? { first: period.first, last: period.last, hasPeriod: true } : {}
  const about = aboutListed(talk, { ids: listed }, { kind: 'count', text: folded.text, ...days })
  return { ...about, among: { ...amongIn(talk, listed), isAlike: true } }
}
