import { dateOf, formatDay } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
import { idOf, idsOnCard, type ProposedChange } from '../proposed-change.ts'
import { referenceIn, withoutSpans } from '../reading/references.ts'
import { aboutListed, amongIn, bareOf, isBare, isWish, restBehind, saying, wishAgain, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'
import { hoursIn } from './wish-again.ts'

/** The wish before without some of those that its card is about: `except the fifth`; null where it is about one, or none are said. */
export function withoutSome(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card, listed } = talk.before
  // Parts of one thing that comes back are left out by their days.
  const isSome = card.some(({ action }) => action !== 'create') || (card.length > 1 && !isOneSeries(card))
  const isOfDay = parts.phrases.has('keepsDay')
  const said = isSome && !isOfDay ? (restBehind(parts, 'leavesSome', talk) ?? beforeStays(parts, talk)) : null
  if (said === null || !isBare(said)) return null
  const { text } = parts.folded
  // What was wished of others before is not wished again: what is left out comes off the card.
  const isOfLast = talk.before.focus.length === 0 && idsOnCard(card).every((id) => listed.includes(id))
  if (!isWishAgain(talk, isOfLast)) return offCard(pointless(said, talk), text, talk)
  return {
    ...wishAgain(talk, { among: { ...amongIn(talk, listed), isNarrowed: true }, subject: pointless(said, talk) }),
    isLeftOut: true,
  }
}

/** Whether all that a card would add is one thing that comes back. */
const isOneSeries = (card: readonly ProposedChange[]): boolean =>
  new Set(card.map((one) => (one.action === 'create' && one.recurrence !== null ? one.title : idOf(one, 0)))).size === 1

/** Whether the wish before is wished again without some, and not only its card changed. */
const isWishAgain = ({ before: { card, question } }: Talk, isOfLast: boolean): boolean =>
  question.kind === 'change' && card.length > 1 && (isOfLast || card.every(({ action }) => action === 'delete'))

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

/** That nothing is to be taken away after all, or what is wished instead: `no sorry, I can make it, keep it`. */
export function keptAfterAll(parts: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const isOff = talk.before.card.every(({ action }) => action === 'delete')
  const { phrases, folded } = bareOf(parts, talk)
  const isSaid = isOff && !folded.plain.includes('?') && phrases.has('staysAfterAll')
  if (!isSaid) return null
  const [, instead = ''] = /[,;.]\s*(.+)$/su.exec(folded.text) ?? []
  const said = partsOfQuestion(instead, talk.surroundings)
  const wish = [said, bareOf(said, talk)].find((one) => isWish(one))
  return wish ? wish.folded.text : saying('decline', folded.text, talk)
}

/** That what was to be moved stays on its day, or at its hour, which is said: `the weather will be bad, leave it on Saturday`. */
export function leftWhereItIs({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const [one, ...others] = talk.before.card
  const stays = phrases.findAll('leavesItOn').at(-1)
  if (one?.action !== 'shift' || others.length > 0 || !stays || folded.plain.includes('?')) return null
  const said = bareOf(partsOfQuestion(typed(folded, stays.to), talk.surroundings), talk)
  return isMoment(said, talk) ? saying(isWhere(one.start, said, talk) ? 'agree' : 'decline', folded.text, talk) : null
}

/** Whether a day or an hour that is said is that at which the card would have something. */
function isWhere(start: string, said: QuestionParts, talk: Talk): boolean {
  const [hour] = hoursIn(said, talk)
  const isDay = said.period === null || formatDay(said.period.first) === dateOf(start)
  return isDay && (hour === undefined || start.endsWith(hour.meaning))
}

/** What is named before words that say that it stays: `the German class stays`. */
function beforeStays({ folded, phrases, kind }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('staysBehind')
  if (said === null || said.from === 0 || folded.plain.includes('?')) return null
  return kind === null || kind === 'change' ? partsOfQuestion(typed(folded, 0, said.from), surroundings) : null
}

/** A wish to take off the card what some words mean of it. */
export function offCard(subject: string, text: string, talk: Talk): ReadQuestion {
  const ids = idsOnCard(talk.before.card)
  const among = { ...amongIn(talk, ids), isNarrowed: true }
  return { ...aboutListed(talk, { ids }, { kind: 'change', text, subject }), among, isOff: true }
}

/** Words without those that only point: `the Friday ones`. */
export const pointless = ({ folded, phrases }: QuestionParts, { before }: Talk): string =>
  withoutSpans(folded.text, referenceIn(phrases, before)?.spans ?? [])
