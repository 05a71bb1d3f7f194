import { A_WEEK, partsOf, yearSpan } from '../../date/index.ts'
import { isAboutLongest, tenseOf, type QuestionPhrases } from '../read-phrases.ts'
import { BARE_KINDS, type QuestionKind, type QuestionSurroundings } from '../question-types.ts'
import { defaultDays, todayOf, type Span } from './dates.ts'
import { NO_EVENTS, type QuestionParts } from './question-parts.ts'
import type { EventSelector } from './terms.ts'
import { twoSides } from './two-sides.ts'

/** Years that are looked through where `ever` is asked for; else last year and this one, where it is how often something was. */
const EVER_YEARS = 5

/** Kinds that list or count events. */
export const LISTING: ReadonlySet<QuestionKind> = new Set(['find', 'agenda', 'count'])
const COUNTING: ReadonlySet<QuestionKind> = new Set(['count', 'hours', 'find'])

/** Kinds that look as far as an event may lie that tells the days, or at no days. */
const FAR_LOOKING: ReadonlySet<QuestionKind> = new Set(['next', 'last', 'when', ...BARE_KINDS])

/** Whether a question is about two events, or about what lasts longest, which may lie in several years. */
const isOfAround = (kind: QuestionKind, plain: string, phrases: QuestionPhrases): boolean =>
  isOfLongest(kind, phrases) ||
  (LISTING.has(kind) && phrases.has('betweenThem')) ||
  (kind !== 'change' && kind !== 'plan' && twoSides(plain) !== null)

/** Cues behind which an event may tell the days. */
const TOLD_DAYS = [
  'beforeThing',
  'afterThing',
  'weekdayOf',
  'dayOf',
  'weekOf',
  'weekendOf',
  'monthOf',
  'during',
  'sinceThing',
] as const

/** Whether an event may tell the days of a question: it need not lie in them itself. */
const isOfEvent = (kind: QuestionKind, phrases: QuestionPhrases, { terms, categoryId }: EventSelector): boolean =>
  !FAR_LOOKING.has(kind) &&
  (terms.length > 0 || categoryId !== null) &&
  TOLD_DAYS.some((cue) => phrases.has(cue)) &&
  !NO_EVENTS.some((cue) => phrases.has(cue))

/** The kind whose days a question means by its words, whatever it asks; null where they are those of its own kind. */
function otherDaysIn(
  kind: QuestionKind,
  { folded, phrases }: QuestionParts,
  asked: EventSelector,
): QuestionKind | null {
  if (phrases.has('unreminded') || phrases.has('nextFew') || isOpenEnded(kind, phrases)) return 'next'
  if (isOfAround(kind, folded.plain, phrases) || isOfEvent(kind, phrases, asked)) return 'when'
  if (LISTING.has(kind) && phrases.has('whichWeekend')) return 'free'
  return asked.terms.length > 0 || asked.categoryId !== null ? widerDaysIn(kind, phrases) : null
}

/** Whether all that is to come is meant, and not only that of this year: of journeys people have few. */
const isOpenEnded = (kind: QuestionKind, phrases: QuestionPhrases): boolean =>
  LISTING.has(kind) && (phrases.has('openEnd') || (phrases.has('journeys') && tenseOf(phrases) === 'future'))

/** Whether what lasts longest of all is asked for. */
const isOfLongest = (kind: QuestionKind, phrases: QuestionPhrases): boolean =>
  kind === 'find' && tenseOf(phrases) === null && isAboutLongest(phrases)

/** Whether all there is of something is meant, whenever it is. */
const isOfAll = (kind: QuestionKind, phrases: QuestionPhrases): boolean =>
  (LISTING.has(kind) && phrases.has('allOf')) || (kind === 'find' && phrases.has('everything'))

/** The kind whose days something that is named may lie in beyond the year: a journey of the next one. */
function widerDaysIn(kind: QuestionKind, phrases: QuestionPhrases): QuestionKind | null {
  const tense = tenseOf(phrases)
  if (tense === null && isOfAll(kind, phrases)) return 'when'
  if (kind === 'count' && phrases.has('dayCount') && tense !== 'past') return 'when'
  return kind === 'find' && tense === 'future' ? 'next' : null
}

/** Whether a text has words and asks nothing: which of them are those of events, is told by all of these. */
const isUnasked = (kind: QuestionKind, parts: QuestionParts, { terms }: EventSelector): boolean =>
  kind === 'none' && parts.kind === null && terms.length > 0

/** The days of years long gone and of years to come. */
const everyDay = ({ year }: QuestionSurroundings): Span => ({
  first: yearSpan(year - EVER_YEARS).first,
  last: yearSpan(year + EVER_YEARS).last,
})

/** The days of a question that says none and whose words mean none but those of its kind. */
function daysOfKind(kind: QuestionKind, phrases: QuestionPhrases, surroundings: QuestionSurroundings): Span {
  if (phrases.has('ever') && isAboutLongest(phrases)) return everyDay(surroundings)
  const today = todayOf(surroundings)
  // What was done is asked of the days that are just over.
  if (kind === 'agenda' && tenseOf(phrases) === 'past') return { first: today - A_WEEK + 1, last: today }
  const isOver = COUNTING.has(kind) && tenseOf(phrases) === 'past'
  const isOfShownYear = partsOf(today).year === surroundings.year
  return isOver && isOfShownYear ? daysUntilToday(phrases, surroundings) : defaultDays(kind, surroundings)
}

/** The days of last year and this one that are over; of what was ever, those of many years. */
const daysUntilToday = (phrases: QuestionPhrases, surroundings: QuestionSurroundings): Span => ({
  first: yearSpan(surroundings.year - (phrases.has('ever') ? EVER_YEARS : 1)).first,
  last: todayOf(surroundings),
})

/** The days that a question is about which says none. */
export function unsaidDays(
  kind: QuestionKind,
  parts: QuestionParts,
  asked: EventSelector,
  surroundings: QuestionSurroundings,
): Span {
  const today = todayOf(surroundings)
  if (kind === 'agenda' && parts.phrases.has('myDay')) return { first: today, last: today }
  const other = isUnasked(kind, parts, asked) ? 'when' : otherDaysIn(kind, parts, asked)
  return other === null ? daysOfKind(kind, parts.phrases, surroundings) : defaultDays(other, surroundings)
}
