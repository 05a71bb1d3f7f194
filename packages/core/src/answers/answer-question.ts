import { aroundEvent } from './answering/around.ts'
import { answerHelp, answerNone, answerStrange } from './answering/unanswered.ts'
import { answerAgree, answerDecline } from './answering/consent.ts'
import { answerAroundOnDay } from './answering/around-on-day.ts'
import {
  askingAgain,
  askingOf,
  askingSilently,
  idsOf,
  isUnread,
  withList,
  type QuestionContext,
  type Reply,
} from './answering/question-context.ts'
import { isAboutLongest } from '../intents/read-phrases.ts'
import {
  alikeAfterCard,
  onceApplied,
  onTheirWeekday,
  toldByItems,
  withinListed,
  withoutListed,
} from './answering/among-listed.ts'
import { asCalled, withLinkedWords, withoutVerbs } from './answering/linked-words.ts'
import { sayOnly, sayWhatWasRead, weightyLeft } from './answering/what-was-read.ts'
import { inPartOfDay } from './answering/parts-of-day.ts'
import { answerAgenda, answerCount, answerLast, answerNext } from './answering/lists.ts'
import { answerByClock, answerUnits } from './answering/of-several.ts'
import { answerUnreminded } from './answering/unreminded.ts'
import { answerPlan } from './answering/answer-plan.ts'
import { answerWhen } from './answering/when.ts'
import { answerCategories, answerConflicts, answerHours } from './answering/shares.ts'
import { answerExtreme, answerLongest, answerOnWeekdays, answerStretch } from './answering/extremes.ts'
import { answerHolidays, answerLongWeekends } from './answering/holidays.ts'
import { answerComparison } from './answering/comparing.ts'
import { answerGap, answerTwoEvents } from './answering/two-events.ts'
import { answerFree } from './answering/free-days.ts'
import { answerChange } from './changing/answer-change.ts'
import { withSomethingNew } from './changing/something-new.ts'
import { asOnCard, eachTime } from './changing/on-card.ts'
import { daysAt, withDaysOf, withDaysTold } from './spoken-days.ts'
import { settledQuestion } from './settled-question.ts'
import { answerTwo, touching } from './two-questions.ts'
import { writtenAnswer } from './words/written-hours.ts'
import { sentencesIn } from './words/sentences.ts'
import { isNewId } from '../intents/proposed-change.ts'
import type { Answer, DetailedItem } from './answer-types.ts'
import { BARE_KINDS } from '../intents/question-types.ts'
import type { QuestionKind, QuestionSurroundings, ReadQuestion } from '../intents/question-types.ts'

const ANSWERS: Readonly<Record<QuestionKind, (asking: QuestionContext) => Reply>> = {
  count: answerCount,
  find: (asking) => (isAboutLongest(asking.phrases) ? answerLongest(asking) : answerAgenda(asking)),
  agenda: answerAgenda,
  next: answerNext,
  last: answerLast,
  when: answerWhen,
  free: answerFree,
  busiest: (asking) => answerExtreme(asking, true),
  calmest: (asking) => answerExtreme(asking, false),
  conflicts: answerConflicts,
  categories: answerCategories,
  hours: answerHours,
  change: answerChange,
  plan: answerPlan,
  help: answerHelp,
  agree: answerAgree,
  decline: answerDecline,
  none: answerNone,
}

const NEAR_DAYS = 7

/** Where the words of a question about some days find nothing: what is on these days. */
function withTheseDays(asking: QuestionContext, reply: Reply): Reply {
  const { question, items, sentences } = asking
  const isNear = question.last - question.first < NEAR_DAYS
  const isAsked = question.kind === 'find' || question.kind === 'agenda'
  if (!isNear || !isAsked || items.length > 0 || question.terms.length === 0) return reply
  const { part } = asking
  const on = askingSilently(asking, { terms: [], categoryId: null }).items.filter(
    (item) => part === null || inPartOfDay(item, part),
  )
  if (on.length === 0) return reply
  return { ...reply, ...withList(asking, `${reply.text} ${sentences.replies.onThoseDays}`, on) }
}

/** Where nothing is over, or nothing is to come, what is on the other side of now. */
function withOtherSide(asking: QuestionContext, reply: Reply): Reply {
  const { question, items, tense, today, sentences } = asking
  if (tense === null || items.length > 0 || question.terms.length === 0) return reply
  const untensed = askingSilently(asking).items
  const item = tense === 'past' ? untensed[0] : untensed.at(-1)
  if (!item) return reply
  const other = sentences.counts[tense === 'past' ? 'stillToCome' : 'lastIsOver'](item, today)
  return { ...reply, text: `${reply.text} ${other}`, itemIds: [item.id] }
}

/** The same, as a reply to only some of the words: see there. */
const ofOnly = (isOf: 'days' | 'two', reply: Reply | null): Reply | null => reply && { ...reply, isOf }

/** The answer where a question is of a kind of its own, whatever else it asks; null where it is not. */
function specialAnswer(whole: QuestionContext, narrowed: QuestionContext): Reply | null {
  const isWish = whole.question.kind === 'change' || whole.question.kind === 'plan'
  const unreminded = answerUnreminded(whole)
  if (unreminded || isWish) return unreminded
  return narrowed.parts.phrases.firstOf([
    () => ofOnly('days', answerLongWeekends(narrowed)),
    () => answerStretch(narrowed),
    () => answerByClock(narrowed),
    () => answerUnits(narrowed),
    () => answerOnWeekdays(narrowed),
    () => ofOnly('two', answerTwoEvents(whole)),
    () => ofOnly('two', answerGap(whole)),
    () => answerAroundOnDay(whole),
    () => ofOnly('two', answerComparison(whole)),
    () => ofOnly('days', answerHolidays(narrowed)),
  ])
}

function answerOf(
  { question: { kind, terms }, items, all }: QuestionContext,
  { isOf: _isOf, ...reply }: Reply,
): Answer {
  const { itemIds = [] } = reply
  // What is measured is spoken of as well, though nothing of it is named.
  const listed = itemIds.length === 0 && MEASURED.has(kind) ? [...new Set(idsOf(items))] : itemIds
  const whole = { ...{ kind, terms, itemIds, listed, days: [], asks: null, changes: [], target: null }, ...reply }
  const told = { ...whole, focus: reply.focus ?? whole.listed }
  return { ...told, at: told.at ?? daysAt(told, all) }
}

/** Kinds that tell of events without naming them. */
const MEASURED: ReadonlySet<QuestionKind> = new Set(['count', 'hours'])

/** Answers a question from the occurrences that touch its days. Where there are none, the answer says so and names nothing. */
export function answerQuestion(
  asked: ReadQuestion,
  given: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const { question, items } = settledQuestion(asked, given)
  return writtenAnswer(answerMarked(question, items, surroundings), surroundings)
}

/** The same with marked hours. */
function answerMarked(
  question: ReadQuestion,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const { both } = question
  if (both)
    return answerTwo({ ...question, both }, surroundings, items, (one) =>
      answerMarked(one, touching(items, one), surroundings),
    )
  const { among, applied } = question
  const left = applied ? onceApplied(items, question, applied) : null
  if (left) return saidOnceApplied(answerOfItems(question, left.items, surroundings), left.titles, surroundings)
  if (among === undefined) return answerOfItems(question, items, surroundings)
  return answerAmong({ ...question, among }, items, surroundings)
}

/** The same where it is about what was listed. */
function answerAmong(
  question: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const { among, ...plain } = question
  const alike = among.isAlike ? alikeAfterCard(among, items) : null
  if (alike) return saidOnceApplied(answerOfItems(plain, alike.items, surroundings), alike.titles, surroundings)
  const told = toldByItems(question, items, surroundings)
  if (told !== null) return answerMarked(told, items, surroundings)
  const { replies } = sentencesIn(surroundings.language)
  if (among.ids.length === 0)
    return answerOf(askingOf(question, [], surroundings), { text: replies.onlyListed(among.of) })
  const answer = answerOfListed(question, items, surroundings)
  if (!isMissing(question, answer)) return answer
  // How often something new is, may be asked by other words than its name.
  return question.kind === 'count' && among.ids.every(isNewId)
    ? answerOfListed({ ...question, terms: [], categoryId: null }, items, surroundings)
    : withElsewhere(question, answer, items, surroundings)
}

/** The same of those that are known, of which some may be in the calendar no more. */
function answerOfListed(
  question: ReadQuestion & Required<Pick<ReadQuestion, 'among'>>,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const { among } = question
  const { replies } = sentencesIn(surroundings.language)
  const onCard = asOnCard(items, among.isAnew ? [] : among.card)
  const there = MEASURED.has(question.kind) ? eachTime(onCard, among.card) : onCard
  const ids = new Set(there.map(({ id }) => id))
  const gone = question.hasPeriod ? [] : among.ids.filter((id) => !ids.has(id))
  const [asked, given] = [withinListed(question, there, surroundings), withoutListed(question, there)]
  const isElse = given.length < there.length ? ({ isElse: true } as const) : {}
  const answer = withDaysOf(asked, answerOfItems({ ...onTheirWeekday(asked, there), ...isElse }, given, surroundings))
  if (gone.length === 0 || isMissing(question, answer)) return answer
  const text =
    gone.length === among.ids.length ? replies.gone(gone.length) : `${replies.gone(gone.length)}\n${answer.text}`
  return { ...answer, text }
}

/** An answer with the names of what it takes as it will be once the card is applied. */
const saidOnceApplied = (answer: Answer, titles: readonly string[], { language }: QuestionSurroundings): Answer =>
  titles.length === 0
    ? answer
    : { ...answer, text: `${sentencesIn(language).replies.onceApplied(titles)}\n${answer.text}` }

/** Whether one of what was listed is asked for by words that none of it has. */
const isMissing = ({ among, terms, kind }: ReadQuestion, { listed }: Answer): boolean =>
  among?.isOne === true && terms.length > 0 && !BARE_KINDS.has(kind) && listed.length === 0

/** An answer that finds nothing in what was listed, with what there is besides. */
function withElsewhere(
  { among: _among, ...question }: ReadQuestion,
  answer: Answer,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const other = answerOfItems(question, items, surroundings)
  return other.listed.length === 0 ? answer : { ...other, text: `${answer.text}\n${other.text}` }
}

/** Days that are left out where that tells nothing of the answer: a day that is left out is no calm one. */
const daysUncut = ({ question: { kind }, parts: { out } }: QuestionContext): readonly string[] =>
  out !== null && kind === 'calmest' ? [out.words] : []

function answerOfItems(
  question: ReadQuestion,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const whole = asCalled(withoutVerbs(askingOf(question, items, surroundings)))
  const narrowed = question.isChosen ? whole.question : aroundEvent(whole)
  if (typeof narrowed === 'string') return answerOf(whole, { text: whole.sentences.changes.whichDate(narrowed) })
  const exact = narrowed === whole.question ? whole : askingAgain(whole, narrowed)
  const special = question.isChosen ? null : specialAnswer(whole, exact)
  const asking = special ? exact : withLinkedWords(exact)
  if (isUnread(asking, special)) return answerOf(exact, { ...answerNone(exact), kind: 'none' })
  const reply = special ?? ANSWERS[question.kind](asking)
  const turning = [...daysUncut(asking), ...weightyLeft(question, [exact, asking], reply)]
  if (turning.length > 0) return answerOf(exact, { ...answerStrange(exact, turning), kind: 'none' })
  const found = special === null ? withTheseDays(asking, withOtherSide(asking, reply)) : reply
  const text = sayOnly(asking) + sayWhatWasRead(question, [exact, asking], reply) + found.text
  return withDaysTold(question, narrowed, answerOf(asking, withSomethingNew(whole, asking, { ...found, text })))
}
