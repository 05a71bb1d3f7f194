import { weekdayOf, type Day } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { readPeriod, type Span } from '../../intents/reading/dates.ts'
import { daysBeside, daysBesideIn } from '../../intents/reading/days-beside.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, typed, type FoldedText } from '../../intents/reading/words.ts'
import { shiftDay, type Amount, type TextSpan } from '../../language/index.ts'
import { anchorOf, type Anchor } from '../answering/anchors.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { touching } from '../answering/unit-spans.ts'

/** So far ahead a free day is looked for. */
const FAR = 365

/** A day, and the words without what tells it. */
interface ToldDay {
  readonly day: Day
  /** The day before it on which it begins, where it takes both. */
  readonly first?: Day | undefined
  readonly rest: string
}

/** The first day of a weekday with nothing on, of the days that are said or from today on. */
function firstFree(words: string, asking: QuestionContext): ToldDay | null {
  const { language, today, surroundings, all } = asking
  const said = readPhrases(foldedText(words).plain, language).find('firstFreeWeekday')
  if (!said) return null
  const left = withoutSpans(words, [said])
  const period = readPeriod(foldedText(left), { language, today, surroundings, isAhead: true })
  const { first, last } = period ?? { first: today, last: today + FAR }
  for (let day = Math.max(first, today); day <= last; day += 1)
    if (weekdayOf(day) === said.value && touching(all, { first: day, last: day }).length === 0)
      return { day, rest: period ? withoutSpans(left, [period]) : left }
  return null
}

const AWAY_FROM = [
  ['aheadOfIt', 'aheadOfThing', -1],
  ['behindIt', 'behindThing', 1],
] as const

/** The day that is so long before or after something there is: that which is named behind it, or which all of the words name. */
const awayFrom = (words: string, asking: QuestionContext): ToldDay | null =>
  AWAY_FROM.reduce<ToldDay | null>((found, cues) => found ?? awayBy(words, cues, asking), null)

function awayBy(
  words: string,
  [itself, thing, sign]: (typeof AWAY_FROM)[number],
  asking: QuestionContext,
): ToldDay | null {
  const folded = foldedText(words)
  const { find } = readPhrases(folded.plain, asking.language)
  const ofIt = find(itself)
  const said = ofIt ?? find(thing)
  const amount = said?.value as Amount | undefined
  if (!said || !amount || amount.minutes > 0) return null
  const [name, behind] = [folded.plain.slice(0, said.from), folded.plain.slice(said.to)]
  const isOfSpoken = ofIt !== null || readInAnyLanguage(behind.trim()).find('placeListed')?.from === 0
  return isOfSpoken
    ? awayFromSpoken({ amount, sign }, `${typed(folded, 0, said.from)}${ofIt ? typed(folded, said.to) : ''}`, asking)
    : awayFromNamed(folded, { by: { amount, sign }, said, name, behind }, asking)
}

/** How long before something, or after it. */
interface AwayBy {
  readonly amount: Amount
  readonly sign: -1 | 1
}

const dayAway = ({ first, last }: Span, { amount, sign }: AwayBy): Day =>
  shiftDay(sign < 0 ? first : last, amount, sign)

/** The same of what is named behind how long before it or after it. */
function awayFromNamed(
  folded: FoldedText,
  { by, said, name, behind }: { by: AwayBy; said: TextSpan; name: string; behind: string },
  asking: QuestionContext,
): ToldDay | null {
  const isOfIt = readInAnyLanguage(behind).find('ofThatThing')?.from === behind.search(/\p{L}/u)
  const anchor = anchorOf(isOfIt ? `${name} ${behind}` : behind, asking)
  if (!anchor) return null
  const day = dayAway(anchor.item, by)
  if (day < asking.today) return null
  const end = isOfIt ? behind.length : endOf(anchor, behind)
  return { day, rest: typed(folded, 0, said.from) + typed(folded, said.to + end) }
}

/** The day of something that is named, or the one before or after it: `the day before Dad's birthday`. */
function besideNamed(text: string, asking: QuestionContext): ToldDay | null {
  const folded = foldedText(text)
  const { find } = readPhrases(folded.plain, asking.language)
  const [ofDay, ofWeekday] = [find('dayOf'), find('weekdayOf')]
  const said = ofDay ?? ofWeekday
  const behind = said ? folded.plain.slice(said.to) : ''
  const anchor = anchorOf(behind, asking)
  if (!said || !anchor) return null
  const words = folded.plain.slice(said.from, said.to)
  const day = dayBesideOf(anchor.item, words, ofDay ? null : Number(said.value))
  const end = said.to + endOf(anchor, behind)
  const { rest, first } = withDayAhead(typed(folded, 0, said.from), day, asking)
  return day < asking.today ? null : { day, first, rest: rest + partOf(words, asking) + typed(folded, end) }
}

/** The day of something, or the one before or after it; of a weekday that one. */
function dayBesideOf(item: Span, words: string, weekday: number | null): Day {
  const how = readInAnyLanguage(words)
  const sign = how.has('earlier') ? -1 : how.has('later') ? 1 : 0
  if (weekday !== null) return daysBeside(item, { unit: 'weekday', weekday, sign }, 0).first
  return sign < 0 ? item.first - 1 : sign > 0 ? item.last + 1 : item.first
}

/** Words without the weekday that is joined to the one behind them, and that day: `the Thursday and` Friday before the move. */
function withDayAhead(words: string, day: Day, { language }: QuestionContext): Pick<ToldDay, 'rest' | 'first'> {
  const said = readPhrases(foldedText(words).plain, language).find('weekdayAhead')
  const isAhead = said?.value === weekdayOf(day - 1)
  return said && isAhead ? { rest: withoutSpans(words, [said]), first: day - 1 } : { rest: words, first: undefined }
}

/** Where the name of something ends in words that name it. */
export const endOf = ({ terms }: Anchor, words: string): number =>
  Math.max(...terms.map((term) => words.lastIndexOf(term) + term.length))

/** The part of the day that words say, as it stands behind a day. */
function partOf(words: string, { language }: QuestionContext): string {
  const said = readInAnyLanguage(words).find('halfOfDay')
  return said ? ` ${LANGUAGE_WORDS[language].ofPart} ${words.slice(said.from, said.to)}` : ''
}

/** Words with the weekday before or after what was spoken of as a day in its place, as bare hours may follow: `a train the Sunday before, 10 to 18`. */
function besideSpoken(words: string, asking: QuestionContext): string | null {
  const span = pointedSpan(asking)
  const beside = span && daysBesideIn(readPhrases(foldedText(words).plain, asking.language))
  if (!span || beside?.unit !== 'weekday') return null
  const { first } = daysBeside(span, beside, asking.surroundings.weekStart)
  const day = asking.sentences.words.day(first)
  return first < asking.today ? null : `${words.slice(0, beside.from)}${day}${words.slice(beside.to)}`
}

/** The days that words point at which speak of days beside others: those of the one thing, or a few that were spoken of before. */
const pointedSpan = (asking: QuestionContext): Span | null => spokenSpan(asking) ?? asking.question.spoken ?? null

/** The day that was spoken of before, or the days of the one event that was; null where none was. */
export function spokenSpan({ question: { day, among }, all }: Pick<QuestionContext, 'question' | 'all'>): Span | null {
  if (day !== undefined) return { first: day, last: day }
  const [id, ...others] = among?.ids ?? []
  const item = others.length === 0 ? all.find((one) => one.id === id) : undefined
  return item ? { first: item.first, last: item.last } : null
}

/** The words of something new with the weekday beside what was spoken of as a day; null where they say none. */
export function onDayBeside(words: string, asking: QuestionContext): string | null {
  // What is named behind it tells the day: `the Friday before the move`.
  return besideNamed(words, asking) === null ? besideSpoken(words, asking) : null
}

function saidOn({ day, first, rest }: ToldDay, { sentences, language }: QuestionContext): string {
  const { from, to } = LANGUAGE_WORDS[language].wishes
  const begin = first === undefined ? '' : `${from} ${sentences.words.day(first)} ${to} `
  return `${rest.trim()} ${begin}${sentences.words.day(day)}`
}

/** The day so long before or after the one thing that was spoken of. */
function awayFromSpoken(by: AwayBy, rest: string, asking: QuestionContext): ToldDay | null {
  const span = pointedSpan(asking)
  const day = span && dayAway(span, by)
  return day === null || day < asking.today ? null : { day, rest }
}

/** The words of something new with the day in place of what tells it: `the first free Thursday`, `a week before the wedding`. */
export function withToldDay(words: string, asking: QuestionContext): string | null {
  const told = firstFree(words, asking) ?? awayFrom(words, asking) ?? besideNamed(words, asking)
  return told && saidOn(told, asking)
}

/** The words of something that comes back with the day from which on it does, where what was spoken of tells it: `from the week after it ends`. */
export function fromBesideSpoken(words: string, asking: QuestionContext): string | null {
  const { language, surroundings, sentences } = asking
  const folded = foldedText(words)
  const said = readPhrases(folded.plain, language).find('startsBeside')
  const span = said && pointedSpan(asking)
  const beside = said && daysBesideIn(readPhrases(folded.plain.slice(said.from, said.to), language))
  if (!said || !span || !beside || beside.sign !== 1) return null
  const { first } = daysBeside(span, beside, surroundings.weekStart)
  const since = `${LANGUAGE_WORDS[language].wishes.from} ${sentences.words.day(first)}`
  return `${typed(folded, 0, said.from)}${since}${typed(folded, said.to)}`
}
