import { opening } from '../words/day-words.ts'
import { namedDays } from './around.ts'
import { askingSilently, withList, type QuestionContext, type Reply } from './question-context.ts'
import { itemMatcher } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'
import { wordsOf } from '../../intents/reading/words.ts'
import type { TextSpan } from '../../language/index.ts'
import { asksKindOfDay } from '../../intents/reading/kind-of-day.ts'
import { longWeekend } from '../../intents/reading/long-weekends.ts'
import { periodOf } from './periods.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { weekdayOf, type Day } from '../../date/index.ts'
import { isAbsence } from '../../load/index.ts'

const SHOWN = 10
/** A weekend that is named is in so many days. */
const A_WEEKEND = 7
const AFTER = 3

/** The days that were said, or of which was spoken: `does it include a public holiday?`. Null where any time is meant. */
function daysMeant(asking: QuestionContext): Span | null {
  const { question, items, phrases } = asking
  const isOnWeekday = question.first === question.last && phrases.has('falls') && phrases.has('someWeekday')
  if (question.hasPeriod && !isOnWeekday) return periodOf(asking)
  const told = namedDays(asking)
  if (told !== null && typeof told !== 'string') return { first: told.first, last: told.last }
  if (!question.among || items.length === 0) return null
  return { first: Math.min(...items.map(({ first }) => first)), last: Math.max(...items.map(({ last }) => last)) }
}

/** Whether a day is such a one as a question is about: while one is away, of a weekday, of a weekend, or of no weekend. */
function isSuchDay(day: Day, { phrases, all, surroundings }: QuestionContext): boolean {
  const isOn = ({ first, last }: Span): boolean => first <= day && day <= last
  if (phrases.has('away') || phrases.has('whileAway'))
    return all.some((item) => isAbsence(item, surroundings.rules) && isOn(item))
  const [asked, own] = [phrases.findAll('someWeekday'), weekdayOf(day)]
  if (asked.length > 0) return asked.some(({ value }) => value === own)
  if (phrases.has('weekend')) return own >= SATURDAY
  return !phrases.has('workingDay') || own < SATURDAY
}

const SATURDAY = 5

/** Whether a feast only names the day of which something else is asked. */
function namesDay({ question, phrases }: QuestionContext): boolean {
  if (phrases.has('onHoliday') && question.first === question.last) return true
  const isOfDays = question.hasPeriod && question.last - question.first < A_WEEKEND
  return isOfDays && (phrases.has('asksSome') || question.kind === 'free')
}

/** A day with what kind of day it is; null where that is not asked. */
function kindOfDay({ question, parts, phrases, sentences, surroundings }: QuestionContext): Reply | null {
  if (!question.hasPeriod || !asksKindOfDay(parts) || !phrases.has('kindOfDay')) return null
  const day = question.first
  const holiday = surroundings.holidays.find((one) => one.day === day)
  const text = opening(sentences.events.kindOfDay(day, holiday?.name ?? null, weekdayOf(day) >= SATURDAY))
  return { text, days: [{ first: day, last: day }] }
}

/** What of some events is on a public holiday, where they are named beside it; null where none are. */
function namedOnHolidays(asking: QuestionContext, said: TextSpan): Reply | null {
  const { question, plain, all, surroundings, today, sentences } = asking
  const asks = wordsOf(plain.slice(said.from, said.to)).map(({ word }) => word)
  const terms = question.terms.filter((term) => !asks.includes(term))
  const linked = linkedTerms(terms, all, surroundings)
  if (terms.length === 0 || question.first === question.last || linked.by === 'nothing' || linked.by === 'fewer')
    return null
  const { items } = askingSilently(asking, { terms: linked.terms, categoryId: null })
  const from = question.hasPeriod ? question.first : today
  const on = items.filter(({ first, last }) =>
    surroundings.holidays.some(({ day }) => day >= from && day >= first && day <= last),
  )
  if (items.length === 0) return null
  const text = sentences.events.onHolidays(linked.terms.join(' '), on.length)
  return on.length === 0 ? { text, listed: [] } : withList(asking, text, on)
}

/** The public holidays of some days; those to come, or those behind the one that was told, where no days are meant. */
function holidaysOf(within: Span | null, { question, surroundings, today, parts }: QuestionContext) {
  const { first, last } = within ?? { first: question.day ?? today, last: Infinity }
  return surroundings.holidays
    .filter(({ day }) => day >= first && day <= last && parts.out?.isOut(day) !== true)
    .toSorted((a, b) => a.day - b.day)
}

/** Whether something to come is called by the only word for public holidays that is said: a party may be a `festa`. */
function isOfOwn({ plain, all, today, surroundings }: QuestionContext, { from, to }: TextSpan): boolean {
  const party = readInAnyLanguage(plain.slice(from, to)).find('partyNoun')
  const words = party === null ? [] : [plain.slice(from + party.from, from + party.to)]
  const isCalled = itemMatcher(words, { ...surroundings, categories: [] })
  return party !== null && all.some((item) => item.last >= today && isCalled(item))
}

/** Whether a question is about something else although it names a feast. */
const isOfElse = (asking: QuestionContext, said: TextSpan): boolean => namesDay(asking) || isOfOwn(asking, said)

/** How many there are, where that is asked. */
const countOf = (count: number, { question, sentences }: QuestionContext): readonly string[] =>
  question.kind === 'count' ? [sentences.events.holidayCount(count)] : []

/** Public holidays, where a question is about them; null where it is about something else, or events are meant. */
export function answerHolidays(asking: QuestionContext): Reply | null {
  const { phrases, sentences } = asking
  const { words, events } = sentences
  const itself = kindOfDay(asking)
  if (itself) return itself
  const said = phrases.find('publicHolidays')
  if (!said || isOfElse(asking, said)) return null
  const own = namedOnHolidays(asking, said)
  if (own) return own
  const within = daysMeant(asking)
  const named = holidaysOf(within, asking)
  const [next] = named
  if (!next) return { text: events.noHoliday(within) }
  const such = named.filter(({ day }) => isSuchDay(day, asking))
  const lines = (such.length > 0 ? such : named).map(({ day, name }) => `${words.day(day)}: ${name}`)
  const listed = lines.slice(0, SHOWN).map(opening)
  if (such.length === 0) return { text: [events.noSuchHoliday, ...listed].join('\n') }
  const days = such.slice(0, SHOWN).map(({ day }) => ({ first: day, last: day }))
  if (within !== null || such.length < named.length)
    return { text: [...countOf(such.length, asking), ...listed].join('\n'), days }
  return {
    text: events.nextHoliday(next.day, next.name) + words.then(lines.slice(1, 1 + AFTER)),
    days: days.slice(0, 1),
  }
}

const LONG_WEEKENDS = 4

/** Kinds that ask of what is on some days, or whether they are free. */
const ON_DAYS: ReadonlySet<string> = new Set(['agenda', 'find', 'count', 'free'])

/** Long weekends by the public holidays; null where a question is not about them, or events are called so. */
function longWeekendsOf(asking: QuestionContext): Reply | null {
  const { phrases, question, surroundings, today, sentences } = asking
  const { words, free } = sentences
  if (!phrases.has('longWeekends') || phrases.has('away')) return null
  if (asking.all.some(({ title }) => readPhrases(title, surroundings.language).has('longWeekends'))) return null
  const all = surroundings.holidays.flatMap(longWeekend).sort((a, b) => a.day - b.day)
  const one = all.find(({ first, last }) => question.hasPeriod && first === question.first && last === question.last)
  // What is on it is asked like that of any other days.
  if (one && ON_DAYS.has(question.kind)) return null
  const isNamed = question.hasPeriod && question.last - question.first > A_WEEKEND
  const [from, to] = isNamed ? [question.first, question.last] : [today, Infinity]
  const found = one ? [one] : all.filter(({ day }) => day >= from && day <= to)
  if (found.length === 0) return { text: free.noLongWeekends }
  const lines = found.slice(0, LONG_WEEKENDS).map(({ first, last, name, dayOff }) => {
    const how = dayOff === null ? name : `${name}, ${free.dayOff(dayOff)}`
    return `• ${words.span({ first, last })} (${how})`
  })
  return { text: [free.longWeekends, ...lines].join('\n') }
}

/** Long weekends, with the public holidays where both are asked for. */
export function answerLongWeekends(asking: QuestionContext): Reply | null {
  const told = longWeekendsOf(asking)
  const feasts = told && asking.phrases.has('publicHolidays') ? answerHolidays(asking) : null
  return told && feasts ? { text: `${told.text}\n${feasts.text}` } : told
}
