import { idsOnCard } from '../proposed-change.ts'
import type { ReadQuestion, Remembered } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { amendmentIn } from './amendment.ts'
import { offByWeekday } from './off-weekday.ts'
import { firstRead } from './of-one.ts'
import { saidOfLacking } from './several-said.ts'
import { isWish, type Talk } from './talk.ts'

/** What goes back to what was spoken of before the last question: to a card, once that is answered; null where nothing does. */
export function goingBack(parts: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const { phrases, folded } = parts
  const { kind } = talk.before.question
  if (kind === 'change' || !talk.surroundings.hasOpenCard || folded.plain.includes('?'))
    return comingBackTo(parts, talk)
  // Of what is over, and was only asked for, nothing is wished while a card waits.
  const isOfCard = kind === 'last' && isWish(parts) && askedFor(parts, talk.surroundings).terms.length === 0
  const isSettled = phrases.has('settling') && !isOfAsked(parts, talk)
  return isOfCard || isSettled ? comingBack(parts, talk) : comingBackTo(parts, talk)
}

/** The same where words say so: `back to the dentist`. */
const comingBackTo = (parts: QuestionParts, talk: Talk): ReadQuestion | string | null =>
  parts.phrases.has('backTo') ? comingBack(parts, talk) : null

/** Whether words point at what was asked for since a card came, which is not on it. */
function isOfAsked({ phrases }: QuestionParts, { before }: Talk): boolean {
  const onCard = idsOnCard(before.card)
  return phrases.has('thatOne') && before.listed.some((id) => !onCard.includes(id))
}

/** What cannot be said of what was spoken of last, and can be of what was before that: of a card that still waits. */
export function comingBack(parts: QuestionParts, { surroundings, before }: Talk): ReadQuestion | string | null {
  const { behind = [], ...last } = before
  // A card of which something was asked since can still be changed.
  const waiting = last.card.length > 0 && last.question.kind !== 'change' ? [onItsCard(last)] : []
  if (parts.folded.plain.includes('?') || !(parts.kind === null || isWish(parts))) return null
  const isSure = ({ listed, question }: Remembered): boolean => question.kind === 'change' || listed.length === 1
  for (const one of [...waiting, ...behind].filter(isSure)) {
    const talk = { surroundings, before: one }
    const found = firstRead(parts, talk, [offByWeekday, amendmentIn, saidOfLacking])
    if (found !== null) return found
  }
  return null
}

/** What was asked of since, as what waits on its card alone. */
function onItsCard(last: Remembered): Remembered {
  const ids = idsOnCard(last.card)
  const listed = last.listed.every((id) => ids.includes(id)) ? last.listed : ids
  return { ...last, listed, focus: last.focus.filter((id) => listed.includes(id)) }
}
