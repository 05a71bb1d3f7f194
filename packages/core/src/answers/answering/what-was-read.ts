import { foldForSearch } from '../../event/index.ts'
import { BARE_KINDS, type QuestionKind, type ReadQuestion } from '../../intents/question-types.ts'
import { LANGUAGE_WORDS, type Cue } from '../../intents/languages.ts'
import { ASKING_WORDS } from '../../intents/read-phrases.ts'
import { nounOf } from '../../intents/reading/terms.ts'
import { sameWordAs, STOP_WORDS, wordsOf } from '../../intents/reading/words.ts'
import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { limitsLeft, unreadWords } from '../../intents/reading/unread-words.ts'
import { hourWords } from './free-hours.ts'
import { itemMatcher, wordsOfItem } from './item-matcher.ts'
import { isGeneric } from './linked-terms.ts'
import type { QuestionContext, Reply } from './question-context.ts'

/** That not all of the words were found, and which were looked for instead. */
function sayLooser(exact: QuestionContext, asking: QuestionContext): string {
  const { replies } = asking.sentences
  const [asked, kept] = [exact.question.terms, asking.question.terms]
  if (exact === asking || kept.length === 0) return ''
  return `${replies.lookedFor(asked.join(' '), kept.join(' '), kept.length < asked.length)}\n`
}

/** What the answers of a kind are about anyway, whether or not it is said: free days are days. */
const ANYWAY: Partial<Record<QuestionKind, readonly Cue[]>> = {
  free: ['day', 'firstOne', 'whole', 'ofFree', 'wantedHours', 'someStretch', 'atLeast', 'couldI', 'future'],
  when: ['day', 'week', 'firstOne', 'firstTime', 'average', 'someWeekday', 'begins'],
  find: ['length', 'underCategory', 'day'],
  agenda: ['week'],
  busiest: ['unitWithMost', 'more'],
  calmest: ['unitWithMost', 'less'],
  conflicts: ['day'],
  categories: ['ofTime', 'more'],
  next: ['day'],
  last: ['day'],
  hours: ['inAll'],
  count: ['inAll', 'leftUntilEnd', 'medicalVisit'],
}

/** What changes nothing of any question: that it is asked once more, or of all times. */
const IN_ANY: readonly Cue[] = ['ever', 'asksBack', 'byChance']

/** Kinds that tell of the events that are meant: where there are none, no words would leave out some. */
const OF_EVENTS: ReadonlySet<QuestionKind> = new Set(['count', 'find', 'agenda', 'when', 'next', 'last', 'hours'])

/** Words that name events of which an answer looked for none: those that it left out, or all where it is of days. */
function ignoredTerms(exact: QuestionContext, asking: QuestionContext, isOfDays: boolean): readonly string[] {
  const { language, items } = exact
  const { terms } = exact.question
  if (!isOfDays && asking.question.terms.length > 0) return []
  const areNamed = isOfDays && items.length > 0
  // A slip of a word that asks is none of a title.
  return areNamed || exact !== asking ? terms.filter((term) => !ASKING_WORDS[language].has(term)) : []
}

/** Whether an answer is to all that was asked, whatever its words: nobody is told less by it. */
function isWhole(asking: QuestionContext, isOf: Reply['isOf']): boolean {
  const { question, items, all, phrases, surroundings } = asking
  const { kind, terms } = question
  const isKnown = (term: string): boolean => !isGeneric(term) && all.some(itemMatcher([term], surroundings))
  // What there is to be room for need not be in the calendar.
  if (isOf === 'days') return phrases.has('fits') && !terms.some(isKnown)
  return isOf === 'two' || BARE_KINDS.has(kind) || (items.length === 0 && OF_EVENTS.has(kind))
}

/** The words of a question that stands alone of which neither reading nor answering it made anything. */
function stillUnread({ kind, unread = [] }: ReadQuestion, asking: QuestionContext, isOf: Reply['isOf']): string[] {
  const { parts } = asking
  for (const cue of [...IN_ANY, ...(ANYWAY[kind] ?? [])]) parts.phrases.has(cue)
  const still = unreadWords(parts)
  const hour = isOf === 'days' ? hourWords(asking).flatMap((words) => wordsOf(words).map(({ word }) => word)) : []
  return unread.filter((word) => still.includes(word) && !hour.includes(word))
}

/** Kinds whose answer is the same at each hour of many days, where no part of these is meant. */
const OF_MANY_DAYS: ReadonlySet<QuestionKind> = new Set(['count', 'find', 'agenda', 'hours'])

/** The hour of many days that an answer leaves out: `what do I have in June at nine`. */
function hourLeft({ kind, first, last, among }: ReadQuestion, asking: QuestionContext): readonly string[] {
  const isLeft = OF_MANY_DAYS.has(kind) && first < last && !among && asking.part === null
  const said = isLeft ? asking.phrases.find('atHour') : null
  return said === null ? [] : [asking.plain.slice(said.from, said.to)]
}

/** Those of them that name events which the answer does not leave out by that, or none. */
function unreadOf(
  question: ReadQuestion,
  exact: QuestionContext,
  asking: QuestionContext,
  isOf: Reply['isOf'],
): readonly string[] {
  const { terms } = question
  if (isWhole(asking, isOf)) return []
  const ignored = ignoredTerms(exact, asking, isOf === 'days')
  const isTitle = (word: string): boolean => asking.all.some((item) => wordsOfItem(item).includes(word))
  const isIgnored = (word: string): boolean =>
    terms.includes(nounOf(word)) ? ignored.includes(nounOf(word)) : !isTitle(word)
  return stillUnread(question, asking, isOf).filter(isIgnored)
}

const LIGHT = new Set(Object.values(LANGUAGE_WORDS).flatMap(({ light }) => light.split(' ')))

/** Words that name something else than what was looked for by fewer of them, as the move of `gym before the move` does. */
function othersNamed(exact: QuestionContext, asking: QuestionContext): readonly string[] {
  const kept = asking.question.terms
  const isOther = (term: string): boolean =>
    !kept.some(sameWordAs(term)) && !isGeneric(term) && asking.all.some(itemMatcher([term], asking.surroundings))
  const isFewer = asking.items.length > 0 && kept.length > 0 && kept.length < exact.question.terms.length
  return isFewer ? exact.question.terms.filter(isOther) : []
}

/** Whether a word stands beside another as it does in a title: the week of `the ski week`. */
function isInTitle(word: string, { plain, all }: QuestionContext): boolean {
  const said = wordsOf(plain).map((placed) => placed.word)
  const pairs = said.slice(1).flatMap((next, at) => {
    const pair = [said[at] ?? '', next]
    return pair.includes(word) ? [pair.join(' ')] : []
  })
  const titles = all.map(
    ({ title }) =>
      ` ${wordsOf(foldForSearch(title))
        .map((placed) => placed.word)
        .join(' ')} `,
  )
  return pairs.some((pair) => titles.some((title) => title.includes(` ${pair} `)))
}

/** Whether there are none at all of what words name, and so none of those either that other words may limit. */
const findsNone = ({ question: { kind, terms }, items }: QuestionContext): boolean =>
  OF_EVENTS.has(kind) && terms.length > 0 && items.length === 0

/** The words of which nothing was made that ask, limit or say when. */
function strangeWords(question: ReadQuestion, asking: QuestionContext, isOf: Reply['isOf']): readonly string[] {
  const isWeighty = (word: string): boolean =>
    STOP_WORDS[asking.parts.language].has(word) && !LIGHT.has(word) && !isInTitle(word, asking)
  return stillUnread(question, asking, isOf).filter(isWeighty)
}

/**
 * Words that ask, limit, say when or name something else, of which neither reading nor answering a question made anything:
 * without them an answer is to another question. A name that nothing has only makes it wider.
 */
export function weightyLeft(
  question: ReadQuestion,
  [exact, asking]: readonly [QuestionContext, QuestionContext],
  { isOf }: Reply,
): readonly string[] {
  const { kind, unread } = question
  if (unread === undefined || BARE_KINDS.has(kind)) return []
  const limits = [
    ...limitsLeft(asking.parts, isOf === 'two' ? null : exclusionIn(asking.plain)),
    // What tells of no events one by one keeps none of them apart.
    ...(isOf === undefined ? [] : asking.parts.limits.map(({ words }) => words)),
  ]
  if (limits.length > 0 || isOf === 'two') return limits
  return findsNone(asking) ? [] : [...strangeWords(question, asking, isOf), ...othersNamed(exact, asking)]
}

/** What is said before an answer where it is not to all that was asked, by its own words and those in their place. */
export function sayWhatWasRead(
  question: ReadQuestion,
  [exact, asking]: readonly [QuestionContext, QuestionContext],
  { isOf }: Reply,
): string {
  const hour = isOf === undefined ? hourLeft(question, asking) : []
  const unread = [...unreadOf(question, exact, asking, isOf), ...hour]
  const left = unread.length === 0 ? '' : `${asking.sentences.replies.leftOut(unread.join(' '))}\n`
  return sayLooser(exact, asking) + left
}

const sayDaysOut = ({ parts: { out }, sentences: { replies } }: QuestionContext): string =>
  out === null ? '' : `${replies.notCounting(out.words)}\n`

/** Limits for which an answer has no words of its own, in those of the question. */
function sayLimits({ parts: { limits }, sentences: { replies } }: QuestionContext): string {
  const unsaid = limits.filter(({ weekday, isAllDay }) => weekday === undefined && !isAllDay)
  return unsaid.map(({ words }) => `${replies.countingOnly(words)}\n`).join('')
}

/** Which days and events alone an answer is about, where its own words do not say it. */
export const sayOnly = (asking: QuestionContext): string => sayDaysOut(asking) + sayLimits(asking)
