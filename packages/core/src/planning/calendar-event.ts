import type { Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { isAbsence, type MeasureRules } from '../load/index.ts'
import { isSpan, type YearItem } from '../year/index.ts'
import { eachLanguage, languages } from './languages.ts'
import type { DayRange, Target, TemplateId } from './planning-types.ts'
import { contentWords } from './reading/content-words.ts'
import { isOnItsDay } from './reading/anchor.ts'
import { beforeEvent, everyRegExp, has, patternOf, plainWords, regExp } from './reading/patterns.ts'
import { actWords } from './reading/signs-in.ts'
import { nounOf } from './reading/step-about.ts'
import { isVague } from './placing/target-day.ts'
import type { ReadingWords } from './planning-words.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'

/** The event of the person's year that a goal names, and whether the goal is to be reached before it. */
export interface CalendarEvent extends DayRange {
  readonly title: string
  readonly isBefore: boolean
  /** The words behind `by` that name it; null where none do. */
  readonly until: string | null
  /** Whether all words of its title are in the goal: it can be no other. */
  readonly isSure: boolean
}

interface NamedBy {
  readonly text: string
  readonly templateId: TemplateId
  readonly anchor?: Target['anchor']
}

export interface Year {
  readonly language: Language
  readonly today: Day
  readonly items: readonly YearItem[]
  readonly rules: MeasureRules
}

/** What comes again sooner is a habit, and no event that a goal names. */
const AGAIN_DAYS = 300
/** From so many letters on, words that differ in their last one are forms of the same. */
const STEM_FROM = 5
const ENDINGS = Array.from('aeios')

const stem = (word: string): string =>
  word.length >= STEM_FROM && ENDINGS.includes(word.slice(-1)) ? word.slice(0, -1) : word

export const stems = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(stem))

export const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  some.size > 0 && [...some].every((word) => all.has(word))

const tripWords = eachLanguage(({ signs }) => patternOf(signs.trip.split('|')))

const withoutWords = (text: string, pattern: RegExp): ReadonlySet<string> =>
  stems(plainWords(text).replace(new RegExp(pattern, 'gu'), ' '))

/** The words of a goal, as far as an event may be found by them. */
interface GoalWords {
  readonly text: string
  readonly all: ReadonlySet<string>
  /** What it is about: the words behind `before`, else what something is done to. */
  readonly object: ReadonlySet<string>
  readonly isBefore: boolean
  readonly isTrip: boolean
  readonly isOccasion: boolean
  /** Where it is of use, if that is said with a month (`to get by in London in October`), and what is done on a journey. */
  readonly stayAt: readonly ReadonlySet<string>[]
  /** What stands behind words for a day by which it is done, or for what it is: `by Sardinia`. */
  readonly until: readonly string[]
  /** Whether it is reached before the person's own holiday, whichever that is. */
  readonly isBeforeHoliday: boolean
}

/** What stands behind each of the words for a day by which something is done, to the end of its clause. */
const behindDeadline = (text: string, { deadline }: ReadingWords): readonly string[] =>
  [...text.matchAll(everyRegExp(deadline))].map(
    ({ index, 0: words }) => /^[^,;.]*/u.exec(text.slice(index + words.length))?.[0].trim() ?? '',
  )

const placesIn = (text: string, { placeName }: ReadingWords): readonly ReadonlySet<string>[] =>
  [...text.matchAll(new RegExp(placeName, 'gu'))].map(([, place = '']) => stems(place))

export const isOwnHoliday = (words: string, { ownHoliday }: ReadingWords): boolean => has(`^(?:${ownHoliday})`, words)

const isInMonth = (anchor: NamedBy['anchor']): boolean => Boolean(anchor && isVague(anchor))

/** Whether a goal is for the place that it names: a language is learned for the journey where it is spoken. */
function isOfUseThere({ templateId, anchor }: NamedBy): boolean {
  const { isForJourneys = false, isOnJourneys = false } = rulesOf(templateId)
  if (dayOfKind(templateId) !== 'lasting') return isOnJourneys
  return isInMonth(anchor) || (isForJourneys && anchor === null)
}

const isOfPlace = ({ templateId, anchor }: NamedBy): boolean =>
  rulesOf(templateId).isJourney === true || (dayOfKind(templateId) !== 'lasting' && isInMonth(anchor))

/** The places where a goal is of use, or where one stays while it is done. */
function staysIn(named: NamedBy, reading: ReadingWords) {
  const during = regExp(reading.during).exec(named.text)
  const isThere = during !== null || isOfUseThere(named)
  // Where others are says no place: `to talk with my grandchildren who live in London`.
  const [own = ''] = named.text.slice(during?.index).split(regExp(reading.others))
  return { isDuring: during !== null, stayAt: isThere ? placesIn(own, reading) : [] }
}

function wordsOf(named: NamedBy, language: Language): GoalWords {
  const { text, templateId } = named
  const { reading } = languages[language]
  const earlier = beforeEvent(reading).exec(text)
  const isEarlier = earlier !== null
  const object = earlier ? text.slice(earlier.index + earlier[0].length) : text
  const { isDuring, stayAt } = staysIn(named, reading)
  const isLasting = dayOfKind(templateId) === 'lasting'
  const isOnDay = isOnItsDay(templateId)
  return {
    text: plainWords(text),
    all: stems(text),
    object: withoutWords(object, actWords[language]),
    isBefore: isEarlier || isLasting || (isDuring && !isOnDay),
    isTrip: isEarlier || isOfPlace(named),
    stayAt,
    isOccasion: isOnDay || isEarlier,
    until: isOnDay ? [] : behindDeadline(text, reading),
    isBeforeHoliday: isEarlier && isOwnHoliday(object, reading),
  }
}

/** The place of a journey or of something of several days, by its title. */
export function placeOf(item: YearItem, { language, rules }: Year): ReadonlySet<string> {
  const isStay = isAbsence(item, rules) || (item.allDay && isSpan(item))
  return isStay ? withoutWords(item.title, tripWords[language]) : new Set()
}

/** A stay away of so many days is a holiday. */
const HOLIDAY_LEAST = 5

export const isHoliday = (item: YearItem, { rules }: Year): boolean =>
  isAbsence(item, rules) && item.last - item.first + 1 >= HOLIDAY_LEAST

/** The words behind `by` that name a stay of the year. */
function untilStay(item: YearItem, { until }: GoalWords, year: Year): string | null {
  const place = placeOf(item, year)
  return until.find((words) => isWithin(place, stems(words)) || isWithin(stems(words), place)) ?? null
}

/** How many words of a goal name a stay, by its place; 0 where they do not. */
function namedStay(item: YearItem, goal: GoalWords, year: Year): number {
  const place = placeOf(item, year)
  const at = goal.stayAt.find((words) => isWithin(words, place))
  if (at) return at.size
  if (untilStay(item, goal, year) !== null) return place.size
  return goal.isTrip && isWithin(place, goal.all) ? place.size : 0
}

/** Whether a goal says all words of a title of several: `my birthday`. */
function isSaid({ title }: YearItem, { text, all }: GoalWords): boolean {
  const words = plainWords(title)
  return (stems(title).size > 1 && isWithin(stems(title), all)) || (words.trim().includes(' ') && text.includes(words))
}

/** Whether the words before which something is done, or by which, are what an event is: `the wedding`, of Giulia and Marco. */
function isKindOf({ title }: YearItem, { isBefore, object, until }: GoalWords, language: Language): boolean {
  const noun = stem(nounOf({ words: title, isAct: false, isInHead: false }, language))
  return [...(isBefore ? [object] : []), ...until.map(stems)].some((words) => words.size === 1 && words.has(noun))
}

/** What only says what an event is names it less than any word of its own. */
const OF_ITS_KIND = 0.5

/** How many words of a goal name an item; 0 where they do not. */
function namedBy(item: YearItem, goal: GoalWords, year: Year): number {
  const title = stems(item.title)
  if (isSaid(item, goal)) return title.size
  if (isKindOf(item, goal, year.language)) return OF_ITS_KIND
  const isLong = title.size > goal.object.size + 1
  if (goal.isOccasion && !isLong && isWithin(goal.object, title)) return goal.object.size
  return namedStay(item, goal, year)
}

/** The next of each title, but for what comes again soon. */
export function eventsOnce({ items, today }: Year): readonly YearItem[] {
  const ahead = items.filter(
    ({ status, isOffered, isRoutine, first }) =>
      status !== 'cancelled' && isOffered !== true && !isRoutine && first > today,
  )
  return [...Map.groupBy(ahead, ({ title }) => title).values()].flatMap((same) => {
    const [next, again] = same.toSorted((one, other) => one.first - other.first)
    return next && (!again || again.first - next.first >= AGAIN_DAYS) ? [next] : []
  })
}

/** The one event ahead that a goal names; null where none is, or several alike. */
export function calendarEvent(goal: NamedBy, year: Year): CalendarEvent | null {
  const words = wordsOf(goal, year.language)
  const named = eventsOnce(year)
    // Of all holidays the next one is meant.
    .map((item) => ({
      item,
      score: words.isBeforeHoliday ? Number(isHoliday(item, year)) / item.first : namedBy(item, words, year),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = named
  if (!best) return null
  const { item } = best
  if (next?.score === best.score && (next.item.first > item.last || next.item.last < item.first)) return null
  const { title, first, last } = item
  const isSure = isSaid(item, words)
  const until = untilStay(item, words, year)
  return { title, first, last, isBefore: words.isBefore || until !== null, until, isSure }
}
