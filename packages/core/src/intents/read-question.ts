import { partsOf } from '../date/index.ts'
import { completedWish } from './wishes/reminder-follow-up.ts'
import { isNote, sureWishIn } from './wishes/command.ts'
import { twoWishesIn } from './wishes/two-wishes.ts'
import { mendCalendarWords, slipsMended } from '../language/index.ts'
import { ASKING_WORDS, readInAnyLanguage, tenseOf, isAboutLongest } from './read-phrases.ts'
import { consentIn } from './going-on/consent.ts'
import { followUpIn } from './going-on/follow-up.ts'
import { sameOtherwise } from './going-on/same-otherwise.ts'
import { restBehind } from './going-on/talk.ts'
import {
  type QuestionKind,
  type QuestionSurroundings,
  type ReadQuestion,
  type Remembered,
  BARE_KINDS,
} from './question-types.ts'
import { withinYears, type Span } from './reading/dates.ts'
import { doubtIn, languageOf, partsOfQuestion, READ_MAX, type QuestionParts } from './reading/question-parts.ts'
import { foldedText, wordsOf } from './reading/words.ts'
import { exclusionIn } from './reading/exclusions.ts'
import { comparedDays, comparisonIn } from './reading/comparison.ts'
import { isOfLengths } from './reading/two-sides.ts'
import { askedFor, type EventSelector } from './reading/terms.ts'
import { LISTING, unsaidDays } from './reading/unsaid-days.ts'

/** Words that a short question without any verb may have: `dentista?`, `cena Luca`. */
const BARE_MAX = 2

/** Characters of a text that goes on with an answer: a longer one says all by itself, and each part that is read costs time. */
const GOING_ON_MAX = 200

/** Words of a question that goes on with another. */
const CONTINUING_MAX = 8

/** Whether a question goes on with the one before it: `e a giugno?`. */
function continues(
  { kind, folded, phrases, period }: QuestionParts,
  before: ReadQuestion,
  asked: EventSelector,
): boolean {
  if (BARE_KINDS.has(before.kind)) return false
  if (wordsOf(folded.plain).length > CONTINUING_MAX) return false
  if (kind !== null) return (kind === 'find' || kind === 'agenda') && phrases.has('goesOnAbout')
  const isPartAlone = OF_PARTS.has(before.kind) && before.hasPeriod && isOfPart({ phrases }) && asked.terms.length === 0
  return phrases.has('goesOn') || period !== null || asked.categoryId !== null || isPartAlone
}

/** What a question without any words of asking means. */
function bareKind({ folded, period }: QuestionParts, asked: EventSelector): QuestionKind {
  const words = wordsOf(folded.plain).length
  if (asked.terms.length === 0 && asked.categoryId === null) return period ? 'agenda' : 'none'
  return words - (period ? 3 : 0) <= BARE_MAX + 1 && asked.terms.length <= BARE_MAX ? 'find' : 'none'
}

/** A change, and an hour or a day that is asked for, may be about any words; an agenda of some words is a search. */
function settledKind(kind: QuestionKind, { terms, categoryId }: EventSelector, hasPeriod: boolean): QuestionKind {
  const isSearch = terms.length > 0 || (categoryId !== null && !hasPeriod)
  return kind === 'agenda' && isSearch ? 'find' : kind
}

/**
 * Reads a question or a wish about the calendar in free Italian or English: what is asked, about which days, which words and
 * which category. `before` is what was asked before it in the same conversation, and what the answer left to speak of, for `e a
 * giugno?` and `delete those`; the text of such a question is the one that it goes on with.
 * @throws RangeError where `now` is no wall time
 */
export function readQuestion(
  text: string,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion {
  const isShort = text.length <= GOING_ON_MAX
  const consent = isShort ? consentIn(text, surroundings, before) : null
  if (consent !== null) return consent
  const wish = before === null ? null : completedWish(before.question.text, text, surroundings.language)
  return wish === null ? readAfter(text, surroundings, before) : readAfter(wish, surroundings, null)
}

/** A text that was read, and what is read of it. */
interface ReadText {
  readonly text: string
  readonly parts: QuestionParts
}

/** A text with its slips mended: those in words of the calendar, and where it asks for nothing those in words that ask. */
function readMended(typed: string, surroundings: QuestionSurroundings): ReadText {
  const read = (text: string): ReadText => ({ text, parts: partsOfQuestion(text, surroundings) })
  const language = languageOf(typed, surroundings)
  const mended = read(mendCalendarWords(typed, language))
  if (mended.parts.kind !== null) return mended
  for (const other of slipsMended(mended.text, language, ASKING_WORDS[language])) {
    const known = read(other)
    if (known.parts.kind !== null) return known
  }
  return mended
}

/** A text without the greeting that it begins with; a greeting alone is all that is said. */
function withoutGreeting(text: string): string {
  const folded = foldedText(text.slice(0, GREETING_MAX))
  const said = readInAnyLanguage(folded.plain).find('greeting')
  const rest = said ? text.slice(folded.places[said.to] ?? text.length).replace(/^[\s,.!:;]+/u, '') : ''
  return rest === '' ? text : rest
}

/** Characters in which a greeting is looked for. */
const GREETING_MAX = 40

function readAfter(said: string, surroundings: QuestionSurroundings, before: Remembered | null): ReadQuestion {
  const typed = withoutGreeting(said)
  const { text: begin, parts } = readMended(typed.slice(0, READ_MAX), surroundings)
  const followUp = before && typed.length <= GOING_ON_MAX ? followUpIn(parts, { surroundings, before }) : null
  if (typeof followUp === 'string') return readAfter(followUp, surroundings, null)
  if (followUp !== null) return followUp
  const asked = askedFor(parts, surroundings)
  const otherwise = before ? sameOtherwise(parts, asked, { surroundings, before }) : null
  if (otherwise !== null) return otherwise
  const question = before?.question ?? null
  if (question && continues(parts, question, asked)) return following(parts, asked, { before: question, surroundings })
  const alone = readAlone({ text: begin + typed.slice(READ_MAX), parts }, asked, surroundings)
  const isNear = alone.kind === 'change' && before !== null && before.listed.length > 0
  return isNear ? { ...alone, nearby: before.listed } : alone
}

/** A question that stands by itself. */
function readAlone({ text, parts }: ReadText, asked: EventSelector, surroundings: QuestionSurroundings): ReadQuestion {
  const kind = kindOf(parts, asked, surroundings)
  const isOfDays = kind !== 'change' || (parts.phrases.has('takesAway') && twoWishesIn(text) === null)
  const period = isOfDays ? parts.period : null
  const compared = kind === 'change' || kind === 'plan' ? null : comparedDays(parts)
  const days = compared ?? period ?? unsaidDays(kind, parts, asked, surroundings)
  return { kind, ...saidDays(days, period !== null), ...asked, text }
}

/** What a text without any words of asking is: a comparison, something to note, or a short question. */
function unsaidKind(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  if (isOfLengths(parts.folded.plain)) return 'find'
  if (comparisonIn(parts) !== null) return 'count'
  if (isNote(parts.folded.text, { ...surroundings, language: parts.language })) return 'change'
  return parts.period !== null && parts.phrases.has('allOf') ? 'find' : bareKind(parts, asked)
}

/** Whether the day, week or month is asked for that has most of something: `which month do I have most trips`. */
const asksMost = ({ kind, phrases }: QuestionParts): boolean =>
  kind !== null && (kind === 'when' || LISTING.has(kind)) && phrases.has('unitWithMost')

/** The kind that the words of a question settle. */
function settledFor(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  const { kind, period, folded, phrases } = parts
  if (asksMost(parts)) return 'busiest'
  if (period !== null && LISTING.has(kind ?? 'find') && phrases.has('couldI')) return 'free'
  const isOfEvents = kind !== 'free' && kind !== 'change'
  if (isOfEvents && isAboutLongest(phrases)) return 'find'
  if (kind === 'agenda' && period === null && (exclusionIn(folded.plain) || phrases.has('manyWeekday'))) return 'find'
  return settledKind(kind ?? unsaidKind(parts, asked, surroundings), asked, period !== null)
}

function kindOf(parts: QuestionParts, asked: EventSelector, surroundings: QuestionSurroundings): QuestionKind {
  const { period, folded, phrases } = parts
  const settled = sureWishIn(folded.text) ? 'change' : settledFor(parts, asked, surroundings)
  // Which days were free is looked for in those that come only.
  if (settled === 'free' && period === null && tenseOf(phrases) === 'past') return 'none'
  return doubtIn(parts) !== null && !BARE_KINDS.has(settled) ? 'none' : settled
}

function saidDays(days: Span, isSaid: boolean): Pick<ReadQuestion, 'first' | 'last' | 'hasPeriod'> {
  return { ...withinYears(days), hasPeriod: isSaid }
}

/** The days that a text says in the year of the question before, where that is one: `e a luglio?` stays in it. */
function periodBeside(parts: QuestionParts, { before, surroundings }: Following): Span | null {
  // Beside `about` no day is sure, but `what about Tuesday` asks for one.
  const said = parts.period === null ? (restBehind(parts, 'goesOn', { surroundings }) ?? parts) : parts
  const year = partsOf(before.first).year
  const isOther = partsOf(before.last).year === year && year !== surroundings.year
  return said.period !== null && isOther
    ? partsOfQuestion(said.folded.text, { ...surroundings, year }).period
    : said.period
}

/** A question that another one goes on with. */
interface Following {
  readonly before: ReadQuestion
  readonly surroundings: QuestionSurroundings
}

/** Kinds of which all words but for the part of the day are said again: `and on Sunday morning?`. */
const OF_PARTS: ReadonlySet<QuestionKind> = new Set(['agenda', 'find', 'free'])

const PARTS = ['morning', 'afternoon', 'evening', 'lunchtime', 'afterWork'] as const

const isOfPart = ({ phrases }: Pick<QuestionParts, 'phrases'>): boolean => PARTS.some((cue) => phrases.has(cue))

/** What is named besides the days: behind `and` these may be read otherwise than in all of the text. */
function namedBeside(parts: QuestionParts, asked: EventSelector, going: Following): EventSelector {
  const rest = parts.period === null ? restBehind(parts, 'goesOn', going) : null
  return rest?.period ? askedFor(rest, going.surroundings) : asked
}

/** The words of a question with another part of the day: those that say one already give way to it. */
function withPart({ text }: ReadQuestion, part: string): string {
  const phrases = readInAnyLanguage(foldedText(text).plain)
  return PARTS.some((cue) => phrases.has(cue)) ? part : `${text} ${part}`
}

function following(parts: QuestionParts, said: EventSelector, going: Following): ReadQuestion {
  const { folded } = parts
  const { before } = going
  const asked = namedBeside(parts, said, going)
  const period = periodBeside(parts, going)
  if (doubtIn(parts) !== null) return { ...before, ...asked, kind: 'none', hasPeriod: false, text: folded.text }
  const isOther = asked.terms.length > 0 || asked.categoryId !== null
  const days = period ?? before
  return {
    ...before,
    ...(isOther ? asked : {}),
    ...(OF_PARTS.has(before.kind) && isOfPart(parts) ? { text: withPart(before, folded.text) } : {}),
    ...withinYears(days),
    hasPeriod: period !== null || before.hasPeriod,
  }
}
