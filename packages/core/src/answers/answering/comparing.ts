import { weekendsIn } from '../../free-time/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { askedFor, nounOf } from '../../intents/reading/terms.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import {
  comparisonAsGuessed,
  comparisonIn,
  type ComparedSide,
  type Comparison,
} from '../../intents/reading/comparison.ts'
import { isOfSameThings, type Measured } from '../../intents/question-types.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { partsOfQuestion } from '../../intents/reading/question-parts.ts'
import { foldedText, isSameWord, typed, wordsOf } from '../../intents/reading/words.ts'
import { opening, type Period } from '../words/day-words.ts'
import type { Words } from '../words/item-words.ts'
import {
  askingSilently,
  daysCut,
  isInTense,
  nowOf,
  withinDays,
  type QuestionContext,
  type Reply,
} from './question-context.ts'
import { itemMatcher, nameOfCategory } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'
import { absencesCompared, overOf } from './absences-compared.ts'
import { isCountedOnce } from './shares.ts'
import { measureLoad, type MeasureRules } from '../../load/index.ts'
import { inPartOfDay, partNamed, type PartOfDay } from './parts-of-day.ts'
import { periodOf } from './periods.ts'
import { touching } from './unit-spans.ts'
import { daysWithin, touchesWeekday } from './weekdays.ts'

/** What is compared: days, a weekday (0 is Monday) in all of them, or what words name. */
type SideName = Period | number | string

/** One side of a comparison: what it has, and on which days. */
interface Side {
  readonly name: SideName
  readonly items: readonly DetailedItem[]
  readonly span: Span
}

/** What a side names, without words of the comparison itself, which no event has. */
function termsOf(text: string, { surroundings }: QuestionContext) {
  const { terms, categoryId } = askedFor(partsOfQuestion(text, surroundings), surroundings)
  const isOfComparing = (term: string): boolean => {
    const { has } = readInAnyLanguage(term)
    return has('ofComparing') || has('monthName')
  }
  return { terms: terms.filter((term) => !isOfComparing(term)), categoryId }
}

/** What both sides have in common: `more work in May or in June`. */
function daysCompared(asking: QuestionContext, { sides }: Comparison): Side[] | null {
  const [left, right] = sides.map(({ text }) => termsOf(text, asking))
  if (!left || !right || right.terms.length > 0 || right.categoryId !== null) return null
  const within = touching(asking.all, asking.question)
  const linked = linkedTerms(left.terms, within, asking.surroundings)
  const { items } = askingSilently(asking, linked.by === 'others' ? { ...left, terms: linked.terms } : left)
  // Words that find nothing on either side were hardly understood.
  if (left.terms.length > 0 && items.length === 0) return null
  return sides.map((side) => dayCompared(side, items, asking))
}

function dayCompared(
  { text, span, weekday }: ComparedSide,
  items: readonly DetailedItem[],
  asking: QuestionContext,
): Side {
  const { question } = asking
  if (span) {
    // What one will do is to come, whatever one did before it.
    const isToCome = readInAnyLanguage(foldedText(text).plain).has('will')
    const over = isToCome ? span : overOf(span, asking)
    const name: Period = over === span ? span : { ...span, cut: 'past' }
    return { name, items: touching(items, over), span }
  }
  const own = items.filter((item) => item.isLoad && weekday !== null && touchesWeekday(item, weekday))
  return { name: weekday ?? 0, items: own, span: question }
}

/** Words as they were typed, from the first that names something to the last: `lezioni di nuoto`. */
function typedName(text: string, terms: readonly string[]): string {
  const folded = foldedText(text)
  const named = wordsOf(folded.plain).filter(({ word }) => terms.some((term) => isSameWord(term, nounOf(word))))
  const [first, last] = [named[0], named.at(-1)]
  return first && last ? typed(folded, first.from, last.from + last.word.length) : terms.join(' ')
}

/** Two kinds of things in the same days: `more dentists or haircuts`. */
function thingsCompared(asking: QuestionContext, { sides }: Comparison): Side[] | null {
  const { surroundings } = asking
  const [within, span] = [withinDays(asking), daysCut(asking)]
  const compared = sides.map(({ text }): Side => {
    const { terms: said, categoryId } = termsOf(text, asking)
    const linked = linkedTerms(said, within, surroundings)
    const terms = linked.by === 'others' ? linked.terms : said
    const isMeant = itemMatcher(terms, surroundings)
    const name = nameOfCategory(categoryId, surroundings) ?? typedName(text, terms)
    const items = within.filter((item) => (categoryId === null || item.categoryId === categoryId) && isMeant(item))
    return { name, items, span }
  })
  return compared.every(({ name, items }) => name !== '' && items.length > 0) ? compared : null
}

/** How much a side has: minutes where hours are asked for, else events. */
const loadOf = ({ items, span }: Side, isOfHours: boolean, rules: MeasureRules): number =>
  isOfHours ? measureLoad(items, span, rules).minutes : items.length

/** The days of a span on which something with hours is on in a part of them: what lasts all day takes no part more than another. */
const daysTaken = (all: readonly DetailedItem[], part: PartOfDay, span: Span): number =>
  new Set(
    touching(all, span)
      .filter((item) => !item.allDay && inPartOfDay(item, part, true))
      .flatMap((item) => daysWithin(item, span)),
  ).size

/** Whether mornings, evenings and the like are counted that are taken. */
const isOfParts = ({ phrases }: QuestionContext): boolean => phrases.has('shareUnit') && !phrases.has('isFree')

/** On how many of their evenings and the like two spans have something: `more evenings taken in May or in June`. */
function partsTaken(asking: QuestionContext, { sides, isLess }: Comparison): Reply | null {
  const { part, all } = asking
  const { words, loads } = asking.sentences
  const [unit, [one, other]] = [partNamed(part), sides.map(({ span }) => span)]
  if (!part || !unit || !one || !other || !isOfParts(asking)) return null
  const [much, muchOther] = [daysTaken(all, part, one), daysTaken(all, part, other)]
  const say = (span: Span, many: number): string => `${opening(words.period(span))}: ${words.count(many, unit)}.`
  const more = loads.more(words.period(much > muchOther === isLess ? other : one), isLess)
  return { text: [say(one, much), say(other, muchOther), much === muchOther ? loads.tie : more].join(' ') }
}

/** In which of two spans more weekends are free; null where that is not asked. */
function freeWeekends({ phrases, all, sentences }: QuestionContext, { sides }: Comparison): Reply | null {
  const [one, other] = sides.map(({ span }) => span)
  if (!one || !other || !phrases.has('isFree') || !phrases.has('weekend')) return null
  const { words, loads } = sentences
  const freeIn = (span: Span): number => weekendsIn(span).filter((days) => touching(all, days).length === 0).length
  const [much, muchOther] = [freeIn(one), freeIn(other)]
  const say = (span: Span, many: number): string => `${opening(words.period(span))}: ${words.count(many, 'weekend')}.`
  const more = much === muchOther ? loads.tie : loads.more(words.period(much > muchOther ? one : other), false)
  return { text: [say(one, much), say(other, muchOther), more].join(' ') }
}

/** Whether two things of a question that compares can be told apart by their days, or by their weekdays. */
const areDays = ({ sides }: Comparison): boolean =>
  sides.every(({ span }) => span !== null) || sides.every(({ weekday }) => weekday !== null)

const COMPARABLE: ReadonlySet<string> = new Set([
  ...(['busiest', 'calmest', 'categories', 'count', 'find', 'when'] as const),
  ...(['agenda', 'free', 'none', 'hours'] as const),
])

/** How much each of two things has, in events or in minutes; null where it is not clear what they are. */
export function loadsCompared(asking: QuestionContext, comparison: Comparison) {
  const compared = areDays(comparison) ? daysCompared(asking, comparison) : thingsCompared(asking, comparison)
  const { question, phrases } = asking
  const isOfHours = question.kind === 'hours' || phrases.has('ofTime')
  const [one, other] = (compared ?? []).map((side) => ({
    name: side.name,
    load: loadOf(side, isOfHours, asking.surroundings.rules),
    isOnce: isOfHours && isCountedOnce(side.items, side.span, asking.surroundings.rules),
  }))
  return one && other ? { one, other, isOfHours } : null
}

function sayName(name: SideName, words: Words): string {
  if (typeof name === 'string') return words.quoted(name)
  return typeof name === 'number' ? words.habit(name) : words.period(name)
}

/** How much there is of what two questions before asked for: of the same on other days, or of two things. */
function loadsOfQuestions(asking: QuestionContext, compared: readonly [Measured, Measured]): Loads {
  const { surroundings, question } = asking
  const { rules } = surroundings
  const isOfHours = question.kind === 'hours'
  const isOfDays = isOfSameThings(...compared)
  const isOver = isInTense(asking.tense, nowOf(asking), asking.today)
  const load = ({ first, last, terms, categoryId }: Measured) => {
    const span = { first, last }
    const items = touching(askingSilently(asking, { terms, categoryId }).items, span).filter(isOver)
    const name = isOfDays ? span : (nameOfCategory(categoryId, surroundings) ?? terms.join(' '))
    return {
      name,
      load: loadOf({ name, items, span }, isOfHours, rules),
      isOnce: isOfHours && isCountedOnce(items, span, rules),
    }
  }
  return { one: load(compared[0]), other: load(compared[1]), isOfHours }
}

type Loads = NonNullable<ReturnType<typeof loadsCompared>>

/** Of two spans the days away, the parts of days or the weekends; null where events are compared. */
const ofDaysAlone = (asking: QuestionContext, comparison: Comparison): Reply | null =>
  absencesCompared(asking, comparison) ?? partsTaken(asking, comparison) ?? freeWeekends(asking, comparison)

/** How two things compare; null where nothing is compared. */
export function answerComparison(asking: QuestionContext): Reply | null {
  const { compared } = asking.question
  if (compared) return sayCompared(asking, loadsOfQuestions(asking, compared), false)
  const { loads } = asking.sentences
  const { kind } = asking.question
  if (!COMPARABLE.has(kind)) return null
  const comparison = comparisonIn(asking.parts)
  if (!comparison) return answerGuessed(asking)
  // When two things are is told of each; which of two months is busier is compared.
  if (kind === 'when' && !areDays(comparison)) return null
  const ofDays = ofDaysAlone(asking, comparison)
  if (ofDays) return ofDays
  const loaded = loadsCompared(asking, comparison)
  if (!loaded) return { text: loads.whichComparison }
  return sayCompared(asking, loaded, comparison.isLess)
}

/** How two things compare of which there are some; null where words that may compare them name none. */
function answerGuessed(asking: QuestionContext): Reply | null {
  const comparison = comparisonAsGuessed(asking.parts)
  const loaded = comparison && loadsCompared(asking, comparison)
  return loaded && sayCompared(asking, loaded, comparison.isLess)
}

/** What two things have, and which of them has more. */
function sayCompared(asking: QuestionContext, { one, other, isOfHours }: Loads, isLess: boolean): Reply {
  const { words, loads } = asking.sentences
  // Days are said by their own names, but not those in which things are compared.
  const days = typeof one.name === 'string' ? [`${opening(words.period(periodOf(asking)))}.`] : []
  const much = (load: number): string => (isOfHours ? words.hours(load) : words.count(load, 'event'))
  const both = [one, other].map(({ name, load }) => `${opening(sayName(name, words))}: ${much(load)}.`)
  const chosen = one.load > other.load === isLess ? other : one
  const apart = Math.abs(one.load - other.load)
  const more = apart === 0 ? loads.tie : loads.more(sayName(chosen.name, words), isLess) + loads.difference(much(apart))
  return { text: [...days, ...both, more].join(' ') + loads.countedOnce(one.isOnce || other.isOnce) }
}
