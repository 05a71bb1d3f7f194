import { A_WEEK, partsOf, yearSpan } from '../../date/index.ts'
import type { Language, TextSpan } from '../../language/index.ts'
import type { DaysBeside, QuestionKind } from '../question-types.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage, readPhrases, tenseOf, type QuestionPhrases } from '../read-phrases.ts'
import { daysBeside, daysBesideIn } from './days-beside.ts'
import { aMonthBefore } from './named-months.ts'
import { readPeriod, type DateContext, type SpanInText } from './dates.ts'
import { foldedText, type FoldedText, isStopWord, typed, wordsOf } from './words.ts'

/** An article before the name of a season. */
const ARTICLE_MAX = 5

/** So many places are looked at: behind each of them days are read. */
const SINCE_MAX = 2

/** In so many characters right behind a word the days are said. */
const DAYS_MAX = 40

/** The days that a text says right behind a place of it, up to another one. */
function daysAt(folded: FoldedText, at: number, dating: DateContext, until?: number): SpanInText | null {
  const rest = foldedText(typed(folded, at, Math.min(until ?? folded.plain.length, at + DAYS_MAX)))
  const days = readPeriod(rest, { ...dating, isAhead: false })
  if (days === null || rest.plain.slice(0, days.from).trim() !== '') return null
  return { ...days, from: at + days.from, to: at + days.to }
}

/** The days behind a word that joins them, which a month alone needs before it. */
const daysBehind = (folded: FoldedText, word: TextSpan, dating: DateContext, until?: number): SpanInText | null =>
  daysAt(folded, word.to, dating, until) ?? daysAt(folded, word.from, dating, until)

/** The end of days that begin with some: a word for now, the days that are said, or none. */
function endBehind(
  begin: SpanInText,
  folded: FoldedText,
  phrases: QuestionPhrases,
  dating: DateContext,
): SpanInText | null {
  const behind = (cue: 'untilNow' | 'rangeEnd') =>
    phrases.findAll(cue).find(({ from }) => from >= begin.to && folded.plain.slice(begin.to, from).trim() === '')
  const [now, end] = [behind('untilNow'), behind('rangeEnd')]
  const today = { first: dating.today, last: dating.today }
  if (now) return { ...today, from: now.from, to: now.to }
  if (end) return daysBehind(folded, end, dating)
  return tenseOf(phrases) === 'past' ? { ...today, from: begin.from, to: begin.to } : null
}

/** Whether days that are said have an end of their own: `from 9 to 11 March`. */
const isRange = ({ from, to }: SpanInText, phrases: QuestionPhrases, plain: string): boolean =>
  plain.slice(from, to).includes('-') || phrases.findAll('rangeEnd').some((end) => end.from >= from && end.from < to)

/** The first days behind a word: up to the word for their end where there is one, else whatever is said. */
function beginBehind(folded: FoldedText, said: TextSpan, phrases: QuestionPhrases, dating: DateContext) {
  const cut = phrases.findAll('rangeEnd').find(({ from }) => from >= said.to)?.from
  return (cut && daysBehind(folded, said, dating, cut)) || daysBehind(folded, said, dating)
}

/** The first day of some: a weekday of what is over is the last one. */
const firstOver = ({ first, last }: SpanInText, { today }: DateContext): number =>
  first === last && first > today ? first - A_WEEK : first

/** The days from the first one that is said up to now or to another one, of what is over: `since the start of May`. */
function sinceDays(folded: FoldedText, phrases: QuestionPhrases, dating: DateContext): SpanInText | null {
  for (const said of phrases.findAll('since').slice(0, SINCE_MAX)) {
    const begin = beginBehind(folded, said, phrases, dating)
    if (begin === null || isRange(begin, phrases, folded.plain)) continue
    const end = endBehind(begin, folded, phrases, dating)
    const first = firstOver(begin, dating)
    if (end !== null && end.last <= dating.today && first <= end.last)
      return { first, last: end.last, from: said.from, to: end.to }
  }
  return null
}

const UNITS = [
  ['dayOf', 'day'],
  ['weekOf', 'week'],
  ['weekendOf', 'weekend'],
  ['monthOf', 'month'],
] as const

/** Where a text names a unit of time by something that is in it, or that comes before or after it. */
function unitsIn(
  { plain }: FoldedText,
  phrases: QuestionPhrases,
  language: Language,
): readonly (DaysBeside & TextSpan)[] {
  const beside = daysBesideIn(phrases)
  const named = UNITS.flatMap(([cue, unit]): readonly (DaysBeside & TextSpan)[] => {
    const said = phrases.find(cue)
    if (!said) return []
    const { has } = readPhrases(plain.slice(said.from, said.to), language)
    return [{ ...said, unit, weekday: 0, sign: has('earlier') ? -1 : has('later') ? 1 : 0 }]
  })
  return beside === null || beside.sign === 0 || beside.unit === 'weekday' ? named : [...named, beside]
}

/** The day of a month behind a word, where no month is said: `the morning of the 28th`. */
function bareDayAt(
  { plain }: FoldedText,
  at: number,
  phrases: QuestionPhrases,
  dating: DateContext,
): SpanInText | null {
  const [said, figure = ''] = /^ ?(\d{1,2}(?:st|nd|rd|th)?)(?![\d:.,/]\d|\p{L})/u.exec(plain.slice(at)) ?? []
  if (said === undefined) return null
  const { theDay } = LANGUAGE_WORDS[dating.language].wishes
  const day = readPeriod(foldedText(`${theDay} ${figure}`), dating)
  if (day === null) return null
  const isOver = phrases.has('lastWeekday') && day.first > dating.today
  const { first, last } = isOver ? aMonthBefore(day) : day
  return { first, last, from: at, to: at + said.length }
}

/** The week or the like of a day that is said, or the one before or after it: `the week after Christmas`. Null where none is. */
function unitDays(folded: FoldedText, phrases: QuestionPhrases, dating: DateContext): SpanInText | null {
  if (phrases.has('longWeekendOf')) return null
  const hours = (['afterHour', 'beforeHour', 'untilOver'] as const).flatMap((cue) => phrases.findAll(cue))
  for (const said of unitsIn(folded, phrases, dating.language)) {
    // What stands before or after an hour, or an end, is no day: `Thursday afternoon, after two`.
    if (hours.some(({ from, to }) => from < said.to && to > said.to)) continue
    const day = daysBehind(folded, said, dating) ?? bareDayAt(folded, said.to, phrases, dating)
    if (day !== null && day.first === day.last)
      return { ...daysBeside(day, said, dating.surroundings.weekStart), from: said.from, to: day.to }
  }
  return null
}

/** All from today to the beginning of a season, where something is before that: `until the summer`. */
function untilSeason({ plain }: FoldedText, phrases: QuestionPhrases, dating: DateContext): SpanInText | null {
  const season = phrases.find('season')
  if (season === null) return null
  const isRightBefore = ({ from, to }: TextSpan): boolean => from < season.from && season.from - to <= ARTICLE_MAX
  // The season may be part of a name: `before the summer holiday`.
  const behind = /^ (\p{L}+)/u.exec(plain.slice(season.to))?.[1]
  if (behind !== undefined && !isStopWord(behind)) return null
  const before = phrases.findAll('beforeThing').find(isRightBefore)
  const days = before ? readPeriod(foldedText(plain.slice(season.from, season.to)), dating) : null
  if (!before || days === null || days.first <= dating.today) return null
  return { first: dating.today, last: days.first - 1, from: before.from, to: season.to }
}

/** Kinds of which what is until a season ends as that begins. */
const OF_EVENTS: ReadonlySet<QuestionKind> = new Set(['find', 'agenda', 'count', 'free', 'hours'])

/** Two years that are named one behind the other, with a word that joins them: `in 2026 and 2027`. */
function yearsJoined({ plain }: FoldedText, phrases: QuestionPhrases): SpanInText | null {
  const [one, other] = phrases.findAll('year')
  if (!one || !other) return null
  const between = plain.slice(one.to, other.from).trim()
  const isJoined = wordsOf(between).length <= YEARS_APART && readInAnyLanguage(between).find('joinsThings')?.from === 0
  const { first } = yearSpan(Number(plain.slice(one.from, one.to)))
  const { last } = yearSpan(Number(plain.slice(other.from, other.to)))
  return isJoined && first < last ? { first, last, from: one.from, to: other.to } : null
}

/** Between two years that are joined stand so many words: `in 2026 and in 2027`. */
const YEARS_APART = 2

/** Last year and this one, where both are named. */
function twoYears(folded: FoldedText, phrases: QuestionPhrases, dating: DateContext): SpanInText | null {
  const joined = yearsJoined(folded, phrases)
  if (joined !== null) return joined
  const said = phrases.find('twoYears')
  const { year } = partsOf(dating.today)
  return said && { first: yearSpan(year - 1).first, last: yearSpan(year).last, from: said.from, to: said.to }
}

/** Days that begin with some, or that lie around some; null where a text tells none of these. */
export const cutDays = (
  folded: FoldedText,
  phrases: QuestionPhrases,
  dating: DateContext,
  kind: QuestionKind | null,
): SpanInText | null =>
  sinceDays(folded, phrases, dating) ??
  unitDays(folded, phrases, dating) ??
  twoYears(folded, phrases, dating) ??
  (kind !== null && OF_EVENTS.has(kind) ? untilSeason(folded, phrases, dating) : null)
