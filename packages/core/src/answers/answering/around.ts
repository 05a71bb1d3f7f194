import type { ReadQuestion } from '../../intents/question-types.ts'
import type { AskedItem } from '../answer-types.ts'
import { partsOf, startOfWeek } from '../../date/index.ts'
import { meansCategory } from '../../intents/reading/categories.ts'
import { monthSpan } from '../../intents/reading/calendar-spans.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import type { Asking, Reply } from './asking.ts'
import { duringIn } from './during.ts'
import { betweenEvents } from './two-events.ts'
import { doubtfulDate } from '../../intents/reading/period.ts'
import { partsOfQuestion } from '../../intents/reading/question-parts.ts'

/** Words for what is before or after something, and what that is. */
export const AROUND =
  /\b(before|after|prima (?:di|del|della|dell')|dopo(?: il| la| l')?) ?(?:the |my |mio |mia |il |la )?(.+)/u

const UNIT_OF =
  /\b(settimana|week ?-?end|fine settimana|mese|giorno|week|month|day)(?: (before|after|prima|dopo|precedente|successiv[oa]))? ?(?:of |di |del |della |dell'|dello |dei |delle |degli |al |alla |il |la |lo |l'|the )(?!week\b|settimana\b|month\b|mese\b|year\b|anno\b)(.+)/u

function unitAround(unit: string, anchor: Span, { surroundings }: Asking): Span {
  if (/^(?:giorno|day)/u.test(unit)) return anchor
  if (/week ?-?end|fine/u.test(unit)) {
    const first = startOfWeek(anchor.first) + 5
    return { first, last: first + 1 }
  }
  if (/^(?:settimana|week)/u.test(unit)) {
    return {
      first: startOfWeek(anchor.first, surroundings.weekStart),
      last: startOfWeek(anchor.last, surroundings.weekStart) + 6,
    }
  }
  const [{ year, month }, end] = [partsOf(anchor.first), partsOf(anchor.last)]
  return { first: monthSpan(year, month).first, last: monthSpan(end.year, end.month).last }
}

/** A stretch as long as another, right before or after it. */
function beside({ first, last }: Span, way: string | undefined, unit: string): Span {
  const days = /^(?:giorno|day)/u.test(unit) ? 1 : /^(?:mese|month)/u.test(unit) ? 30 : 7
  if (way === undefined) return { first, last }
  if (/^(?:before|prima|preced)/u.test(way))
    return days === 1
      ? { first: first - 1, last: first - 1 }
      : { first: first - days, last: first - days + Math.min(6, last - first) }
  return days === 1
    ? { first: last + 1, last: last + 1 }
    : { first: first + days, last: first + days + Math.min(6, last - first) }
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
function moved(asking: Asking, named: readonly string[], { first, last }: Span): ReadQuestion {
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
function namedDays(asking: Asking): ReadQuestion | null {
  if (!OF_DAYS.has(asking.question.kind)) return null
  const of = UNIT_OF.exec(asking.plain)
  if (!of) {
    const during = duringIn(asking.plain, asking.phrases, asking)
    return during && moved(asking, during.terms, during)
  }
  const [, unit = '', way, words = ''] = of
  const anchor = anchorOf(words, asking)
  return anchor ? moved(asking, anchorTerms(words), beside(unitAround(unit, anchor, asking), way, unit)) : null
}

/** Narrows a question such as `before my birthday` to the days that an event tells; itself where it says nothing of the kind. */
export function aroundEvent(asking: Asking): ReadQuestion {
  const { question } = asking
  if (question.hasPeriod) return question
  const between = betweenEvents(asking)
  return between === question ? (namedDays(asking) ?? beforeOrAfter(asking)) : between
}

function beforeOrAfter(asking: Asking): ReadQuestion {
  const { question, plain, today } = asking
  const [, way = '', words = ''] = AROUND.exec(plain) ?? []
  const anchor = words === '' ? undefined : anchorOf(words, asking)
  if (!anchor || anchor.last < today) return question
  const isBefore = /^(?:before|prima)/u.test(way)
  return isBefore
    ? moved(asking, anchorTerms(words), { first: today, last: Math.max(today, anchor.first - 1) })
    : moved(asking, anchorTerms(words), { first: anchor.last + 1, last: Math.max(anchor.last + 1, question.last) })
}

const comingItem = ({ all, today }: Asking): AskedItem | null => all.find(({ first }) => first >= today) ?? null

/** What can be asked. */
export function answerHelp(asking: Asking): Reply {
  const item = comingItem(asking)
  return { text: asking.sentences.replies.help(item && item.title), itemIds: item ? [item.id] : [] }
}

/** That a question is not about the calendar, or about which days is not sure. */
export function answerNone(asking: Asking): Reply {
  const parts = partsOfQuestion(asking.question.text, asking.surroundings)
  const doubt = parts.period ? null : doubtfulDate(parts.folded, parts.dating)
  const { changes, replies } = asking.sentences
  if (doubt !== null) return { text: changes.whichDate(doubt) }
  const item = comingItem(asking)
  return { text: replies.onlyCalendar(item && item.title), itemIds: item ? [item.id] : [] }
}
