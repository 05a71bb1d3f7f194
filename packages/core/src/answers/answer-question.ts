import { answerHelp, answerNone, aroundEvent } from './answering/around.ts'
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
import { LANGUAGES } from '../intents/languages.ts'
import { ASKING_WORDS, isAboutLongest } from '../intents/read-phrases.ts'
import { nearestWord, type Language } from '../language/index.ts'
import { STOP_WORDS, wordsOf } from '../intents/reading/words.ts'
import { itemMatcher } from './answering/item-matcher.ts'
import { onTheirWeekday, withinListed, withoutListed } from './answering/among-listed.ts'
import { isGeneric, linkedTerms, type LinkedTerms } from './answering/linked-terms.ts'
import { answerAgenda, answerCount, answerLast, answerNext, answerUnreminded } from './answering/lists.ts'
import { answerWhen } from './answering/when.ts'
import { answerCategories, answerConflicts, answerHours } from './answering/shares.ts'
import { answerExtreme, answerLongest, answerStretch } from './answering/extremes.ts'
import { answerHolidays, answerLongWeekends } from './answering/holidays.ts'
import { answerComparison } from './answering/comparing.ts'
import { answerGap, answerTwoEvents } from './answering/two-events.ts'
import { answerFree } from './answering/free-days.ts'
import { answerChange } from './changing/answer-change.ts'
import { asOnCard } from './changing/on-card.ts'
import { answerTwo, touching } from './two-questions.ts'
import { sentencesIn } from './words/sentences.ts'
import type { Answer, DetailedItem } from './answer-types.ts'
import { BARE_KINDS } from '../intents/question-types.ts'
import type { QuestionKind, QuestionSurroundings, ReadQuestion } from '../intents/question-types.ts'

const GOAL_MAX = 500

function answerPlan({ question, items, sentences }: QuestionContext): Reply {
  const [item] = question.among ? items : []
  const target = item ? `${item.title} ${sentences.words.day(item.first)}` : question.text.trim()
  return { text: sentences.replies.plans, target: target.slice(0, GOAL_MAX) }
}

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

/** Kinds that are about whatever is on some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['free', 'busiest', 'calmest', 'conflicts', 'categories'])

/** Whether it is asked how long something is of which only other words are found: `the drive to the wedding`. */
function isOfUnknown({ question, phrases }: QuestionContext, { by, terms }: LinkedTerms): boolean {
  const [head = ''] = question.terms
  return by === 'fewer' && phrases.has('length') && !terms.includes(head) && !isGeneric(head)
}

/** The same with its words linked to what there is, where all of them together find nothing. */
function withLinkedWords(asking: QuestionContext): QuestionContext {
  const { question, items, surroundings } = asking
  if (items.length > 0 || question.terms.length === 0) return asking
  if (OF_DAYS.has(question.kind)) return withKnownWords(asking)
  if (BARE_KINDS.has(question.kind)) return asking
  const whole = askingAgain(asking, { terms: [] })
  const linked = linkedTerms(question.terms, whole.items, surroundings)
  if (linked.by === 'themselves' || isOfUnknown(asking, linked)) return asking
  if (linked.by === 'nothing') return withKnownWords(asking)
  return askingAgain(asking, { terms: linked.terms })
}

/** A shorter word has too many others near it. */
const LONG_WORD = 5

/** A shorter word that is all that is said may be a name, and no slip: `Elena` is near to `elenca`. */
const SURE_WORD = 8

/** Without verbs that no event has, where something else says which events are meant: `quanti esami ho dato`. */
function withoutVerbs(asking: QuestionContext): QuestionContext {
  const { question, all, plain, phrases, surroundings } = asking
  if (BARE_KINDS.has(question.kind) || question.terms.length < 2) return asking
  const verbs = new Set(
    phrases.findAll('doing').flatMap(({ from, to }) => wordsOf(plain.slice(from, to)).at(-1)?.word ?? []),
  )
  const isVerb = (term: string): boolean => verbs.has(term) && !all.some(itemMatcher([term], surroundings))
  const terms = question.terms.filter((term) => !isVerb(term))
  return terms.length === question.terms.length || terms.length === 0 ? asking : askingAgain(asking, { terms })
}

/** All words that say nothing about which events are meant: a slip of one of them is no title. */
const wordsOfAsking = (language: Language): ReadonlySet<string> =>
  new Set([...ASKING_WORDS[language], ...[...STOP_WORDS[language]].filter((word) => word.length >= LONG_WORD)])

const WORDS_OF_ASKING = new Map(LANGUAGES.map((language) => [language, wordsOfAsking(language)] as const))

/**
 * Without words that no event has, where something else is left that says what is meant: days of which all is asked, a
 * category, or other words. Of a search for words alone nothing is left out, but what is a slip of a word that asks.
 */
function withKnownWords(asking: QuestionContext): QuestionContext {
  const { question, all, surroundings, language } = asking
  const isUnknown = (term: string): boolean => !all.some(itemMatcher([term], surroundings))
  const words = WORDS_OF_ASKING.get(language) ?? new Set()
  const isAsking = (term: string): boolean => !words.has(term) && nearestWord(term, words) !== null
  const isAnySaid = OF_DAYS.has(question.kind) || question.categoryId !== null
  const known = question.terms.filter((term) => !(isUnknown(term) && (isAnySaid || isAsking(term))))
  const isNothingSaid = known.length === 0 && !isAnySaid && !question.terms.every((term) => term.length >= SURE_WORD)
  const terms = isNothingSaid ? question.terms : known
  return terms.length === question.terms.length ? asking : askingAgain(asking, { terms })
}

/** That not all of the words were found, and which were looked for instead. */
function sayLooser(
  { question, phrases, language, sentences: { replies } }: QuestionContext,
  before: QuestionContext,
): string {
  const [asked, kept] = [before.question.terms, question.terms]
  if (kept.length > 0) return `${replies.lookedFor(asked.join(' '), kept.join(' '), kept.length < asked.length)}\n`
  // What there is to be room for need not be in the calendar.
  if (phrases.has('fits')) return ''
  const left = asked.filter((term) => !ASKING_WORDS[language].has(term))
  return left.length === 0 ? '' : `${replies.leftOut(left.join(' '))}\n`
}

const NEAR_DAYS = 7

/** Where the words of a question about some days find nothing: what is on these days. */
function withTheseDays(asking: QuestionContext, reply: Reply): Reply {
  const { question, items, sentences } = asking
  const isNear = question.hasPeriod && question.last - question.first < NEAR_DAYS
  const isAsked = question.kind === 'find' || question.kind === 'agenda'
  if (!isNear || !isAsked || items.length > 0 || question.terms.length === 0) return reply
  const on = askingSilently(asking, { terms: [], categoryId: null }).items
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

/** The answer where a question is of a kind of its own, whatever else it asks; null where it is not. */
function specialAnswer(whole: QuestionContext, narrowed: QuestionContext): Reply | null {
  const isWish = whole.question.kind === 'change' || whole.question.kind === 'plan'
  const unreminded = answerUnreminded(whole)
  if (unreminded || isWish) return unreminded
  return (
    answerLongWeekends(narrowed) ??
    answerStretch(narrowed) ??
    answerTwoEvents(whole) ??
    answerGap(whole) ??
    answerAroundOnDay(whole) ??
    answerComparison(whole) ??
    answerHolidays(narrowed)
  )
}

function answerOf({ question: { kind, terms }, items }: QuestionContext, reply: Reply): Answer {
  const { itemIds = [] } = reply
  // What is measured is spoken of as well, though nothing of it is named.
  const listed = itemIds.length === 0 && MEASURED.has(kind) ? idsOf(items) : itemIds
  const whole = { ...{ kind, terms, itemIds, listed, days: [], asks: null, changes: [], target: null }, ...reply }
  return { ...whole, focus: reply.focus ?? whole.listed }
}

/** Kinds that tell of events without naming them. */
const MEASURED: ReadonlySet<QuestionKind> = new Set(['count', 'hours'])

/** Answers a question from the occurrences that touch its days. Where there are none, the answer says so and names nothing. */
export function answerQuestion(
  question: ReadQuestion,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const { among, both } = question
  if (both)
    return answerTwo({ ...question, both }, surroundings, (one) =>
      answerQuestion(one, touching(items, one), surroundings),
    )
  if (among === undefined) return answerOfItems(question, items, surroundings)
  const { replies } = sentencesIn(surroundings.language)
  if (among.ids.length === 0)
    return answerOf(askingOf(question, [], surroundings), { text: replies.onlyListed(among.of) })
  const there = asOnCard(items, among.isAnew ? [] : among.card)
  const ids = new Set(there.map(({ id }) => id))
  const gone = question.hasPeriod ? [] : among.ids.filter((id) => !ids.has(id))
  const [asked, given] = [withinListed(question, there, surroundings), withoutListed(question, there)]
  const answer = answerOfItems(onTheirWeekday(asked, there), given, surroundings)
  if (isMissing(question, answer)) return withElsewhere(question, answer, items, surroundings)
  if (gone.length === 0) return answer
  const text =
    gone.length === among.ids.length ? replies.gone(gone.length) : `${replies.gone(gone.length)}\n${answer.text}`
  return { ...answer, text }
}

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

function answerOfItems(
  question: ReadQuestion,
  items: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const whole = withoutVerbs(askingOf(question, items, surroundings))
  const narrowed = question.isChosen ? whole.question : aroundEvent(whole)
  if (typeof narrowed === 'string') return answerOf(whole, { text: whole.sentences.changes.whichDate(narrowed) })
  const exact = narrowed === whole.question ? whole : askingAgain(whole, narrowed)
  const special = question.isChosen ? null : specialAnswer(whole, exact)
  const asking = special ? exact : withLinkedWords(exact)
  if (isUnread(asking, special)) return { ...answerOf(exact, answerNone(exact)), kind: 'none' }
  const reply = special ?? ANSWERS[question.kind](asking)
  const text = asking === exact ? reply.text : sayLooser(asking, exact) + reply.text
  return answerOf(asking, special ?? withTheseDays(asking, withOtherSide(asking, { ...reply, text })))
}
