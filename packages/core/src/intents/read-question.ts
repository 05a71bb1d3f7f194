import { completedWish } from './wishes/reminder-follow-up.ts'
import { purposeFirst, withoutGreeting } from './wishes/purpose-first.ts'
import { narrowsChange } from './wishes/two-wishes.ts'
import { mendCalendarWords, slipsMended } from '../language/index.ts'
import { ASKING_WORDS, readInAnyLanguage, watched } from './read-phrases.ts'
import { consentIn } from './going-on/consent.ts'
import { followUpIn } from './going-on/follow-up.ts'
import { comingBack, goingBack } from './going-on/going-back.ts'
import { following } from './going-on/following.ts'
import { ofUnknown } from './going-on/of-the-same.ts'
import { sameOtherwise } from './going-on/same-otherwise.ts'
import { besides } from './going-on/wish-again.ts'
import { daysSpokenOf, inSpokenWeek, onNearWeekday } from './going-on/spoken-week.ts'
import { withoutHedges } from './going-on/without-hedges.ts'
import { isWish, restBehind, type Talk } from './going-on/talk.ts'
import { type QuestionKind, type QuestionSurroundings, type ReadQuestion, type Remembered } from './question-types.ts'
import { defaultDays, withinYears, type Span } from './reading/dates.ts'
import { languageOf } from './reading/language-of.ts'
import { partsOfQuestion, READ_MAX, type QuestionParts } from './reading/question-parts.ts'
import { foldedText, STOP_WORDS, writtenOut } from './reading/words.ts'
import { toldAround, type ToldAround } from './reading/told-around.ts'
import { comparedDays } from './reading/comparison.ts'
import { askedFor, nounOf, type EventSelector } from './reading/terms.ts'
import { correctionIn, twoQuestionsIn, type TwoTexts } from './reading/two-questions.ts'
import { unsaidDays } from './reading/unsaid-days.ts'
import { kindOf } from './reading/settled-kind.ts'
import { unreadWords } from './reading/unread-words.ts'

/** Characters of a text that goes on with an answer: a longer one says all by itself, and each part that is read costs time. */
const GOING_ON_MAX = 200

/**
 * Reads a question or a wish about the calendar in free Italian or English: what is asked, about which days, which words and
 * which category. `before` is what was asked before it in the same conversation, and what the answer left to speak of, for `e a
 * giugno?` and `delete those`; the text of such a question is the one that it goes on with.
 * @throws RangeError where `now` is no wall time
 */
export function readQuestion(
  written: string,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion {
  const read = readWritten(written, surroundings, before)
  const spoken = before !== null && read.kind === 'change' ? daysSpokenOf(before) : null
  return spoken === null ? read : { ...read, spoken }
}

function readWritten(written: string, surroundings: QuestionSurroundings, before: Remembered | null): ReadQuestion {
  const said = isPutRight(written, before) ? written : withoutGreeting(written)
  const isShort = said.length <= GOING_ON_MAX
  const text = isShort ? purposeFirst(withoutHedges(said, surroundings, before), surroundings.now) : said
  const consent = isShort ? consentIn(text, surroundings, before) : null
  if (consent !== null) return consent
  const around = isShort && before === null ? toldAround(text, surroundings) : null
  return around === null ? readAsked(text, isShort, surroundings, before) : withoutTold(text, around, surroundings)
}

/** A question alone, of the days of both readings, and how it is read with what is told around it. */
function withoutTold(text: string, { asked, words }: ToldAround, surroundings: QuestionSurroundings): ReadQuestion {
  const [alone, whole] = [readWritten(asked, surroundings, null), readAsked(text, true, surroundings, null)]
  const { first, last } = alone
  return {
    ...alone,
    ...{ first: Math.min(first, whole.first), last: Math.max(last, whole.last) },
    ...{ told: { whole, words }, own: { first, last } },
  }
}

function readAsked(
  text: string,
  isShort: boolean,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion {
  const two = isShort ? (correctionIn(text) ?? twoQuestionsIn(text, surroundings)) : null
  if (two !== null) return bothOf(readAfter(two.first, surroundings, before), two, surroundings)
  const wish = before === null ? null : completedWish(before.question.text, text, surroundings.language)
  return wish === null ? readAfter(text, surroundings, before) : readAfter(wish, surroundings, null)
}

/** Whether an apology says that the wish before it was not right: `sorry, room 4`. */
const isPutRight = (written: string, before: Remembered | null): boolean =>
  before?.question.kind === 'change' &&
  readInAnyLanguage(foldedText(written.slice(0, GOING_ON_MAX)).plain).has('apologises')

/** Two questions as one, of all the days in which their answers may lie: the second is read once the first is answered. */
function bothOf(
  first: ReadQuestion,
  { second, isCorrection = false }: TwoTexts,
  surroundings: QuestionSurroundings,
): ReadQuestion {
  if (second === '') return first
  const days = [first, readQuestion(second, surroundings, null), defaultDays('when', surroundings)]
  return {
    ...first,
    first: Math.min(...days.map((one) => one.first)),
    last: Math.max(...days.map((one) => one.last)),
    both: [first, second],
    isCorrection,
  }
}

/** A text that was read, and what is read of it. */
interface ReadText {
  readonly text: string
  readonly parts: QuestionParts
}

/** Whether a text begins with a wish for one more, whose verb is near to words that say when: `book another one`. */
function addsMore(typed: string): boolean {
  const said = readInAnyLanguage(foldedText(typed).plain)
  return said.find('addsAnother')?.from === 0 || said.find('addsOne')?.from === 0
}

/** A text with its slips mended: those in words of the calendar, and where it asks for nothing those in words that ask. */
function readMended(typed: string, surroundings: QuestionSurroundings): ReadText {
  const read = (text: string): ReadText => ({ text, parts: partsOfQuestion(text, surroundings) })
  const language = languageOf(typed, surroundings)
  const other = mendCalendarWords(writtenOut(typed, language), language)
  const mended = read(other !== typed && addsMore(typed) ? typed : other)
  // A length is all said of something: no word of it is a slip of one that asks.
  if (mended.parts.kind !== null || mended.parts.phrases.has('wholeLength')) return mended
  for (const another of slipsMended(mended.text, language, ASKING_WORDS[language], STOP_WORDS[language])) {
    const known = read(another)
    if (known.parts.kind !== null) return known
  }
  return mended
}

/** A question that goes on with what was spoken of, as one of its week: `and on Friday, am I free?`. */
const goingOnInWeek = (said: QuestionParts, talk: Talk): QuestionParts =>
  said.phrases.has('goesOn') && !isWish(said) ? inSpokenWeek(said, talk) : said

/** A text that may go on with an answer. */
const readAfter = (given: string, surroundings: QuestionSurroundings, before: Remembered | null): ReadQuestion =>
  readTyped(before ? onNearWeekday(given, { surroundings, before }) : given, surroundings, before)

function readTyped(typed: string, surroundings: QuestionSurroundings, before: Remembered | null): ReadQuestion {
  const { text: begin, parts: said } = readMended(typed.slice(0, READ_MAX), surroundings)
  const talk = before && { surroundings, before }
  const parts = talk ? goingOnInWeek(said, talk) : said
  const asked = askedFor(parts, surroundings)
  const goesOn = talk && (typed.length <= GOING_ON_MAX ? readGoingOn : goingOn)(parts, asked, talk)
  if (goesOn !== null) return typeof goesOn === 'string' ? readWhole(goesOn, surroundings, before) : goesOn
  const alone = readAlone({ text: begin + typed.slice(READ_MAX), parts }, asked, surroundings)
  return ofUnknown(alone, parts, { surroundings }) ?? (talk === null ? alone : standingAlone(alone, parts, talk))
}

/** What goes on with nothing: what is right, where it begins with a `no`, or a question of its own. */
function standingAlone(alone: ReadQuestion, parts: QuestionParts, talk: Talk): ReadQuestion {
  const about = parts.phrases.has('goesOnAbout') ? restBehind(parts, 'goesOn', talk) : null
  const right = correctedBy(parts, talk) ?? (parts.period === null && about?.period ? about : null)
  if (right !== null) return readAfter(right.folded.text, talk.surroundings, talk.before)
  const own = withNearby(asAside(alone, parts, talk), talk.before)
  return own.kind === 'change' && own.kept === undefined ? besides(own, parts, talk) : own
}

/** What is said behind a `no` that no wish was before, and that goes on with nothing. */
const correctedBy = (parts: QuestionParts, talk: Talk): QuestionParts | null =>
  talk.before.question.kind === 'change' && !parts.folded.plain.includes('?')
    ? null
    : restBehind(parts, 'correcting', talk)

/** What a text means that goes on with what was spoken of last, or before that; null where it stands by itself. */
const readGoingOn = (parts: QuestionParts, asked: EventSelector, talk: Talk): ReadQuestion | string | null =>
  goingBack(parts, talk) ?? followUpIn(parts, talk) ?? goingOn(parts, asked, talk) ?? comingBack(parts, talk)

/** A wish that was told in several texts, with what else was said of it; its card takes the place of the one that is open. */
function readWhole(wish: string, surroundings: QuestionSurroundings, before: Remembered | null): ReadQuestion {
  const spoken = before === null ? [] : [before, ...(before.behind ?? [])]
  const told = spoken.find(({ question }) => wish.startsWith(question.text))
  // Who is meant by `with him` was spoken of before.
  const nearby = spoken.flatMap(({ listed }) => listed)
  const read = readAfter(wish, surroundings, null)
  // What a question compares with what was spoken of leaves that as it is.
  const aside = read.kind === 'change' || before === null ? {} : ({ isBetween: true } as const)
  return { ...read, nearby, ...aside, ...(told ? saidOf(told, surroundings) : {}) }
}

/** What else was said of a wish, and what stays on the open card beside it. */
function saidOf(
  { question: { further, kept = [] }, card }: Remembered,
  { hasOpenCard }: QuestionSurroundings,
): Pick<ReadQuestion, 'further' | 'kept'> {
  const isOnCard = hasOpenCard && card.length + kept.length > 0
  return { ...(further === undefined ? {} : { further }), ...(isOnCard ? { kept } : {}) }
}

/** Words that ask for nothing in a conversation: where nothing is found by them, nobody understands them. */
function asAside(
  alone: ReadQuestion,
  { kind, folded, phrases }: QuestionParts,
  { surroundings, before }: Talk,
): ReadQuestion {
  const isAfterWish = before.question.kind === 'change' || surroundings.hasOpenCard
  const isBare = kind === null && !folded.plain.includes('?')
  const isAside = alone.kind === 'find' && isBare && (isAfterWish || !alone.hasPeriod)
  // A length alone names nothing.
  if (isAside && phrases.has('wholeLength')) return { ...alone, kind: 'none' }
  return isAside ? { ...alone, isAside } : alone
}

/** A question that leaves something to the one before: all but what it says, or its things, or its days. */
const goingOn = (parts: QuestionParts, asked: EventSelector, talk: Talk): ReadQuestion | null =>
  sameOtherwise(parts, asked, talk) ?? following(parts, asked, talk)

/** A wish with what was listed, among which is the one of several that it means. */
const withNearby = (alone: ReadQuestion, { listed }: Remembered): ReadQuestion =>
  alone.kind === 'change' && listed.length > 0 ? { ...alone, nearby: listed } : alone

/** A question that stands by itself. */
function readAlone({ text, parts }: ReadText, asked: EventSelector, surroundings: QuestionSurroundings): ReadQuestion {
  const kind = kindOf(parts, asked, surroundings)
  const period = kind !== 'change' || narrowsChange(parts, text, surroundings) ? parts.period : null
  const compared = kind === 'change' || kind === 'plan' ? null : comparedDays(parts)
  const days = compared ?? period ?? daysAround(kind, parts, asked, surroundings)
  const { terms, categoryId, words } = asked
  const unread = unreadWords({ ...parts, phrases: watched(parts.phrases) }).filter(
    (word) => terms.includes(nounOf(word)) || !words.includes(nounOf(word)),
  )
  return { kind, ...saidDays(days, period !== null), terms, categoryId, text, unread }
}

/** The days of a question that says none; of a wish those around now, with those that are said of something far away. */
function daysAround(
  kind: QuestionKind,
  parts: QuestionParts,
  asked: EventSelector,
  surroundings: QuestionSurroundings,
): Span {
  const days = unsaidDays(kind, parts, asked, surroundings)
  if (kind !== 'change' || parts.period === null) return days
  return { first: Math.min(days.first, parts.period.first), last: Math.max(days.last, parts.period.last) }
}

function saidDays(days: Span, isSaid: boolean): Pick<ReadQuestion, 'first' | 'last' | 'hasPeriod'> {
  return { ...withinYears(days), hasPeriod: isSaid }
}
