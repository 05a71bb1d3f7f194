import { LANGUAGE_WORDS } from '../languages.ts'
import { idOf, type NewEvent } from '../proposed-change.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { wishIn } from '../wishes/command.ts'
import { beforeNo } from './of-one.ts'
import { actionOf, bareOf, restBehind, type Talk } from './talk.ts'
import { isMoment } from './wish-again.ts'

/** What a card would add under an id; null where it is none of that. */
export function eventOf(id: string, { before: { card } }: Talk): NewEvent | null {
  const change = card.find((one, place) => one.action === 'create' && idOf(one, place) === id)
  return change?.action === 'create' ? change : null
}

/** Whether the one new event that is meant comes back. */
const isSeries = (talk: Talk, [id = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && (eventOf(id, talk)?.recurrence ?? null) !== null

/** That a series is to be on more weekdays, or on fewer; null where nothing of the kind is said. */
export function ofMoreDays(
  parts: QuestionParts,
  said: QuestionParts,
  talk: Talk,
  ids: readonly string[],
): string | null {
  if (!isSeries(talk, ids)) return null
  const { add, except } = LANGUAGE_WORDS[parts.language].wishes
  const also = restBehind(said, 'alsoSaid', talk) ?? said
  const isMore = parts.phrases.has('alsoSaid') && isMoment(also, talk)
  if (isMore && also.phrases.has('someWeekday')) return `${add} ${also.folded.text}`
  const less = lessIn(said, talk)
  return less === null ? null : `${add} ${except} ${less.folded.text}`
}

/** The days on which something is not to be any more. */
function lessIn(said: QuestionParts, talk: Talk): QuestionParts | null {
  const isDeleted = actionOf(wishIn(said.folded.text)) === 'delete'
  const left = isDeleted ? restBehind(said, 'delete', talk) : beforeNo(said, talk)
  const whole = restBehind(said, 'leavesSome', talk) ?? left
  const less = whole && bareOf(whole, talk)
  return less !== null && (isMoment(less, talk) || less.phrases.has('whileAway') || less.phrases.has('whileIn'))
    ? less
    : null
}
