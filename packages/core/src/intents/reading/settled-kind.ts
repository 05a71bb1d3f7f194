import { BARE_KINDS, type QuestionKind, type QuestionSurroundings } from '../question-types.ts'
import { isAboutLongest, tenseOf } from '../read-phrases.ts'
import { isNote, sureWishIn } from '../wishes/command.ts'
import { twoWishesIn } from '../wishes/two-wishes.ts'
import { comparisonIn } from './comparison.ts'
import { doubtIn, type QuestionParts } from './question-parts.ts'
import { isOfSome, specialAsked } from './special-kind.ts'
import type { EventSelector } from './terms.ts'
import { isBetween, isOfLengths } from './two-sides.ts'
import { wordsOf } from './words.ts'

/** Words that a short question without any verb may have: `dentista?`, `cena Luca`. */
const BARE_MAX = 2
/** So many words say when. */
const DAYS_WORDS = 3

/** So many words has a short question; whether something is on some days is asked in more: `the conference is in November, right?`. */
const wordsMax = (plain: string, isOfDays: boolean): number =>
  BARE_MAX + 1 + (isOfDays ? DAYS_WORDS : 0) + (isOfDays && plain.includes('?') ? BARE_MAX : 0)

/** What a question without any words of asking means. */
function bareKind({ folded, period, phrases }: QuestionParts, asked: EventSelector): QuestionKind {
  const words = wordsOf(folded.plain).length
  // The first of nothing is no day.
  const isPlace = phrases.find('placeListed')?.to === folded.plain.length && !phrases.has('monthName')
  if (asked.terms.length === 0 && asked.categoryId === null) return period && !isPlace ? 'agenda' : 'none'
  return words <= wordsMax(folded.plain, period !== null) && asked.terms.length <= BARE_MAX ? 'find' : 'none'
}

/** A change, and an hour or a day that is asked for, may be about any words; an agenda of some words is a search. */
function settledKind(kind: QuestionKind, { terms, categoryId }: EventSelector, hasPeriod: boolean): QuestionKind {
  const isSearch = terms.length > 0 || (categoryId !== null && !hasPeriod)
  return kind === 'agenda' && isSearch ? 'find' : kind
}

/** Whether a text notes something to come, or two such things. */
const isNoted = ({ folded: { text }, period, phrases }: QuestionParts, surroundings: QuestionSurroundings): boolean =>
  isNote(text, surroundings) ||
  ((period !== null || phrases.has('someWeekday')) && !text.includes('?') && twoWishesIn(text, surroundings) !== null)

/** Days that something named tells, which may be all that is said: `the weekend of the wedding`. */
const DAYS_OF_SOMETHING = ['dayOf', 'weekOf', 'weekendOf', 'monthOf'] as const

/** What a text without any words of asking is: a comparison, something to note, or a short question. */
function unsaidKind(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  if (isOfLengths(parts.folded.plain) || isBetween(parts.folded.plain)) return 'find'
  if (comparisonIn(parts) !== null) return 'count'
  if (isNoted(parts, { ...surroundings, language: parts.language })) return 'change'
  const isOfDays = (parts.period !== null || parts.phrases.has('bothTenses')) && parts.phrases.has('allOf')
  return isOfDays || DAYS_OF_SOMETHING.some((cue) => parts.phrases.has(cue)) ? 'find' : bareKind(parts, asked)
}

/** The kind that the words of a question settle. */
function settledFor(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  const { kind, period, phrases } = parts
  const special = specialAsked(parts)
  if (special !== null) return special
  const isOfEvents = kind !== 'free' && kind !== 'change'
  if (isOfEvents && isAboutLongest(phrases)) return 'find'
  if (kind === 'agenda' && period === null && isOfSome(parts)) return 'find'
  return settledKind(kind ?? unsaidKind(parts, asked, surroundings), asked, period !== null)
}

/** What somebody must do, or has arranged. */
const SAYING = ['mustDo', 'bookedIt'] as const

/** Whether a text is a wish, whatever else its words ask: what somebody is to see is to be noted, and not to be shown. */
const isWish = (parts: QuestionParts, surroundings: QuestionSurroundings): boolean =>
  sureWishIn(parts.folded.text) !== null || (isSaid(parts) && isNoted(parts, surroundings))

/** Whether a text may note something in words that also ask: what somebody must do, or the last of something as an end. */
const isSaid = ({ kind, phrases }: QuestionParts): boolean =>
  (kind === 'find' && SAYING.some((cue) => phrases.has(cue))) || (kind === 'last' && phrases.has('untilThing'))

/** What a question that stands by itself asks for. */
export function kindOf(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  const { period, phrases } = parts
  const settled = isWish(parts, surroundings) ? 'change' : settledFor(parts, asked, surroundings)
  // Which days were free is looked for in those that come only.
  if (settled === 'free' && period === null && tenseOf(phrases) === 'past') return 'none'
  // What is before or after a day, and not an event, is not told.
  if (phrases.has('beforeOrAfter') && period !== null && settled !== 'change') return 'none'
  return doubtIn(parts) !== null && !BARE_KINDS.has(settled) ? 'none' : settled
}
