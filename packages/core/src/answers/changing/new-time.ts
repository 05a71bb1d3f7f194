import { parseDay, partsOf, yearOf, type Day } from '../../date/index.ts'
import { readInAnyLanguage, readPhrases, languageByCue } from '../../intents/read-phrases.ts'
import { isTimeOfDay, type Amount, type Language, type QuickAdd, type TextSpan } from '../../language/index.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { isOpenHour } from '../../intents/wishes/reminder-lead.ts'
import { type DateContext, dateIn, understoodIn, minuteOf, type Span } from '../../intents/reading/dates.ts'
import { foldedText, isStopWord, typed, wordsOf } from '../../intents/reading/words.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { hoursRangeIn, type HoursRange } from './hours-range.ts'
import { amountIn, besideIn, withoutAdrift, type NewTime } from './moved-by.ts'

/** Characters in which a day and an hour are looked for. */
const WORDS_READ = 100

/** Words before where to, the surest first: `on` and `at` may also say which one is moved. */
const TO = ['toPlace', 'onPlace'] as const

/** Places in which a day or an hour is looked for: no wish has so many, and each costs time. */
const PLACES_MAX = 12

/** Whether words are nothing, or an article alone. */
const isArticle = (words: string): boolean =>
  words.slice(readInAnyLanguage(words).findAll('article')[0]?.to).trim() === ''

/** A day and an hour that words say, and where they do. */
interface Moment extends Omit<NewTime, 'by' | 'weekdayAfter' | 'source' | 'weekends'> {
  /** Whether several days are named. */
  readonly isMany: boolean
  readonly places: readonly TextSpan[]
}

/** The day of a month that words begin with, where no date says more than that. */
function bareDayOfMonth(words: string, date: TextSpan | null, language: Language): (TextSpan & { dom: number }) | null {
  const said = readPhrases(foldedText(words).plain, language).find('bareDom')
  if (said?.from !== 0 || (date && date.to > said.to)) return null
  return { from: 0, to: said.to, dom: said.value as number }
}

const isWeekdayAlone = (words: string, at: TextSpan | null, language: Language): boolean =>
  at !== null && readPhrases(foldedText(words.slice(Math.max(at.from, 0), at.to)).plain, language).has('loneWeekday')

const isOfMany = (repeats: TextSpan | undefined, said: Span | null): boolean =>
  repeats !== undefined || said?.first !== said?.last

const hourOf = (time: QuickAdd['understood'][number] | undefined): Pick<NewTime, 'minute' | 'isOpenHour'> => ({
  minute: time ? minuteOf(time.meaning) : null,
  isOpenHour: time !== undefined && isOpenHour(time.text),
})

const isWeek = ({ first, last }: Span): boolean => last - first === 6

/** Whether days are a week, or all of a year. */
const isWhole = ({ first, last }: Span): boolean =>
  isWeek({ first, last }) ||
  (yearOf(first) === yearOf(last) && yearOf(first - 1) < yearOf(first) && yearOf(last + 1) > yearOf(last))

/** What is read of words that may say a day and an hour. */
interface ReadMoment {
  readonly said: (Span & TextSpan) | null
  readonly ofMonth: (TextSpan & { readonly dom: number }) | null
  readonly time: QuickAdd['understood'][number] | undefined
  readonly repeats: QuickAdd['understood'][number] | undefined
  /** From which day to which it is to be, and how many days. */
  readonly range: ReadRange | null
  readonly length: (TextSpan & { readonly days: number }) | null
}

/** The first of some days and how many they are; both may be weekdays alone, or days of a month that is not named. */
interface ReadRange extends TextSpan {
  readonly first: Day
  readonly days: number
  readonly isOfWeekdays: boolean
  readonly dom: number | null
}

const TWO_FIGURES = /^[^\d]*\d{1,2}[^\d/.]+\d{1,2}\p{L}{0,2}$/u

/** Whether words name the first and the last of some days: a weekend or a week is named otherwise. */
const namesBoth = (text: string): boolean =>
  /\d/u.test(text) || readInAnyLanguage(foldedText(text).plain).findAll('someWeekday').length > 1

/** From which day to which words say that something is to be. */
function rangeOf(date: QuickAdd['understood'][number] | undefined): ReadMoment['range'] {
  const [first = null, last = null] = date?.meaning.split('/').map(parseDay) ?? []
  if (!date || first === null || last === null || !namesBoth(date.text)) return null
  const { from, to, text } = date
  const dom = TWO_FIGURES.test(text) ? partsOf(first).date : null
  return { from, to, first, days: last - first + 1, isOfWeekdays: !/\d/u.test(text), dom }
}

/** How many days something is to last, in words. */
function daysLong(words: string, language: Language): ReadMoment['length'] {
  const said = readPhrases(foldedText(words).plain, language).find('ofLength')
  const amount = said?.value as Amount | undefined
  const isDays = amount !== undefined && amount.days > 0 && amount.minutes === 0 && amount.months === 0
  return said && isDays ? { from: said.from, to: said.to, days: amount.days } : null
}

/** Some words are read only with the preposition before them, some without; places are those behind it. */
function readMoment(preposition: string, bare: string, dating: DateContext): ReadMoment {
  const words = `${preposition}${bare}`
  const placed = <Found extends TextSpan>(found: Found): Found => ({
    ...found,
    from: found.from - preposition.length,
    to: found.to - preposition.length,
  })
  const within = dateIn(words, dating)
  const ofMonth = bareDayOfMonth(words, within, dating.language)
  const found = (wanted: string) => {
    const one = understoodIn(words, dating).find(({ kind }) => kind === wanted)
    return one && placed(one)
  }
  const length = daysLong(words, dating.language)
  return {
    range: rangeOf(found('date')),
    length: length && placed(length),
    said: within ? placed(within) : dateIn(bare, dating),
    ofMonth: ofMonth && placed(ofMonth),
    ...{ time: found('time'), repeats: found('recurrence') },
  }
}

/** The day that a moment says, or the week, and whether several are. */
function daysOf({ said, repeats, range, length }: ReadMoment, isWeekday: boolean): DaysOfMoment {
  if (range && !repeats) return { day: range.first, days: range.days, within: null, isMany: false }
  if (said && isWhole(said))
    return { day: null, days: null, within: { first: said.first, last: said.last }, isMany: false }
  const isMany = !isWeekday && isOfMany(repeats, said)
  return { day: said?.first ?? null, days: length?.days ?? null, within: null, isMany }
}

type DaysOfMoment = Pick<Moment, 'day' | 'days' | 'within' | 'isMany'>

/** The day and the hour that words begin with. */
function momentBehind(preposition: string, behind: string, dating: DateContext): Moment | null {
  const bare = behind.slice(0, WORDS_READ)
  const read = readMoment(preposition, bare, dating)
  const { said, ofMonth, range } = read
  const places = placesOf(read)
  if (places.length === 0) return null
  const start = Math.min(...places.map(({ from }) => from))
  if (!isArticle(bare.slice(0, Math.max(start, 0)))) return null
  const isWeekday = range?.isOfWeekdays ?? isWeekdayAlone(bare, said, dating.language)
  return {
    ...daysOf(read, isWeekday),
    isWeekday,
    dayOfMonth: range?.dom ?? ofMonth?.dom ?? null,
    places,
    ...hourOf(timeOf(read, bare)),
  }
}

/** Where words stand that say when, and for how many days. */
const placesOf = ({ time, repeats, ofMonth, range, said, length }: ReadMoment): readonly TextSpan[] =>
  [time, repeats, ofMonth, range ?? said, said && length].flatMap((one) => one ?? [])

/** The hour that is said: beside `the same time` a part of the day says no other one. */
function timeOf({ time }: ReadMoment, bare: string): ReadMoment['time'] {
  const isKept = readInAnyLanguage(foldedText(bare).plain).has('sameHour') && !/\d/u.test(time?.text ?? '')
  return isKept ? undefined : time
}

/** A text without some of its places. */
const without = (text: string, places: readonly TextSpan[]): string =>
  places
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, Math.max(from, 0))} ${left.slice(to)}`, text)

/** What a target is read with. */
type NewTimeContext = Pick<QuestionContext, 'plain' | 'language' | 'today' | 'surroundings'>

/** Where words stand that say where to: a space, or a noun after an elided article, follows them. */
const placesOfTo = (plain: string): TextSpan[] =>
  TO.flatMap((cue) =>
    readInAnyLanguage(plain)
      .findAll(cue)
      .filter(({ to }) => plain[to] === ' ' || plain[to - 1] === "'")
      .slice(0, PLACES_MAX),
  )

/** Words that say something besides when; nothing where they only join or are polite. */
function untoldWords(words: string, dating: DateContext): string {
  const rest = without(words, understoodIn(words, dating))
  return wordsOf(foldedText(rest).plain).every(({ word }) => isStopWord(word)) ? '' : rest.replace(/\s+/gu, ' ').trim()
}

function momentIn(whole: string, asking: NewTimeContext): NewTime | null {
  const sameEnd = readInAnyLanguage(foldedText(whole).plain).findAll('sameEnd')
  const folded = foldedText(without(whole, sameEnd))
  const { plain, today, surroundings } = asking
  const language = languageByCue(plain, 'movingVerb', asking.language)
  const dating = { language, today, surroundings, isAhead: true }
  const { to: toDay, atHour } = LANGUAGE_WORDS[language].wishes
  for (const { from, to } of placesOfTo(folded.plain)) {
    const [said, behind] = [folded.plain.slice(from, to), typed(folded, to)]
    // What is put off until a day begins there: it does not last until then.
    const moment =
      momentBehind(readInAnyLanguage(said).has('untilDay') ? toDay : said, behind, dating) ??
      (readPhrases(said + behind, language).find('toBareHour')?.from === 0
        ? momentBehind(atHour('').trim(), behind, dating)
        : null)
    if (!moment) continue
    const { isMany, places, ...when } = moment
    if (isMany) return null
    const before = withoutAdrift(typed(folded, 0, from))
    const source = before.trim() === '' ? without(behind, places).trim() : before
    const left = before.trim() === '' ? '' : untoldWords(without(behind, places), dating)
    return { by: null, weekdayAfter: null, weekends: 0, ...when, source, left, keepsEnd: sameEnd.length > 0 }
  }
  return null
}

/** Where to by days beside its own, with the hour that is said behind them: `to the day after, at nine`. */
function withHourBehind({ behind, ...told }: NewTime & { readonly behind: string }, asking: NewTimeContext): NewTime {
  const { plain, language, today, surroundings } = asking
  const dating = { language: languageByCue(plain, 'movingVerb', language), today, surroundings, isAhead: true }
  const time = understoodIn(behind, dating).find(({ kind }) => kind === 'time')
  if (time === undefined || !isOfDays(told)) return { ...told, source: `${told.source} ${behind}` }
  return { ...told, ...hourOf(time), source: `${told.source} ${without(behind, [time])}` }
}

/** Whether something is moved by days, and not by hours. */
const isOfDays = ({ by }: NewTime): boolean => by === null || !isTimeOfDay(by.amount)

/** Where nothing is moved to another day: what is said of it names it. */
const onItsDay = (source: string): NewTime => ({
  ...{ source, by: null, day: null, dayOfMonth: null, weekdayAfter: null, within: null, weekends: 0, days: null },
  ...{ isWeekday: false, minute: null, isOpenHour: false },
})

/** From when to when something is to be, on its day or on that which is said; null where no such hours are. */
export function newHoursIn(text: string, asking: QuestionContext): (NewTime & Pick<HoursRange, 'isFromTo'>) | null {
  const hours = hoursRangeIn(text, asking)
  if (hours === null) return null
  const { start: minute, end: endMinute, isFromTo, isOpenHour: isOpen, rest } = hours
  const { behind = '', ...moved }: NewTime & { readonly behind?: string } =
    besideIn(rest) ?? momentIn(rest, asking) ?? onItsDay(rest)
  if (moved.by !== null && isTimeOfDay(moved.by.amount)) return null
  return { ...moved, source: `${moved.source} ${behind}`.trim(), minute, endMinute, isFromTo, isOpenHour: isOpen }
}

/** Reads where to something is moved; null where that is not sure. */
export function newTimeIn(text: string, verb: string, asking: NewTimeContext): NewTime | null {
  const told = besideIn(text) ?? amountIn(text, verb)
  return told ? withHourBehind(told, asking) : momentIn(text, asking)
}
