import type { ReadQuestion } from '../../intents/question-types.ts'
import type { DetailedItem } from '../answer-types.ts'
import { partsOf, startOfWeek } from '../../date/index.ts'
import { meansCategory } from '../../intents/reading/categories.ts'
import { monthSpan } from '../../intents/reading/calendar-spans.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import type { QuestionContext, Reply } from './question-context.ts'
import { duringIn } from './during.ts'
import { betweenEvents } from './two-events.ts'
import { doubtfulDate } from '../../intents/reading/period.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { languageOf, partsOfQuestion } from '../../intents/reading/question-parts.ts'
import type { Side } from '../words/event-sentences.ts'
import type { Unit } from '../words/load-sentences.ts'

/** The words for what something is before or after; null where a question says nothing of the kind. */
export function sideIn({ plain, phrases }: QuestionContext): { readonly side: Side; readonly words: string } | null {
  const [before, after] = [phrases.find('beforeThing'), phrases.find('afterThing')]
  const isBefore = before !== null && (after === null || before.from < after.from)
  const said = isBefore ? before : after
  return said && { side: isBefore ? 'before' : 'after', words: plain.slice(said.to) }
}

type UnitAround = Unit | 'weekend'

const LENGTHS: Readonly<Record<UnitAround, number>> = { day: 1, weekend: 7, week: 7, month: 30 }

function unitAround(unit: UnitAround, anchor: Span, { surroundings }: QuestionContext): Span {
  const { first, last } = anchor
  if (unit === 'day') return anchor
  if (unit === 'weekend') return { first: startOfWeek(first) + 5, last: startOfWeek(first) + 6 }
  const { weekStart } = surroundings
  if (unit === 'week') return { first: startOfWeek(first, weekStart), last: startOfWeek(last, weekStart) + 6 }
  const [{ year, month }, end] = [partsOf(first), partsOf(last)]
  return { first: monthSpan(year, month).first, last: monthSpan(end.year, end.month).last }
}

/** A span as long as another, at most a week, right before or after it. */
function beside({ first, last }: Span, unit: UnitAround, sign: -1 | 0 | 1): Span {
  if (sign === 0) return { first, last }
  const begin = unit === 'day' && sign > 0 ? last + 1 : first + sign * LENGTHS[unit]
  return { first: begin, last: begin + (unit === 'day' ? 0 : Math.min(6, last - first)) }
}

const OF_DAYS: ReadonlySet<string> = new Set([
  'count',
  'find',
  'agenda',
  'free',
  'busiest',
  'calmest',
  'hours',
  'conflicts',
  'categories',
  'last',
  'next',
])

/** A question about other days, without the words that name an event and the category that they may name. */
function moved(asking: QuestionContext, named: readonly string[], { first, last }: Span): ReadQuestion {
  const { question, surroundings } = asking
  const category = surroundings.categories.find(({ _id }) => _id === question.categoryId)
  const isNamed = category !== undefined && named.some((word) => meansCategory(category.name, word))
  return {
    ...question,
    ...{ first, last },
    terms: question.terms.filter((term) => !named.includes(term)),
    categoryId: isNamed ? null : question.categoryId,
  }
}

/** The days that an event names: `the week of the wedding`, `durante le ferie`; null where a question says nothing of the kind. */
function namedDays(asking: QuestionContext): ReadQuestion | null {
  if (!OF_DAYS.has(asking.question.kind)) return null
  const of = unitIn(asking)
  if (!of) {
    const during = duringIn(asking.plain, asking.phrases, asking)
    return during && moved(asking, during.terms, during)
  }
  const anchor = anchorOf(of.words, asking)
  if (!anchor) return null
  return moved(asking, anchorTerms(of.words), beside(unitAround(of.unit, anchor, asking), of.unit, of.sign))
}

/** The day, week or month of something, or the one before or after it: `the week after the wedding`. */
function unitIn({ plain, phrases, surroundings }: QuestionContext) {
  const [found] = (['weekend', 'week', 'month', 'day'] as const)
    .flatMap((unit) => phrases.findAll(`${unit}Of`).map((said) => ({ unit, ...said })))
    .toSorted((one, other) => one.from - other.from)
  if (!found) return null
  const { unit, from, to } = found
  const said = readPhrases(plain.slice(from, to), languageOf(plain, surroundings.language))
  const sign = said.has('earlier') ? -1 : said.has('later') ? 1 : 0
  return { unit, sign, words: plain.slice(to) } as const
}

/** Narrows a question such as `before my birthday` to the days that an event tells; itself where it says nothing of the kind. */
export function aroundEvent(asking: QuestionContext): ReadQuestion {
  const { question } = asking
  if (question.hasPeriod) return question
  const between = betweenEvents(asking)
  return between === question ? (namedDays(asking) ?? beforeOrAfter(asking)) : between
}

function beforeOrAfter(asking: QuestionContext): ReadQuestion {
  const { question, today } = asking
  const { side, words } = sideIn(asking) ?? { side: null, words: '' }
  const anchor = side && anchorOf(words, asking)
  if (!anchor || anchor.last < today) return question
  const span =
    side === 'before'
      ? { first: today, last: Math.max(today, anchor.first - 1) }
      : { first: anchor.last + 1, last: Math.max(anchor.last + 1, question.last) }
  return moved(asking, anchorTerms(words), span)
}

const comingItem = ({ all, today }: QuestionContext): DetailedItem | null =>
  all.find(({ first }) => first >= today) ?? null

/** What can be asked. */
export function answerHelp(asking: QuestionContext): Reply {
  const item = comingItem(asking)
  return { text: asking.sentences.replies.help(item && item.title), itemIds: item ? [item.id] : [] }
}

/** That a question is not about the calendar, or about which days is not sure. */
export function answerNone(asking: QuestionContext): Reply {
  const parts = partsOfQuestion(asking.question.text, asking.surroundings)
  const doubt = parts.period ? null : doubtfulDate(parts.folded, parts.dating)
  const { changes, replies } = asking.sentences
  if (doubt !== null) return { text: changes.whichDate(doubt) }
  const item = comingItem(asking)
  return { text: replies.onlyCalendar(item && item.title), itemIds: item ? [item.id] : [] }
}
