import { type ReadQuestion, BARE_KINDS } from '../../intents/question-types.ts'
import { meansCategory } from '../../intents/reading/word-families.ts'
import { type Span, defaultDays, readPeriod } from '../../intents/reading/dates.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import type { QuestionContext } from './question-context.ts'
import { isGeneric } from './linked-terms.ts'
import { itemMatcher, nameOfCategory } from './item-matcher.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { isBetween, twoSides } from '../../intents/reading/two-sides.ts'
import { NO_EVENTS } from '../../intents/reading/question-parts.ts'
import { LISTING } from '../../intents/reading/unsaid-days.ts'
import { readPhrases, tenseOf } from '../../intents/read-phrases.ts'
import type { Side, Unit } from '../words/facts.ts'
import type { DetailedItem } from '../answer-types.ts'
import { unitAt, unitOf } from './unit-spans.ts'
import { weekdayFrom } from './weekdays.ts'
import type { Day } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'

/** The words for what something is before or after; null where a question says nothing of the kind. */
export function sideIn({ plain, phrases }: QuestionContext): (TextSpan & { side: Side; words: string }) | null {
  const [before, after] = [phrases.find('beforeThing'), phrases.find('afterThing')]
  const isBefore = before !== null && (after === null || before.from < after.from)
  const said = isBefore ? before : after
  return said && { ...said, side: isBefore ? 'before' : 'after', words: plain.slice(said.to) }
}

const onlyDay = (day: Day): Span => ({ first: day, last: day })

/** The weekday of something, or of its week; the one before it or after it. */
function weekdayBeside({ first, last }: Span, weekday: number, sign: -1 | 0 | 1, asking: QuestionContext): Day {
  if (sign !== 0) return sign > 0 ? weekdayFrom(last + 1, weekday) : weekdayFrom(first - 7, weekday)
  const within = weekdayFrom(first, weekday)
  return within <= last ? within : weekdayFrom(unitAt(first, 'week', asking).first, weekday)
}

/** The day, week or month of something, or the one right before or after it. */
function besideOf({ unit, sign, weekday, edge }: NamedUnit, anchor: Span, asking: QuestionContext): Span {
  if (weekday !== null) return onlyDay(weekdayBeside(anchor, weekday, sign, asking))
  if (edge !== null) return onlyDay(anchor[edge])
  const { first, last: end } = unitAt(anchor.first, unit, asking)
  const last = unit === 'weekend' ? end : unitAt(anchor.last, unit, asking).last
  if (sign === 0) return { first, last }
  // The day before a Saturday is in the week of its weekend.
  return unitAt(sign > 0 ? last + 1 : first - (unit === 'weekend' ? 6 : 1), unit, asking)
}

/** Kinds that are about no days which an event could tell. */
const OF_NO_DAYS: ReadonlySet<string> = new Set(['when', ...BARE_KINDS])

/** Days that words tell by an event, and the words. */
interface ToldDays extends Span {
  /** The words that name the event. */
  readonly terms: readonly string[]
  /** All the words among which they stand, and that say how. */
  readonly words: string
}

/** What is meant but for the words that name an event, those around them that nothing has, and the category that they name. */
export function withoutTold<Meant extends Pick<ReadQuestion, 'terms' | 'categoryId'>>(
  meant: Meant,
  { terms, words }: ToldDays,
  { surroundings, all }: QuestionContext,
): Meant {
  const category = nameOfCategory(meant.categoryId, surroundings)
  const isNamed = category !== null && terms.some((word) => meansCategory(category, word))
  const around = anchorTerms(words)
  const isOther = (term: string): boolean =>
    !around.includes(term) || (!terms.includes(term) && all.some(itemMatcher([term], surroundings)))
  return { ...meant, terms: meant.terms.filter(isOther), categoryId: isNamed ? null : meant.categoryId }
}

/** The days that words tell by an event: null where they tell none, the words where nothing is called so. */
type Told = ToldDays | string | null

function toldBy({ from, to }: TextSpan, asking: QuestionContext, spanOf: (anchor: DetailedItem) => Span): Told {
  const words = asking.plain.slice(to)
  const anchor = anchorOf(words, asking)
  if (anchor) return { ...spanOf(anchor.item), terms: anchor.terms, words: asking.plain.slice(from) }
  const unknown = anchorTerms(words).filter((term) => asking.question.terms.includes(term))
  return unknown.length > 0 ? unknown.join(' ') : null
}

/** Whether days before or after something are asked for, of which one has most or is the first free: `the busiest day before the wedding`. */
const isOfExtreme = (asking: QuestionContext, { unit, sign }: NamedUnit): boolean =>
  sign !== 0 &&
  (asking.question.kind === 'free'
    ? asking.phrases.has('firstFreePart')
    : (asking.question.kind === 'busiest' || asking.question.kind === 'calmest') && unit === unitOf(asking))

/** The days that an event names: `the week of the wedding`, `durante le ferie`. */
export function namedDays(asking: QuestionContext): Told {
  const of = unitIn(asking)
  if (of && !isOfExtreme(asking, of)) return toldBy(of, asking, (anchor) => besideOf(of, anchor, asking))
  const [during, since] = [asking.phrases.find('during'), asking.phrases.find('sinceThing')]
  if (since && LISTING.has(asking.question.kind))
    return toldBy(since, asking, ({ last }) => ({ first: last + 1, last: Math.max(last + 1, asking.today) }))
  return (during && toldBy(during, asking, (anchor) => anchor)) ?? onDayOf(asking)
}

/** The day of something on which it is asked whether somebody is free, or works: `am I free on Dad's birthday?`. */
function onDayOf(asking: QuestionContext): ToldDays | null {
  const { question, phrases } = asking
  const isWhether = question.kind === 'free' || (question.categoryId !== null && phrases.has('yesNo'))
  const isAsked = isWhether && !question.hasPeriod && !phrases.has('asksWhen')
  const on = isAsked ? phrases.find('onThing') : null
  const told = on && toldBy(on, asking, (anchor) => anchor)
  return typeof told === 'string' ? null : told
}

/** A unit of time that something is in, before or after: `the week after the wedding`. */
interface NamedUnit extends TextSpan {
  readonly unit: Unit | 'weekend'
  readonly sign: -1 | 0 | 1
  /** Which weekday (0 is Monday) is meant, where one is. */
  readonly weekday: number | null
  /** Whether its first day is meant, or its last. */
  readonly edge: 'first' | 'last' | null
}

function unitIn({ plain, phrases, parts }: QuestionContext): NamedUnit | null {
  const [found] = (['weekend', 'week', 'month', 'day', 'weekday'] as const)
    .flatMap((unit) => phrases.findAll(`${unit}Of`).map((said) => ({ of: unit, ...said })))
    .toSorted((one, other) => one.from - other.from)
  if (!found) return null
  const { of, from, to } = found
  const [unit, weekday] = of === 'weekday' ? (['day', Number(found.value)] as const) : ([of, null] as const)
  const said = readPhrases(plain.slice(from, to), parts.language)
  const sign = said.has('earlier') ? -1 : said.has('later') ? 1 : 0
  const edge = said.has('dayBack') ? 'last' : said.has('dayOut') ? 'first' : null
  return { unit, sign, weekday, edge, from, to }
}

/** One end of what lies between two: an event, or days that are said. */
function endIn(words: string, asking: QuestionContext): ToldDays | string {
  const { language, today, surroundings } = asking
  const anchor = anchorOf(words, asking)
  const days = anchor?.item ?? readPeriod(foldedText(words), { language, today, surroundings, isAhead: false })
  return days ? { first: days.first, last: days.last, terms: anchor?.terms ?? [], words } : anchorTerms(words).join(' ')
}

/** What lies between two ends; null where it is nothing. */
function daysBetween(one: ToldDays, other: ToldDays): ToldDays | null {
  const [before, after] = one.first <= other.first ? [one, other] : [other, one]
  const [first, last] = [before.last + 1, after.first - 1]
  const told = { terms: [...one.terms, ...other.terms], words: `${one.words} ${other.words}` }
  return first > last ? null : { ...told, first, last }
}

/** Kinds that measure events, whatever lies between two of them. */
const OF_AMOUNTS: ReadonlySet<string> = new Set(['categories', 'hours'])

/** Whether two ends are days by themselves, whatever stands behind them: `between June and July at Gino's`. */
const areDays = ({ plain, parts: { period } }: QuestionContext): boolean =>
  period !== null && isBetween(plain.slice(period.from, period.to))

/** What lies between two things, one of which is an event. */
function betweenThings(asking: QuestionContext): Told {
  const { question, plain } = asking
  if (!isBetween(plain) || OF_AMOUNTS.has(question.kind) || areDays(asking)) return null
  const [one = '', other = ''] = (twoSides(plain) ?? []).map((side) => endIn(side, asking))
  if (![one, other].some((end) => typeof end !== 'string' && end.terms.length > 0)) return null
  if (typeof one === 'string') return one
  return typeof other === 'string' ? other : daysBetween(one, other)
}

/** Whether how long it is until something is asked, and not what is on before it. */
const isCountdown = ({ question, phrases }: QuestionContext): boolean =>
  question.kind === 'when' && phrases.has('countdown')

/**
 * Narrows a question such as `before my birthday` to the days that an event tells; itself where it says nothing of the kind,
 * and the words where they name nothing that there is.
 */
export function aroundEvent(asking: QuestionContext): ReadQuestion | string {
  const { question } = asking
  const told = daysTold(asking)
  if (typeof told === 'string')
    return told !== '' && !OF_NO_DAYS.has(question.kind) && !question.hasPeriod ? told : question
  return told ? { ...withoutTold(question, told, asking), first: told.first, last: told.last } : question
}

/** The public holiday of some days on which it is asked what is on, or whether somebody is free: the only one of them, else the next. */
function holidayTold({ question, phrases, plain, surroundings, today }: QuestionContext): ToldDays | null {
  const said = phrases.find('publicHolidays')
  if (said === null || question.kind === 'when' || !(question.kind === 'free' || phrases.has('onHoliday'))) return null
  const { first, last } = question.hasPeriod ? question : { first: today, last: Infinity }
  const [next, ...others] = surroundings.holidays
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((a, b) => a.day - b.day)
  if (!next || (question.hasPeriod && others.length > 0)) return null
  const words = plain.slice(said.from, said.to)
  return { first: next.day, last: next.day, terms: anchorTerms(words), words }
}

/** The days that an event tells, in whatever way. */
function daysTold(asking: QuestionContext): Told {
  const isOfDays = !OF_NO_DAYS.has(asking.question.kind)
  const between = isOfDays ? betweenThings(asking) : null
  const told = between ?? holidayTold(asking) ?? (isOfDays ? namedDays(asking) : null) ?? beforeOrAfter(asking)
  return between === null && told !== null && typeof told !== 'string' ? withinSaid(told, asking.question) : told
}

/** Days that an event tells, within those that are said, which are more than one; null where there are none. */
function withinSaid(told: ToldDays, question: ReadQuestion): ToldDays | null {
  if (!question.hasPeriod) return told
  const [first, last] = [Math.max(told.first, question.first), Math.min(told.last, question.last)]
  return first > last || question.first === question.last ? null : { ...told, first, last }
}

const endOfSeries = ({ eventId, last }: DetailedItem, { all }: QuestionContext): Day =>
  all.findLast((item) => item.eventId === eventId)?.last ?? last

/** An article before days that are said. */
const ARTICLE_MAX = 5

/** Whether days stand right behind a preposition, so that no event tells them: `before Christmas`. */
const saysDays = ({ parts: { period } }: QuestionContext, { from, to }: TextSpan): boolean =>
  period !== null && period.to > from && period.from - to <= ARTICLE_MAX

/** Whether an hour stands behind a preposition: `before noon`. */
const saysHour = ({ phrases }: QuestionContext, { from }: TextSpan): boolean =>
  NO_EVENTS.some((cue) => phrases.find(cue)?.from === from)

function beforeOrAfter(asking: QuestionContext): Told {
  const { question, today, surroundings, phrases } = asking
  const said = isCountdown(asking) ? null : sideIn(asking)
  if (!said || saysDays(asking, said) || saysHour(asking, said)) return null
  const { first, last } = defaultDays(question.kind, surroundings)
  const told = toldBy(said, asking, (anchor) => {
    const begin = anchor.last < today || tenseOf(phrases) === 'past' ? first : today
    // Before a course is over is until its last lesson.
    const end = asking.phrases.has('untilOver') ? endOfSeries(anchor, asking) : anchor.first - 1
    const after = anchor.last + 1
    return said.side === 'before'
      ? { first: begin, last: Math.max(begin, end) }
      : { first: after, last: Math.max(after, last) }
  })
  // Lunch and the like are on many days, and may say only when on each of them.
  return question.hasPeriod && told !== null && typeof told !== 'string' && told.terms.every(isGeneric) ? null : told
}
