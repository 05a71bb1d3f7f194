import { partsOf, yearSpan } from '../../date/index.ts'
import { rememberedBeside, type FoundPhrase, type Language, type TextSpan } from '../../language/index.ts'
import type { QuestionKind, QuestionSurroundings } from '../question-types.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { doubtfulDate, todayOf, type DateContext, type SpanInText, readPeriod } from './dates.ts'
import { datedText, foldedText, type FoldedText, wordsOf, STOP_WORDS } from './words.ts'
import {
  readPhrases,
  type QuestionPhrases,
  tenseOf,
  readInAnyLanguage,
  watched,
  type ReadKind,
  type WatchedPhrases,
} from '../read-phrases.ts'
import { languageOf } from './language-of.ts'
import { onLongWeekend } from './long-weekends.ts'
import { aMonthBefore, bareMonth, dayOfMonthRead, monthOfYear, wholeYear } from './named-months.ts'
import { cutDays } from './since-days.ts'
import { isBetween, twoSides } from './two-sides.ts'
import { daysLeftOut, withoutWords, type DaysOut } from './exclusions.ts'
import { limitsIn, type LimitSaid } from './limits.ts'

/** Characters of a question that are read. */
export const READ_MAX = 1_000

/** What is read of a text before anything is made of it. */
export interface QuestionParts {
  readonly folded: FoldedText
  /** The language that the question is written in. */
  readonly language: Language
  readonly phrases: WatchedPhrases
  readonly kind: QuestionKind | null
  /** Where the words of the kind stand. */
  readonly kindAt: TextSpan | null
  readonly dating: DateContext
  readonly period: SpanInText | null
  /** The days that are left out, whose words are none of the folded text. */
  readonly out: DaysOut | null
  /** What else limits the events that are meant; its words are none of the folded text either. */
  readonly limits: readonly LimitSaid[]
}

const PLANS: ReadonlySet<QuestionKind> = new Set(['plan'])
const NO_KINDS: ReadonlySet<QuestionKind> = new Set()

/** Kinds of which a word says where some days lie, too: `next week` asks for no next event. */
const DIRECTIONS: ReadonlySet<QuestionKind> = new Set(['next', 'last'])

function kindIn(phrases: QuestionPhrases, readDates: () => SpanInText | null): ReadKind | null {
  if (phrases.has('others')) return { kind: 'none', from: 0, to: 0 }
  const isNoPlan = phrases.has('asksSome') || phrases.has('keepsTime')
  const found = phrases.kindBut(isNoPlan ? PLANS : NO_KINDS)
  const dates = found !== null && DIRECTIONS.has(found.kind) ? readDates() : null
  const isOfDates = found !== null && dates !== null && found.from >= dates.from && found.from < dates.to
  return isOfDates ? phrases.kindBut(DIRECTIONS) : found
}

/** Kinds that are about what comes: a day that is over is not meant. */
const AHEAD: ReadonlySet<QuestionKind> = new Set(['free', 'next', 'plan'])

/** Whether a feast is named that is not asked for as over: it is the one that comes. */
const isComingFeast = (phrases: QuestionPhrases): boolean =>
  phrases.has('feast') && tenseOf(phrases) !== 'past' && !phrases.has('year')

/** Reads language, kind and days of a question. Throws a RangeError where `now` is no wall time. */
export function partsOfQuestion(text: string, surroundings: QuestionSurroundings): QuestionParts {
  const parts = partsRemembered(text, surroundings)
  return { ...parts, phrases: parts.phrases.copied() }
}

/** Parts of a text are read again and again by themselves. */
const partsRemembered = rememberedBeside(partsRead)

function partsRead(text: string, surroundings: QuestionSurroundings): QuestionParts {
  const today = todayOf(surroundings)
  const whole = foldedText(text.slice(0, READ_MAX).trim())
  const language = languageOf(whole.text, surroundings)
  const out = daysLeftOut(whole, { language, today, surroundings, isAhead: false })
  const within = out === null ? whole : withoutWords(whole, out)
  const limits = limitsIn(within, { language, today, surroundings, isAhead: false })
  const folded = limits.reduce(withoutWords, within)
  const phrases = watched(readPhrases(folded.plain, language))
  const kindAt = kindIn(phrases, () => readPeriod(folded, { language, today, surroundings, isAhead: false }))
  const kind = kindAt?.kind ?? null
  const isCountdown = kind === 'when' && phrases.has('countdown')
  const isAhead = (kind !== null && AHEAD.has(kind)) || isCountdown || phrases.has('will') || isComingFeast(phrases)
  const dating: DateContext = { language, today, surroundings, isAhead }
  const words = { folded, language, phrases }
  const period = periodIn(words, dating, kind)
  return {
    ...words,
    ...{ kind, kindAt, dating, out, limits },
    period:
      period &&
      onLongWeekend(fromNow(afterDays(backwards(words, period, today), words, today), words, today), words, dating),
  }
}

/** What looks like a date and is none for sure, where no days are said. */
export const doubtIn = ({
  period,
  folded,
  dating,
}: Pick<QuestionParts, 'period' | 'folded' | 'dating'>): string | null =>
  period === null ? doubtfulDate(folded, dating) : null

/** Words that were read, and what they say. */
type ReadWords = Pick<QuestionParts, 'folded' | 'language' | 'phrases'>

const isBareWeekday = (words: string, language: Language): boolean => readPhrases(words, language).has('bareWeekday')

/** Whether the word for a weekend or a weekday is about many of them, and not the one that comes next. */
function isOfMany({ phrases, language }: ReadWords, words: string, isFree: boolean): boolean {
  if (readPhrases(words, language).has('weekend'))
    return (
      phrases.has('whichWeekend') || (!isFree && phrases.has('onAWeekend')) || (isFree && phrases.has('anyWeekend'))
    )
  return isFree && isBareWeekday(words, language) && phrases.has('firstFree')
}

/** The text without words that ask and sound like a date, and no shorter: `which Saturday in June` is about June. */
function withoutAsking({ folded, phrases }: ReadWords): FoldedText {
  const cues = ['whichWeekday', 'busyWith', 'falls', 'longWeekendOf', 'longWeekends'] as const
  // Of holidays those are listed that are on a weekday, which says when.
  const ofWeekday = phrases.has('publicHolidays') ? [] : (['onSomeWeekday'] as const)
  const end = phrases.find('untilOver')
  // Some day before the end of a month is none of its last two.
  const days = end ? phrases.findAll('day').filter(({ to }) => to + 1 === end.from) : []
  const asking = [...days, ...[...ofWeekday, ...cues].flatMap((cue) => phrases.find(cue) ?? [])]
  return asking.reduce((left, said) => {
    const [from = 0, to = 0] = [said.from, said.to].map((at) => folded.places[at] ?? folded.text.length)
    const text = datedText(left)
    return { ...left, dated: text.slice(0, from) + '-'.repeat(to - from) + text.slice(to) }
  }, folded)
}

/** Whether words that say when are part of a name that says it: `before the summer holiday`. */
function isOfName({ folded: { plain }, language, phrases }: ReadWords, { from, to }: SpanInText): boolean {
  const behind = LANGUAGE_WORDS[language].isNameFirst ? /^ (\p{L}+)/u.exec(plain.slice(to))?.[1] : undefined
  const isBehind = (side: FoundPhrase): boolean => {
    const between = plain.slice(side.to, from).trim()
    return side.from <= from && between === (readPhrases(between, language).has('article') ? between.split(' ')[0] : '')
  }
  const sides = [...phrases.findAll('beforeThing'), ...phrases.findAll('afterThing')]
  return behind !== undefined && !STOP_WORDS[language].has(behind) && sides.some(isBehind)
}

/** Whether a date is one of two ends, and the other one something that is named: `between Easter and the wedding`. */
function isOneEnd({ folded: { plain }, language }: ReadWords, dating: DateContext): boolean {
  const sides = isBetween(plain) ? (twoSides(plain) ?? []) : []
  const [one, other] = sides.map((side) => {
    const date = readPeriod(foldedText(side), dating)
    const rest = date ? `${side.slice(0, date.from)} ${side.slice(date.to)}` : side
    return { date, isNamed: wordsOf(rest).some(({ word }) => !STOP_WORDS[language].has(word)) }
  })
  const isEnd = (date: typeof one, thing: typeof one): boolean =>
    Boolean(date?.date && !date.isNamed && thing?.isNamed && !thing.date)
  return isEnd(one, other) || isEnd(other, one)
}

/** Kinds in which no event tells on which weekday. */
const OF_DAY_ITSELF: ReadonlySet<QuestionKind | null> = new Set(['when', 'change', 'plan'])

/** Days that something named tells, and units of which each one is meant: `how many hours in a week`. */
const OF_THINGS = ['weekdayOf', 'weekendOf'] as const
const EACH = ['eachDay', 'eachWeek', 'eachMonth'] as const
const AMOUNTS: ReadonlySet<QuestionKind | null> = new Set(['hours', 'count'])

/** What stands before or after a time of the day, and not of days. */
export const NO_EVENTS = ['afterWork', 'beforeMidday', 'afterDinner', 'afterLunch', 'afterHour', 'beforeHour'] as const

/** Whether words that say when are of something else: of many such days, of a name, or of one end of what lies between two. */
function isOfOther(
  words: ReadWords,
  dating: DateContext,
  period: SpanInText & { readonly kind: QuestionKind | null },
): boolean {
  // What joins it to the words before it stands outside: `on the weekend after`.
  const isWithinEnd = ({ from, to }: FoundPhrase): boolean => period.to > from && period.to <= to
  // By an hour it is that day which comes next, and of a wish the event is its own.
  const isOfThing = !OF_DAY_ITSELF.has(period.kind) && !NO_EVENTS.some((cue) => words.phrases.has(cue))
  const cues = [
    'beforeThing' as const,
    ...(isOfThing ? OF_THINGS : []),
    ...(AMOUNTS.has(period.kind) && words.phrases.has('average') ? EACH : []),
  ]
  return (
    isOfMany(words, words.folded.plain.slice(period.from, period.to), period.kind === 'free') ||
    isOfName(words, period) ||
    isOneEnd(words, dating) ||
    cues.some((cue) => words.phrases.findAll(cue).some(isWithinEnd))
  )
}

/** The days that words name, or the year or the month that they only mention. */
function daysNamed(
  words: ReadWords,
  folded: FoldedText,
  dating: DateContext,
  kind: QuestionKind | null,
): SpanInText | null {
  const days = readPeriod(folded, dating) ?? wholeYear(words, dating) ?? bareMonth(words, dating, kind)
  return days && dayOfMonthRead(monthOfYear(words, days, dating) ?? days, words)
}

/** Days of a name that comes back each year are those of the year before, where they are asked for as over. */
function periodIn(words: ReadWords, dating: DateContext, kind: QuestionKind | null): SpanInText | null {
  const { phrases } = words
  const folded = withoutAsking(words)
  const said = cutDays(folded, phrases, dating, kind)
  if (said !== null) return said
  const period = daysNamed(words, folded, dating, kind)
  if (!period || isOfOther(words, dating, { ...period, kind })) return null
  if (period.first <= dating.today || tenseOf(phrases) !== 'past') return period
  const { surroundings } = dating
  const before = [surroundings.year, surroundings.year - 1]
    .map((year) => readPeriod(folded, { ...dating, isAhead: false, surroundings: { ...surroundings, year } }))
    .find((days) => days !== null && days.last <= dating.today)
  return before ?? period
}

/** All that is to come after some days, or until then, where a word right before them or their first says so: `after tonight`. */
function afterDays(period: SpanInText, { folded: { plain }, phrases }: ReadWords, today: number): SpanInText {
  const isBefore = ({ to }: FoundPhrase): boolean => to <= period.from && plain.slice(to, period.from).trim() === ''
  const after = phrases.findAll('afterThing').find(isBefore)
  const isUntil = phrases.findAll('beforeThing').some(({ from }) => from === period.from) && period.first > today
  if (isUntil) return { ...period, first: today }
  const before = phrases.findAll('beforeThing').find(isBefore)
  const isAhead = before && readInAnyLanguage(plain.slice(before.from, before.to)).has('earlier')
  const end = phrases.has('untilOver') ? period.last : period.first - 1
  if (isAhead && period.first > today) return { first: today, last: end, from: before.from, to: period.to }
  const first = period.last + 1
  return after ? { first, last: yearSpan(partsOf(first).year).last, from: after.from, to: period.to } : period
}

/** All from today to the end of some days, where it is asked how much is left until then: `left before the end of the year`. */
const fromNow = (period: SpanInText, { phrases }: ReadWords, today: number): SpanInText =>
  phrases.has('leftUntilEnd') && period.last > today ? { ...period, first: today } : period

/** A weekday or a day of a month alone, asked for as over, is the last one and not the next. */
function backwards({ folded, language, phrases }: ReadWords, period: SpanInText, today: number): SpanInText {
  if (period.first <= today || !phrases.has('lastWeekday')) return period
  const words = folded.plain.slice(period.from, period.to)
  if (period.first === period.last && readPhrases(words, language).has('bareDom')) return aMonthBefore(period)
  const isOver = period.first - today <= 7 && isBareWeekday(words, language)
  return isOver ? { ...period, first: period.first - 7, last: period.last - 7 } : period
}
