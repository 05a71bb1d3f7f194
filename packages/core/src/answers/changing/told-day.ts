import { formatWall, parseDay, weekdayOf, type Day } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { readPeriod, understoodIn, type Span } from '../../intents/reading/dates.ts'
import { daysBeside, daysBesideIn } from '../../intents/reading/days-beside.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, typed, type FoldedText } from '../../intents/reading/words.ts'
import { shiftDay, type Amount, type TextSpan } from '../../language/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { anchorOf, type Anchor } from '../answering/anchors.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { touching } from '../answering/unit-spans.ts'

/** So far ahead a free day is looked for. */
const FAR = 365

/** A day, and the words without what tells it. */
interface ToldDay {
  readonly day: Day
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
  const how = readInAnyLanguage(words)
  const sign = how.has('earlier') ? -1 : how.has('later') ? 1 : 0
  const day = ofDay
    ? { '-1': anchor.item.first - 1, '0': anchor.item.first, '1': anchor.item.last + 1 }[sign]
    : daysBeside(anchor.item, { unit: 'weekday', weekday: Number(said.value), sign }, 0).first
  const end = said.to + endOf(anchor, behind)
  return day < asking.today
    ? null
    : { day, rest: typed(folded, 0, said.from) + partOf(words, asking) + typed(folded, end) }
}

/** Where the name of something ends in words that name it. */
const endOf = ({ terms }: Anchor, words: string): number =>
  Math.max(...terms.map((term) => words.lastIndexOf(term) + term.length))

/** The part of the day that words say, as it stands behind a day. */
function partOf(words: string, { language }: QuestionContext): string {
  const said = readInAnyLanguage(words).find('halfOfDay')
  return said ? ` ${LANGUAGE_WORDS[language].ofPart} ${words.slice(said.from, said.to)}` : ''
}

/** The end of what something is to be right after, as its day and hour: `a call straight after the workshop`. */
export function rightAfter(words: string, asking: QuestionContext): string | null {
  const folded = foldedText(words)
  const phrases = readPhrases(folded.plain, asking.language)
  const spoken = daysBesideIn(phrases) === null ? behindSpoken(folded, phrases.find('afterIt'), asking) : null
  if (spoken !== null) return spoken
  const said = phrases.find('rightBeside')
  const isAfter = said !== null && readInAnyLanguage(folded.plain.slice(said.from, said.to)).has('later')
  if (isAfter) return behindEnd(folded, said, asking)
  return afterNamed(folded, phrases.find('afterThing'), asking)
}

const UNITS_OF = ['dayOf', 'weekdayOf', 'weekOf', 'weekendOf', 'monthOf', 'behindThing'] as const

/** The same behind the last of what was spoken of: `lunch with Luca afterwards`. */
function behindSpoken(folded: FoldedText, said: TextSpan | null, asking: QuestionContext): string | null {
  const ends = spokenItems(asking).flatMap(({ allDay, end }) => (allDay ? [] : [end]))
  return said && ends.length > 0 ? atWall(folded, said, Math.max(...ends), asking) : null
}

/** What was spoken of when something new was wished for. */
function spokenItems({ question: { among, nearby }, all }: QuestionContext): readonly DetailedItem[] {
  const ids = new Set(among?.ids ?? nearby)
  return all.filter(({ id }) => ids.has(id))
}

/** The same behind what is on the day that is said: `drinks on 10 June after German`; where none is, behind what was spoken of, or is there but once. */
function afterNamed(folded: FoldedText, said: TextSpan | null, asking: QuestionContext): string | null {
  const { language, surroundings, all } = asking
  if (said === null) return null
  const date = understoodIn(folded.text, { language, surroundings }).find(({ kind }) => kind === 'date')
  const day = date ? parseDay(date.meaning) : null
  if (date)
    return day === null ? null : behindEnd(folded, said, { ...asking, all: touching(all, { first: day, last: day }) })
  // The day after something is not right after it, and neither is two days after it.
  const { has } = readPhrases(folded.plain, language)
  if (UNITS_OF.some(has)) return null
  return behindEnd(folded, said, { ...asking, all: spokenItems(asking) }) ?? behindOnlyOne(folded, said, asking)
}

/** The same behind the one thing to come that is named with its article: after `lunch` alone is some time of the day. */
function behindOnlyOne(folded: FoldedText, said: TextSpan, asking: QuestionContext): string | null {
  const { all, today, surroundings } = asking
  const behind = folded.plain.slice(said.to).trim()
  const isNamed = readInAnyLanguage(behind).find('article')?.from === 0
  // `After work` is after none of what is of the category.
  const item = isNamed ? anchorOf(behind, { ...asking, surroundings: { ...surroundings, categories: [] } })?.item : null
  const isOne =
    item &&
    item.first >= today &&
    all.every(({ title, id, last }) => title !== item.title || id === item.id || last < today)
  return isOne ? behindEnd(folded, said, { ...asking, all: [item] }) : null
}

/** The words with the end of what is named behind a place of them as its day and hour. */
function behindEnd(folded: FoldedText, said: TextSpan, asking: QuestionContext): string | null {
  const behind = folded.plain.slice(said.to)
  const anchor = anchorOf(behind, asking)
  if (!anchor || anchor.item.allDay) return null
  return atWall(folded, { from: said.from, to: said.to + endOf(anchor, behind) }, anchor.item.end, asking)
}

/** Words with a day and an hour instead of some of them, and of any other day. */
function atWall(folded: FoldedText, { from, to }: TextSpan, end: number, asking: QuestionContext): string {
  const [before, rest] = [typed(folded, 0, from), typed(folded, to)]
  return `${withoutDates(before, asking).trim()} ${withoutDates(rest, asking)} ${formatWall(end).replace('T', ' ')}`
}

const withoutDates = (words: string, { language, surroundings }: QuestionContext): string =>
  withoutSpans(
    words,
    understoodIn(words, { language, surroundings }).filter(({ kind }) => kind === 'date'),
  )

/** The weekday before or after what was spoken of: `buy a present the Saturday before`. */
function besideSpoken(words: string, asking: QuestionContext): ToldDay | null {
  const span = spokenSpan(asking)
  const beside = span && daysBesideIn(readPhrases(foldedText(words).plain, asking.language))
  if (!span || beside?.unit !== 'weekday') return null
  const { first } = daysBeside(span, beside, asking.surroundings.weekStart)
  return first < asking.today ? null : { day: first, rest: withoutSpans(words, [beside]) }
}

/** The day that was spoken of before, or the days of the one event that was; null where none was. */
export function spokenSpan({ question: { day, among }, all }: Pick<QuestionContext, 'question' | 'all'>): Span | null {
  if (day !== undefined) return { first: day, last: day }
  const [id, ...others] = among?.ids ?? []
  const item = others.length === 0 ? all.find((one) => one.id === id) : undefined
  return item ? { first: item.first, last: item.last } : null
}

/** The words of something new with the weekday beside what was spoken of as a day; null where they say none. */
export function onDayBeside(words: string, asking: QuestionContext): string | null {
  const told = besideSpoken(words, asking)
  return told && saidOn(told, asking)
}

const saidOn = ({ day, rest }: ToldDay, { sentences }: QuestionContext): string =>
  `${rest.trim()} ${sentences.words.day(day)}`

/** The day so long before or after the one thing that was spoken of. */
function awayFromSpoken(by: AwayBy, rest: string, asking: QuestionContext): ToldDay | null {
  const span = spokenSpan(asking)
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
  const span = said && spokenSpan(asking)
  const beside = said && daysBesideIn(readPhrases(folded.plain.slice(said.from, said.to), language))
  if (!said || !span || !beside || beside.sign !== 1) return null
  const { first } = daysBeside(span, beside, surroundings.weekStart)
  const since = `${LANGUAGE_WORDS[language].wishes.from} ${sentences.words.day(first)}`
  return `${typed(folded, 0, said.from)}${since}${typed(folded, said.to)}`
}
