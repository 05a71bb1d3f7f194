import { answerHelp, answerNone, aroundEvent } from './answering/around.ts'
import { answerAroundOnDay } from './answering/around-on-day.ts'
import { askingOf, type Asking, type Reply } from './answering/asking.ts'
import { eachLanguage } from '../intents/languages.ts'
import { ASKING_WORDS } from '../intents/read-phrases.ts'
import { nearestWord, type Language } from '../language/index.ts'
import { STOP_WORDS } from '../intents/reading/stop-words.ts'
import { itemMatcher } from './answering/item-matcher.ts'
import { alikeTerms, looserTerms, mendedTerms } from './answering/looser-terms.ts'
import { answerAgenda, answerCount, answerLast, answerNext } from './answering/lists.ts'
import { answerWhen } from './answering/when.ts'
import { answerCategories, answerConflicts, answerHours } from './answering/shares.ts'
import { answerExtreme } from './answering/extremes.ts'
import { answerHolidays } from './answering/holidays.ts'
import { answerComparison } from './answering/comparing.ts'
import { answerLongWeekends } from './answering/long-weekends.ts'
import { answerLongest } from './answering/longest.ts'
import { isAboutLongest } from '../intents/reading/longest.ts'
import { answerUnreminded } from './answering/unreminded.ts'
import { answerTwoEvents } from './answering/two-events.ts'
import { answerFree } from './answering/free-days.ts'
import { answerChange } from './changing/answer-change.ts'
import { listed, quoted, sayItem } from './saying/items.ts'
import type { Answer, AskedItem } from './answer-types.ts'
import type { QuestionKind, QuestionSurroundings, ReadQuestion } from '../intents/question-types.ts'

const GOAL_MAX = 500

const answerPlan = ({ question, say }: Asking): Reply => ({
  text: say(
    'Ti preparo una proposta di piano, a ritroso dalla data: non cambia nulla finché non premi Applica.',
    'I will propose a plan for it, backward from the date: nothing changes until you press Apply.',
  ),
  goal: question.text.trim().slice(0, GOAL_MAX),
})

const ANSWERS: Readonly<Record<QuestionKind, (asking: Asking) => Reply>> = {
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
  none: answerNone,
}

/** Kinds that are about the items that words find. */
const SEARCHING: ReadonlySet<QuestionKind> = new Set(['count', 'find', 'agenda', 'next', 'last', 'when', 'hours'])

/** Kinds that are about whatever is on some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['free', 'busiest', 'calmest', 'conflicts', 'categories'])

/** The same with fewer words, where all of them together find nothing. */
function loosened(asking: Asking, given: readonly AskedItem[]): Asking {
  const { question, items, surroundings } = asking
  if (items.length > 0 || question.terms.length === 0) return asking
  if (!SEARCHING.has(question.kind)) return OF_DAYS.has(question.kind) ? withKnownWords(asking, given) : asking
  const whole = askingOf({ ...question, terms: [] }, given, surroundings)
  const ways = [alikeTerms, mendedTerms, looserTerms]
  const terms = ways.map((way) => way(question.terms, whole.items, surroundings)).find((some) => some.length > 0) ?? []
  return terms.length === 0 ? withKnownWords(asking, given) : askingOf({ ...question, terms }, given, surroundings)
}

/** A shorter word has too many others near it. */
const LONG_WORD = 5

/** A shorter word that is all that is said may be a name, and no slip: `Elena` is near to `elenca`. */
const SURE_WORD = 8

/** All words that say nothing about which events are meant: a slip of one of them is no title. */
const wordsOfAsking = (language: Language): ReadonlySet<string> =>
  new Set([...ASKING_WORDS[language], ...[...STOP_WORDS[language]].filter((word) => word.length >= LONG_WORD)])

const WORDS_OF_ASKING = eachLanguage((_, language) => wordsOfAsking(language))

/**
 * Without words that no event has, where something else is left that says what is meant: days of which all is asked, a
 * category, or other words. Of a search for words alone nothing is left out, but what is a slip of a word that asks.
 */
function withKnownWords(asking: Asking, given: readonly AskedItem[]): Asking {
  const { question, all, surroundings, language } = asking
  const isUnknown = (term: string): boolean => !all.some(itemMatcher([term], surroundings))
  const words = WORDS_OF_ASKING[language]
  const isAsking = (term: string): boolean => !words.has(term) && nearestWord(term, words) !== null
  const isAnySaid = !SEARCHING.has(question.kind) || question.categoryId !== null
  const known = question.terms.filter((term) => !(isUnknown(term) && (isAnySaid || isAsking(term))))
  const isNothingSaid = known.length === 0 && !isAnySaid && !question.terms.every((term) => term.length >= SURE_WORD)
  const terms = isNothingSaid ? question.terms : known
  return terms.length === question.terms.length ? asking : askingOf({ ...question, terms }, given, surroundings)
}

/** That not all of the words were found, and which were looked for instead. */
function sayLooser({ question, language, say }: Asking, before: Asking): string {
  const isLess = question.terms.length < before.question.terms.length
  const left = before.question.terms.filter((term) => !ASKING_WORDS[language].has(term))
  if (question.terms.length === 0 && left.length === 0) return ''
  const [asked, kept] = [before.question.terms, question.terms].map((terms) => quoted(terms.join(' '), language))
  if (question.terms.length === 0) {
    const words = quoted(left.join(' '), language)
    return say(`Non ho tenuto conto di ${words}.\n`, `I left out ${words}.\n`)
  }
  return say(
    `Non trovo nessun evento con ${asked}, perciò ho cercato ${isLess ? 'solo ' : ''}${kept}.\n`,
    `I find no events with ${asked}, so I looked for ${kept}${isLess ? ' only' : ''}.\n`,
  )
}

const NEAR_DAYS = 7

/** Where the words of a question about some days find nothing: what is on these days. */
function withTheseDays(asking: Asking, reply: Reply): Reply {
  const { question, all, items, say, today, language, surroundings } = asking
  const isNear = question.hasPeriod && question.last - question.first < NEAR_DAYS
  const isAsked = question.kind === 'find' || question.kind === 'agenda'
  if (!isNear || !isAsked || items.length > 0 || question.terms.length === 0) return reply
  const on = askingOf({ ...question, terms: [], categoryId: null, text: '' }, all, surroundings).items
  if (on.length === 0) return reply
  const list = listed(on, today, language)
  return {
    ...reply,
    text: `${reply.text} ${say('In quei giorni hai:', 'What you have then:')}\n${list.text}`,
    itemIds: list.itemIds,
  }
}

/** Where nothing is over, or nothing is to come, what is on the other side of now. */
function withOtherSide(asking: Asking, reply: Reply): Reply {
  const { question, surroundings, all, items, tense, today, language, say } = asking
  if (tense === null || items.length > 0 || question.terms.length === 0) return reply
  const untensed = askingOf({ ...question, text: '' }, all, surroundings).items
  const item = tense === 'past' ? untensed[0] : untensed.at(-1)
  if (!item) return reply
  const other = say(
    tense === 'past' ? 'Il primo deve ancora venire:' : "L'ultimo è già passato:",
    tense === 'past' ? 'The first is still to come:' : 'The last is over already:',
  )
  return { ...reply, text: `${reply.text} ${other} ${sayItem(item, today, language)}.`, itemIds: [item.id] }
}

/** The answer where a question is of a kind of its own, whatever else it asks; null where it is not. */
const specialAnswer = (whole: Asking, narrowed: Asking): Reply | null =>
  answerUnreminded(whole) ??
  answerLongWeekends(narrowed) ??
  answerTwoEvents(whole) ??
  answerAroundOnDay(whole) ??
  answerComparison(whole) ??
  answerHolidays(narrowed)

/** Answers a question from the occurrences that touch its days. Where there are none, the answer says so and names nothing. */
export function answerQuestion(
  question: ReadQuestion,
  items: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): Answer {
  const whole = askingOf(question, items, surroundings)
  const narrowed = question.isChosen ? question : aroundEvent(whole)
  const exact = narrowed === question ? whole : askingOf(narrowed, items, surroundings)
  const special = question.isChosen ? null : specialAnswer(whole, exact)
  const asking = special ? exact : loosened(exact, items)
  const reply = special ?? ANSWERS[question.kind](asking)
  const text = asking === exact ? reply.text : sayLooser(asking, exact) + reply.text
  const { terms } = asking.question
  const complete = special ?? withTheseDays(asking, withOtherSide(asking, { ...reply, text }))
  return { kind: question.kind, terms, itemIds: [], changes: [], goal: null, ...complete }
}
