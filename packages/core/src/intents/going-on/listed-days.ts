import { formatDay } from '../../date/index.ts'
import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { Span } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { foldedText, wordsOf, wholePlain } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { addedOn, onTheirWeekday } from './on-spoken-day.ts'
import { actionOf, isWish, namesNothing, type Talk } from './talk.ts'
import { hoursIn } from './wish-again.ts'

/** Kinds that ask what is on some days, where only their place in a list is said. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['find', 'agenda', 'next', 'last'])

/** The listed days that a text means by their place; null where it means none. */
function placedDays({ phrases }: QuestionParts, { days = [], listed }: Talk['before']) {
  const said = phrases.find('placeListed')
  const place = Number(said?.value ?? 0)
  const span = place === 0 || listed.length > 0 ? undefined : days.at(place > 0 ? place - 1 : place)
  return said && span ? { said, span } : null
}

/** The same days once more, where only which they are is asked, or others of them: `which ones?`. */
export function whichDays({ phrases, folded, kind, period }: QuestionParts, { before }: Talk): ReadQuestion | null {
  const isAsked = phrases.has('those') && period === null && (kind === null || OF_DAYS.has(kind))
  const isShort = wordsOf(folded.plain).length <= WORDS_MAX
  return isAsked && isShort && (before.days ?? []).length > 0 && before.listed.length === 0 ? before.question : null
}

/** So many words ask which days were meant. */
const WORDS_MAX = 3

/**
 * A wish for something new on one of the days that were listed, by its place: `put film night on the first one at 8`; of room
 * that was found it may only be said which is taken.
 */
export function addedOnListed(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const placed = placedDays(parts, talk.before)
  if (placed === null) return null
  const text = withoutSpans(parts.folded.text, parts.phrases.findAll('onPlaceListed').slice(0, 1))
  const isTaken = parts.phrases.has('takesOne') && wordsOf(parts.folded.plain).length <= TAKING_MAX
  if (isTaken) return addedOn(placed.span.first, LANGUAGE_WORDS[parts.language].wishes.add, talk)
  if (actionOf(wishIn(text)) !== 'create') return null
  const said = partsOfQuestion(text, talk.surroundings)
  return (
    onTheirWeekday(said, placed.span, talk) ??
    addedOn(placed.span.first, isOfWeekend(said, talk) ? onAllOf(said, placed.span) : text, talk)
  )
}

/** Whether something without an hour is to be on a whole weekend, as such were asked for. */
const isOfWeekend = (said: QuestionParts, talk: Talk): boolean =>
  readInAnyLanguage(foldedText(talk.before.question.text).plain).has('weekend') &&
  hoursIn(said, talk).length === 0 &&
  !said.phrases.has('halfOfDay')

/** The words of something new with all of some days behind them. */
function onAllOf({ folded, language }: QuestionParts, { first, last }: Span): string {
  const { from, to } = LANGUAGE_WORDS[language].wishes
  return first < last ? `${folded.text} ${from} ${formatDay(first)} ${to} ${formatDay(last)}` : folded.text
}

/** So many words say which of some room is taken. */
const TAKING_MAX = 5

/** What is asked of days that were listed, by their place in the list: `what is on the first one?`. Null where none were. */
export function onListedDays(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const placed = isWish(parts) ? null : placedDays(parts, before)
  if (placed === null) return null
  const better = parts.phrases.findAll('correctedBehind')
  const rest = partsOfQuestion(withoutSpans(wholePlain(parts.folded), [placed.said, ...better]), surroundings)
  if (!namesNothing(askedFor(rest, surroundings))) return null
  const kind = rest.kind === null || OF_DAYS.has(rest.kind) ? 'agenda' : rest.kind
  const { first, last } = placed.span
  return { kind, first, last, hasPeriod: true, terms: [], categoryId: null, text: rest.folded.text }
}
