import { A_WEEK, type Day, dayOfText, formatDay } from '../../date/index.ts'
import { shiftDay, type Amount } from '../../language/index.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { idOf, type NewEvent } from '../proposed-change.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { wishIn } from '../wishes/command.ts'
import { beforeNo } from './of-one.ts'
import { actionOf, bareOf, restBehind, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'

/** What a card would add under an id; null where it is none of that. */
export function eventOf(id: string, { before: { card } }: Talk): NewEvent | null {
  const change = card.find((one, place) => one.action === 'create' && idOf(one, place) === id)
  return change?.action === 'create' ? change : null
}

/** Whether all that is meant is new and comes back. */
const isSeries = (talk: Talk, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => (eventOf(id, talk)?.recurrence ?? null) !== null)

/** What says when something is not to be, whichever days these are. */
const DAYS = ['whileAway', 'whileIn', 'during', 'week', 'month'] as const

/** That a series is to be on more weekdays, or on fewer; null where nothing of the kind is said. */
export function ofMoreDays(
  parts: QuestionParts,
  said: QuestionParts,
  talk: Talk,
  ids: readonly string[],
): string | null {
  if (!isSeries(talk, ids)) return null
  const { add, except, until } = LANGUAGE_WORDS[parts.language].wishes
  const last = lastDayIn(said, talk, ids)
  if (last !== null) return `${add} ${until} ${formatDay(last)}`
  const also = restBehind(said, 'alsoSaid', talk) ?? said
  const isMore = parts.phrases.has('alsoSaid') && isMoment(also, talk)
  if (isMore && also.phrases.has('someWeekday')) return `${add} ${also.folded.text}`
  const less = lessIn(said, talk)
  return less === null ? null : `${add} ${except} ${less.folded.text}`
}

/** The last day of a series that comes back for so long: `for six weeks`. */
function lastDayIn({ phrases, folded }: QuestionParts, talk: Talk, [id = '']: readonly string[]): Day | null {
  const said = phrases.find('wholeLength')
  const event = said && eventOf(id, talk)
  if (!said || !event) return null
  const words = readInAnyLanguage(folded.plain.slice(said.from, said.to))
  const amount = words.find('byAmount')?.value as Amount | undefined
  const first = dayOfText(event.start)
  return amount && isLong(amount) && first !== null ? shiftDay(first, amount, 1) - 1 : null
}

const isLong = ({ days, months, minutes }: Amount): boolean => minutes === 0 && (days >= A_WEEK || months > 0)

/** The days on which something is not to be any more. */
function lessIn(said: QuestionParts, talk: Talk): QuestionParts | null {
  const isDeleted = actionOf(wishIn(said.folded.text)) === 'delete'
  const left = isDeleted ? restBehind(said, 'delete', talk) : beforeNo(said, talk)
  const whole = restBehind(said, 'leavesSome', talk) ?? left
  const less = whole && bareOf(whole, talk)
  return less !== null && (isMoment(less, talk) || DAYS.some((cue) => less.phrases.has(cue))) ? less : null
}
