import type { Day } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import { hoursOf, type Clock, type Language, type WrittenTime } from '../../language/index.ts'
import type { Answer, DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings, ReadQuestion } from '../../intents/question-types.ts'
import type { Cue } from '../../intents/languages.ts'
import { readInAnyLanguage, readPhrases, type QuestionPhrases } from '../../intents/read-phrases.ts'
import { languageOf } from '../../intents/reading/question-parts.ts'
import { foldedText } from '../../intents/reading/folded-text.ts'
import { isOpenHour } from '../../intents/wishes/open-hour.ts'
import { todayOf } from '../../intents/reading/dates.ts'
import type { DayPart } from '../words/day-words.ts'
import { sentencesIn, type Sentences } from '../words/sentences.ts'
import { tenseOf, type Tense } from '../../intents/reading/tense.ts'
import { touchesWeekday, weekdayOfMany } from './weekdays.ts'
import { isAway } from './being-away.ts'
import { exclusionIn } from '../../intents/reading/exclusions.ts'
import { itemMatcher } from './item-matcher.ts'
import { withoutOthersBirthdays } from './own-birthday.ts'

/** A question with what it is answered from. */
export interface QuestionContext {
  readonly question: ReadQuestion
  /** The question without accents and case. */
  readonly plain: string
  readonly phrases: QuestionPhrases
  /** What lies in the days asked for and is meant, by start; never what is cancelled. */
  readonly items: readonly DetailedItem[]
  /** All that was given and is not cancelled, whatever the words. */
  readonly all: readonly DetailedItem[]
  readonly today: Day
  /** The minutes of the day that it is about; null where it is about all of it. */
  readonly part: PartOfDay | null
  /** Whether the days asked for are cut at this moment: only what is over is meant, or only what is to come. */
  readonly tense: Tense | null
  readonly language: Language
  readonly surroundings: QuestionSurroundings
  /** Those of its language. */
  readonly sentences: Sentences
}

/** An answer but for its kind. */
export type Reply = Partial<Pick<Answer, 'itemIds' | 'changes' | 'target'>> & Pick<Answer, 'text'>

const byStart = (a: DetailedItem, b: DetailedItem): number =>
  a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const MORNING = [0, 12 * 60] as const
const AFTERNOON = [12 * 60, 18 * 60] as const
const EVENING = [18 * 60, 24 * 60] as const
const LUNCHTIME = [12 * 60, 14 * 60] as const
const AFTER_WORK = [17 * 60, 24 * 60] as const

export type PartOfDay = readonly [from: number, to: number]

const DAY_PARTS: readonly (readonly [Cue, PartOfDay])[] = [
  ['morning', MORNING],
  ['lunchtime', LUNCHTIME],
  ['afterWork', AFTER_WORK],
  ['afternoon', AFTERNOON],
  ['evening', EVENING],
]

/** Before that nobody asks what is on: an hour that may be of either half of the day is then one of the afternoon. */
const EARLIEST = 7 * 60

/** The minute of an hour that is said by some cue; one of the evening where that is said. */
function hourBy(cue: Cue, plain: string, phrases: QuestionPhrases): number | null {
  const found = phrases.find(cue)
  if (!found) return null
  const { minute } = found.value as Clock
  const isEarly = minute < EARLIEST && isOpenHour(plain.slice(found.from, found.to)) && !phrases.has('morning')
  const isOfEvening = phrases.has('evening') && minute < MORNING[1]
  return isEarly || isOfEvening ? minute + MORNING[1] : minute
}

/** From one hour to another, or to or from an hour, in minutes of the day. */
function hoursIn(plain: string, phrases: QuestionPhrases): PartOfDay | null {
  const between = phrases.find('hoursBetween')?.value as WrittenTime | undefined
  const hours = between && hoursOf(between)
  if (hours?.end && hours.end <= 24 * 60) return [hours.start, hours.end]
  const after = hourBy('afterHour', plain, phrases)
  if (after !== null) return [after, 24 * 60]
  const before = hourBy('beforeHour', plain, phrases)
  return before === null ? null : [0, before]
}

/** The minutes of the day that a question is about; null where it is about all of it. */
const dayPartOf = (plain: string, phrases: QuestionPhrases): PartOfDay | null =>
  hoursIn(plain, phrases) ?? DAY_PARTS.find(([cue]) => phrases.has(cue))?.[1] ?? null

const BY_END: Readonly<Record<number, DayPart>> = {
  [MORNING[1]]: 'morning',
  [AFTERNOON[1]]: 'afternoon',
  [EVENING[1]]: 'evening',
}
const LONGEST_PART = 8 * 60

/** The part of the day with which the hours end that a question is about; from the early afternoon on is none. */
export function partOfDayIn({ part }: QuestionContext): DayPart | null {
  const [from, to] = part ?? [0, 0]
  if (from > 0 && to - from > LONGEST_PART) return null
  return BY_END[to] ?? null
}

/** Whether an item takes some of a part of the day; what has no hours takes all of it. */
export function inPartOfDay(item: DetailedItem, part: readonly [number, number]): boolean {
  if (item.allDay || item.first < item.last) return true
  const midnight = item.first * 1440
  // What began before and is over within the first hour takes nothing of an afternoon or an evening.
  if (item.start < midnight + part[0]) return item.end > midnight + part[0] + 60
  return item.start < midnight + part[1] && Math.max(item.end, item.start + 1) > midnight + part[0]
}

const TENSED: ReadonlySet<string> = new Set([
  'count',
  'find',
  'hours',
  'categories',
  'agenda',
  'busiest',
  'calmest',
  'conflicts',
])

/** The minute of the person's wall. */
export const nowOf = ({ surroundings, today }: Pick<QuestionContext, 'surroundings' | 'today'>): number =>
  today * 1440 + Number(surroundings.now.slice(11, 13)) * 60 + Number(surroundings.now.slice(14, 16))

/** What the tense of a question cuts off, where its days lie on both sides of now. */
function cuttingTense({ kind, first, last }: ReadQuestion, phrases: QuestionPhrases, today: Day): Tense | null {
  if (!TENSED.has(kind) && !(kind === 'when' && phrases.has('often'))) return null
  const tense = tenseOf(phrases)
  if (first > today || last < today) return null
  return (tense === 'past' && last >= today) || (tense === 'future' && first < today) ? tense : null
}

const isInTense = (tense: Tense | null, now: number, today: Day) => {
  if (tense === null) return () => true
  return (item: DetailedItem): boolean => {
    if (tense === 'past') return item.start <= now
    return item.allDay ? item.last >= today : item.end > now
  }
}

type Test = (item: DetailedItem) => boolean

/** What is selected, or of the category that the year is filtered by, where `these` are meant; the category that is named. */
function selectionTests(question: ReadQuestion, phrases: QuestionPhrases, surroundings: QuestionSurroundings): Test[] {
  const isThese = phrases.has('these')
  const selected = isThese ? new Set(surroundings.selectedIds) : new Set<string>()
  const categoryId = question.categoryId ?? (isThese && selected.size === 0 ? surroundings.categoryId : null)
  return [
    ...(categoryId === null ? [] : [(item: DetailedItem) => item.categoryId === categoryId]),
    ...(selected.size === 0 ? [] : [({ id, eventId }: DetailedItem) => selected.has(id) || selected.has(eventId)]),
  ]
}

/** The days of a question, its part of the day, and the weekday where it is about one of many. */
function timeTests(question: ReadQuestion, phrases: QuestionPhrases, part: PartOfDay | null): Test[] {
  const weekday = weekdayOfMany(phrases, question)
  return [
    ...(phrases.has('timedOnly') ? [({ allDay }: DetailedItem) => !allDay] : []),
    ...(phrases.has('allDay') && !phrases.has('timedOnly') ? [({ allDay }: DetailedItem) => allDay] : []),
    ({ first, last }) => last >= question.first && first <= question.last,
    ...(part === null ? [] : [(item: DetailedItem) => inPartOfDay(item, part)]),
    ...(weekday === null ? [] : [(item: DetailedItem) => touchesWeekday(item, weekday)]),
  ]
}

/** Whether an item is none of those that a question leaves out. */
function notExcluded(plain: string, surroundings: QuestionSurroundings): Test {
  const words = exclusionIn(plain)?.words ?? []
  if (words.length === 0) return () => true
  if (readInAnyLanguage(words.join(' ')).has('categoryWord')) return ({ categoryId }) => categoryId === null
  const isOut = itemMatcher(words, surroundings)
  return (item) => !isOut(item)
}

const READ_MAX = 1_000

/** The words of a question, in the language that it is written in. */
function wordsOfQuestion(text: string, own: Language): { plain: string; phrases: QuestionPhrases } {
  const { plain } = foldedText(text.slice(0, READ_MAX).trim())
  return { plain, phrases: readPhrases(plain, languageOf(plain, own)) }
}

/** Of what was given, what a question is about. */
export function askingOf(
  question: ReadQuestion,
  given: readonly DetailedItem[],
  surroundings: QuestionSurroundings,
): QuestionContext {
  const { language } = surroundings
  const { plain, phrases } = wordsOfQuestion(question.text, language)
  const all = given.filter(({ status }) => status !== 'cancelled').sort(byStart)
  const today = todayOf(surroundings)
  const part = dayPartOf(plain, phrases)
  const tense = question.isChosen ? null : cuttingTense(question, phrases, today)
  const meant: readonly Test[] = [
    ...selectionTests(question, phrases, surroundings),
    ...timeTests(question, phrases, part),
    isInTense(tense, nowOf({ surroundings, today }), today),
    ...(phrases.has('away') ? [(item: DetailedItem) => isAway(item, surroundings)] : []),
    itemMatcher(question.terms, surroundings),
    notExcluded(plain, surroundings),
  ]
  const found = all.filter((item) => meant.every((test) => test(item)))
  const isOfBirthdays = question.terms.some((term) => readInAnyLanguage(term).has('birthday'))
  const items = isOfBirthdays ? withoutOthersBirthdays(found, phrases) : found
  return {
    question,
    plain,
    phrases,
    items,
    all,
    ...{ today, part, tense },
    language,
    surroundings,
    sentences: sentencesIn(language),
  }
}

/** Of `my birthday` and `Anna's birthday` the one that a question about `my` means; all where none says so. */
export function ownFirst(
  items: readonly DetailedItem[],
  { phrases }: Pick<QuestionContext, 'phrases'>,
): readonly DetailedItem[] {
  if (!phrases.has('own')) return items
  // A series has one title.
  const titles = [...new Set(items.map(({ title }) => title))]
  const ownTitles = new Set(titles.filter((title) => readInAnyLanguage(foldForSearch(title)).has('own')))
  const own = items.filter(({ title }) => ownTitles.has(title))
  return own.length > 0 ? own : items
}

/** A sentence, and below it a list of items. */
export function withList({ sentences, today }: QuestionContext, head: string, items: readonly DetailedItem[]): Reply {
  const { text, itemIds } = sentences.words.listed(items, today)
  return { text: `${head}\n${text}`, itemIds }
}

/** How far a day lies from today, as a sentence. */
export const away = ({ today, sentences }: QuestionContext, day: Day): string => sentences.events.away(day - today)
