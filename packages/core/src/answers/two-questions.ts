import { readInAnyLanguage } from '../intents/read-phrases.ts'
import { partsOfQuestion } from '../intents/reading/question-parts.ts'
import { readQuestion } from '../intents/read-question.ts'
import { defaultDays, todayOf } from '../intents/reading/dates.ts'
import { foldedText } from '../intents/reading/words.ts'
import type { QuestionKind, QuestionSurroundings, ReadQuestion } from '../intents/question-types.ts'
import type { Answer, DetailedItem } from './answer-types.ts'
import { askingOf, type QuestionContext } from './answering/question-context.ts'
import { itemMatcher } from './answering/item-matcher.ts'
import { added } from './changing/proposal.ts'
import { rememberedAfter } from './remember.ts'
import { sentencesIn } from './words/sentences.ts'

type TwoQuestions = ReadQuestion & { readonly both: readonly [ReadQuestion, string] }

/** Answers one question from what touches its days. */
type Answering = (question: ReadQuestion) => Answer

export const touching = (items: readonly DetailedItem[], { first, last }: ReadQuestion): readonly DetailedItem[] =>
  items.filter((item) => item.last >= first && item.first <= last)

/** Two questions of one text: the second may speak of what the first one found. */
export function answerTwo(
  question: TwoQuestions,
  surroundings: QuestionSurroundings,
  items: readonly DetailedItem[],
  answerOne: Answering,
): Answer {
  const {
    first,
    last,
    both: [one, next],
    isCorrection = false,
  } = question
  const answer = answerOne(one)
  const hasOpenCard = surroundings.hasOpenCard || answer.changes.length > 0
  const second = secondOf(question, answer, items, { ...surroundings, hasOpenCard })
  const isRead = second.first >= first && second.last <= last && !isUnknown(next, surroundings)
  const other = isRead && second.kind !== 'none' ? answerOne(second) : null
  return isCorrection
    ? asNew(corrected(answer, other, surroundings), askingOf(one, items, surroundings))
    : both(answer, other && withDistance(second, [answer, other], items, surroundings), next, surroundings)
}

/** The second of two questions, which may leave something to the first or to its answer; what is right instead of the first leaves nothing. */
function secondOf(
  { both: [one, next], isCorrection = false }: TwoQuestions,
  answer: Answer,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion {
  const before = rememberedAfter(one, answer, null)
  if (isCorrection) return readQuestion(next, surroundings, before)
  const same =
    ofTheSame(next, one, surroundings) ??
    ofThoseTold(next, one, answer, surroundings) ??
    beginningOf(next, one, surroundings)
  if (same) return same
  const read = beforeThen(next, answer, items, surroundings) ?? readQuestion(next, surroundings, before)
  return ofThatOne(onSameDays(read, one), answer, items, surroundings)
}

/** Whether no calendar knows what is asked. */
const isUnknown = (text: string, surroundings: QuestionSurroundings): boolean =>
  partsOfQuestion(text, surroundings).kind === 'none'

/** What is answered to two questions, or to the first where the second is not understood. */
function both(one: Answer, other: Answer | null, next: string, surroundings: QuestionSurroundings): Answer {
  const { replies, events } = sentencesIn(surroundings.language)
  if (other === null) return { ...one, text: `${one.text}\n${replies.oneAtATime(next)}` }
  // That it only asks which event is meant says nothing where the first has told of it, nor does the same once more.
  const saysNothing = (other.listed.length === 0 && other.text === events.whichEvent) || other.text === one.text
  return saysNothing ? one : joined(one, other)
}

/** What is right instead: where nobody knows what that is, nothing is changed. */
function corrected(one: Answer, other: Answer | null, { language }: QuestionSurroundings): Answer {
  const [before, now] = [one.changes.length, other?.changes.length ?? 0]
  // What is right takes the place of what was said, and nothing is added to it.
  const isInstead = before === 0 ? now <= 1 : now === before
  if (other !== null && isInstead) return other
  const { unclear, nothingChanged } = sentencesIn(language).changes
  return { ...one, text: `${unclear} ${nothingChanged}`, changes: [], listed: [], focus: [], itemIds: [] }
}

/** What is new is told as it will be: that it was something else a moment ago says nothing to anybody. */
function asNew(answer: Answer, asking: QuestionContext): Answer {
  const [change, ...others] = answer.changes
  const isNew = change?.action === 'create' && change.recurrence === null && others.length === 0
  return isNew ? { ...answer, text: added(asking, change).text } : answer
}

/** Kinds that ask when one of what was asked for is. */
const OF_ONE: ReadonlySet<QuestionKind> = new Set(['when', 'next', 'find', 'last'])

/** The next of what was asked for, where a second question names nothing: `when was the last one and when's the next?`. */
function ofTheSame(text: string, one: ReadQuestion, surroundings: QuestionSurroundings): ReadQuestion | null {
  const { terms, categoryId, hasPeriod, kind, ...alone } = readQuestion(text, surroundings, null)
  const phrases = readInAnyLanguage(foldedText(text).plain)
  const isNamed = terms.length > 0 || categoryId !== null || hasPeriod
  const isAsked = one.terms.length > 0 || one.categoryId !== null
  if (isNamed || !isAsked || !OF_ONE.has(kind) || !phrases.has('nextOne')) return null
  const today = todayOf(surroundings)
  const isWithin = one.hasPeriod && one.last > today
  const days = isWithin ? { first: Math.max(today, one.first), last: one.last } : defaultDays('next', surroundings)
  return {
    ...alone,
    ...days,
    kind: 'next',
    terms: one.terms,
    categoryId: one.categoryId,
    hasPeriod: isWithin,
    unread: [],
  }
}

/** Whether a second question asks when that began of which the first asks for the end. */
function asksForBeginning(text: string, { text: before }: ReadQuestion): boolean {
  const said = readInAnyLanguage(foldedText(text).plain)
  return said.has('firstTime') && said.has('asksWhen') && readInAnyLanguage(foldedText(before).plain).has('ends')
}

/** The first time of what was asked for before its end: `when does the course end, and when did it begin?`. */
function beginningOf(text: string, one: ReadQuestion, surroundings: QuestionSurroundings): ReadQuestion | null {
  if (one.terms.length === 0 || !asksForBeginning(text, one)) return null
  const alone = readQuestion(text, surroundings, null)
  const { terms, categoryId } = one
  if (isNamed(alone) || !OF_ONE.has(alone.kind)) return null
  const days = defaultDays('last', surroundings)
  return { ...alone, ...days, kind: 'last', terms, categoryId, unread: [] }
}

/** Whether a question says which events it means, or on which days. */
const isNamed = ({ terms, categoryId, hasPeriod }: ReadQuestion): boolean =>
  terms.length > 0 || categoryId !== null || hasPeriod

/** Those that were just told of, of which it is asked how many are such: `which meetings do I have, and how many on Fridays?`. */
function ofThoseTold(
  text: string,
  { first, last }: ReadQuestion,
  { listed }: Answer,
  surroundings: QuestionSurroundings,
): ReadQuestion | null {
  if (listed.length === 0 || !readInAnyLanguage(foldedText(text).plain).has('countsThose')) return null
  const alone = readQuestion(text, surroundings, null)
  if (alone.kind !== 'count' || alone.hasPeriod) return null
  return { ...alone, first, last, among: { ids: listed, isOne: false, of: listed.length, card: [] } }
}

/** The one thing that an answer tells of; null where it tells of several. */
function toldOf({ focus }: Answer, items: readonly DetailedItem[]): DetailedItem | null {
  const [item, ...others] = items.filter(({ id }) => focus.includes(id))
  return item && others.length === 0 ? item : null
}

/** What is asked of the time until the one thing that was just told of: `how many days till the move, and how many gyms before then?`. */
function beforeThen(
  text: string,
  answer: Answer,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion | null {
  const item = toldOf(answer, items)
  const today = todayOf(surroundings)
  const alone = readQuestion(text, surroundings, null)
  const isSaid = readInAnyLanguage(foldedText(text).plain).has('beforeThen') && OF_DAYS.has(alone.kind)
  return item && isSaid && item.first > today ? { ...alone, first: today, last: item.first - 1, hasPeriod: true } : null
}

/** How long it is from what was told first to what the second question asks the time until, on the same day: `how long do I have before the vet?`. */
function withDistance(
  { kind, text }: ReadQuestion,
  [one, other]: readonly [Answer, Answer],
  items: readonly DetailedItem[],
  { language }: QuestionSurroundings,
): Answer {
  const [before, after] = [toldOf(one, items), toldOf(other, items)]
  const isUntil = kind === 'when' && readInAnyLanguage(foldedText(text).plain).has('countdown')
  const areInRow = before && after && !before.allDay && !after.allDay && before.last === after.first
  if (!isUntil || !areInRow || before.end > after.start) return other
  const { events } = sentencesIn(language)
  return { ...other, text: events.betweenHours(before, after, after.start - before.end) }
}

/** Kinds that are asked of some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['agenda', 'find', 'free', 'count', 'hours', 'conflicts'])

/** The second question on the days of the first, where it says none itself: `is the 2nd a holiday? have I got anything on?`. */
const onSameDays = (next: ReadQuestion, { first, last, hasPeriod }: ReadQuestion): ReadQuestion =>
  hasPeriod && !next.hasPeriod && next.among === undefined && OF_DAYS.has(next.kind)
    ? { ...next, first, last, hasPeriod }
    : next

/** What is missed is asked of the days of the one thing that was just told of: `how long am I in Berlin, and what will I miss?`. */
function duringThat(question: ReadQuestion, answer: Answer, items: readonly DetailedItem[]): ReadQuestion {
  const item = toldOf(answer, items)
  const isMissed = readInAnyLanguage(foldedText(question.text).plain).has('whileAway')
  if (!isMissed || !item || question.hasPeriod) return question
  return { ...question, kind: 'agenda', terms: [], first: item.first, last: item.last, hasPeriod: true }
}

/** What is asked by a word that the one thing has which was just told of is asked of that: `when do I see Rossi, and how long is the meeting?`. */
function ofThatOne(
  question: ReadQuestion,
  answer: Answer,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): ReadQuestion {
  const during = duringThat(question, answer, items)
  const item = toldOf(answer, items)
  if (!item || !isOpen(during, item) || !itemMatcher(during.terms, surroundings)(item)) return during
  // How long ago is asked of what was just told of.
  const kind = during.terms.length > 0 ? during.kind : 'when'
  return { ...during, kind, among: { ids: [item.id], isOne: true, of: 1, card: [] } }
}

/** Whether a question may be about one thing; how many there are of what comes back is asked of all of it. */
function isOpen({ terms, categoryId, kind, among, hasPeriod }: ReadQuestion, { repeats }: DetailedItem): boolean {
  const isNamed = terms.length > 0 || (kind === 'last' && categoryId === null)
  return isNamed && among === undefined && !hasPeriod && !(repeats && kind === 'count')
}

const joined = (one: Answer, other: Answer): Answer => ({
  ...other,
  ...{ kind: one.kind === 'none' ? other.kind : one.kind, terms: one.terms, text: `${one.text}\n${other.text}` },
  itemIds: [...new Set([...one.itemIds, ...other.itemIds])],
  changes: [...one.changes, ...other.changes],
  listed: [...new Set([...one.listed, ...other.listed])],
  focus: other.focus.length > 0 ? other.focus : one.focus,
})
