import type { ReadQuestion } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { aboutListed, amongIn, namesNothing, type Talk } from './talk.ts'

/** How many of the same there will be once the open card is applied: `how many does that leave this month?`. */
export function leftOver(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, kind, period, folded } = parts
  const { card, listed } = talk.before
  const isTaken = talk.surroundings.hasOpenCard && card.some(({ action }) => action === 'delete')
  const isAsked = (kind === 'count' || kind === 'when') && phrases.has('leftOver') && !phrases.has('timeLeft')
  if (!isTaken || !isAsked) return null
  if (!namesNothing(askedFor(parts, talk.surroundings))) return null
  // What was counted before is of those days.
  const { base } = talk.before
  const counted = base?.kind === 'count' && base.hasPeriod ? base : null
  const among = period ?? counted
  const days = among
    ? { first: among.first, last: among.last, hasPeriod: true }
    : defaultDays('next', talk.surroundings)
  const about = aboutListed(talk, { ids: listed }, { kind: 'count', text: folded.text, ...days })
  return { ...about, among: { ...amongIn(talk, listed), isAlike: true } }
}
