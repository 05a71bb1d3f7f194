import { LANGUAGE_WORDS } from '../languages.ts'
import type { ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
import { idsOnCard } from '../proposed-change.ts'
import { aboutListed, amongIn, isBare, restBehind, wishAgain, type Talk } from './talk.ts'
import { isMoment } from './wish-again.ts'

/** The wish before without some of those that its card is about: `except the fifth`; null where it is about one, or none are said. */
export function withoutSome(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card, listed } = talk.before
  const isSome = card.some(({ action }) => action !== 'create') || card.length > 1
  const said = isSome ? (restBehind(parts, 'leavesSome', talk) ?? beforeStays(parts, talk)) : null
  if (said === null || !isBare(said)) return null
  const { text } = parts.folded
  // What was wished of others before is not wished again: what is left out comes off the card.
  const isOfLast = talk.before.focus.length === 0 && idsOnCard(card).every((id) => listed.includes(id))
  if (card.length === 1 || (!isOfLast && card.some(({ action }) => action !== 'delete')))
    return {
      ...aboutListed(talk, { ids: idsOnCard(card) }, { kind: 'change', text, subject: said.folded.text }),
      isOff: true,
    }
  return { ...wishAgain(talk, { among: amongIn(talk, listed), subject: said.folded.text }), isLeftOut: true }
}

/** The same behind a `no`, and before why: `no, not Tuesday, I'll go`; null where what is right stands there. */
export function notOneOf(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const not = restBehind(restBehind(parts, 'sayingNo', talk) ?? parts, 'leavesSome', talk)
  const [said = '', why = ''] = (not?.folded.text ?? '').split(/,(.*)/su)
  if (why.trim() === '' || isMoment(partsOfQuestion(why.trim(), talk.surroundings), talk)) return null
  return withoutSome(
    partsOfQuestion(`${LANGUAGE_WORDS[parts.language].wishes.except} ${said}`, talk.surroundings),
    talk,
  )
}

/** What is named before words that say that it stays: `the German class stays`. */
function beforeStays({ folded, phrases }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('staysBehind')
  return said === null || said.from === 0 ? null : partsOfQuestion(typed(folded, 0, said.from), surroundings)
}
