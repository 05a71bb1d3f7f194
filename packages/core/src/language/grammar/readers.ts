import type { Amount, FeastDay, MonthDay, TimeSpan } from '../meaning/captures.ts'
import { amountOf } from '../meaning/amounts.ts'
import { FEASTS } from '../meaning/feasts.ts'
import type { Token } from '../tokens.ts'
import type { Lexicon, LanguageData } from './language-data.ts'
import { find, type Found, type Matching, type Reader } from './match.ts'

const NOTHING: readonly Found[] = []
const ABBREVIATION_MAX = 5

type Entry = readonly [rest: readonly string[], value: unknown]

const hasWords = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => tokens[at + index]?.word === word)

/** Ends of a word: before the point of an abbreviation and after it. */
function* endsOf(tokens: readonly Token[], end: number): Generator<number> {
  yield end
  const [word, point] = [tokens[end - 1], tokens[end]]
  if (point?.word === '.' && point.isGlued && word && word.word.length <= ABBREVIATION_MAX) yield end + 1
}

/** Reads the words of a lexicon. */
function lexiconReader<Meaning>(lexicon: Lexicon<Meaning>, valueOf: (meaning: Meaning) => unknown): Reader {
  const entries = new Map<string, Entry[]>()
  for (const [words, meaning] of Object.entries(lexicon)) {
    for (const word of words.split('|')) {
      const [first = '', ...rest] = word.split(' ')
      entries.set(first, [...(entries.get(first) ?? []), [rest, valueOf(meaning)]])
    }
  }
  return ({ tokens }, at) => {
    const known = entries.get(tokens[at]?.word ?? '')
    if (!known || tokens[at]?.kind === 'barrier') return NOTHING
    return known
      .filter(([rest]) => hasWords(tokens, at + 1, rest))
      .flatMap(([rest, value]) => [...endsOf(tokens, at + 1 + rest.length)].map((end) => ({ end, value })))
  }
}

/** Reads one token; undefined is no match. */
const tokenReader =
  (read: (token: Token, matching: Matching, at: number) => unknown): Reader =>
  (matching, at) => {
    const token = matching.tokens[at]
    const value = token && read(token, matching, at)
    return value === undefined ? NOTHING : [{ end: at + 1, value }]
  }

const wholeNumber = (from: number, to: number, digits = 4): Reader =>
  tokenReader(({ kind, word }) => {
    const value = Number(word)
    return kind === 'number' && word.length <= digits && value >= from && value <= to ? value : undefined
  })

const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/
const DOTTED = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})$/
const YEAR_FIRST = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/
const DATELIKE = /^\d{1,2}\/\d{1,2}$|^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/
const AMBIGUOUS_MONTHS = new Set(['may', 'march', 'mar'])
const FIGURES = /^(\d{1,2})[:.](\d{2})$/

const yearOf = (text: string | undefined): number | null =>
  text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text)

/** Day and month in the order of the language; where both orders make sense in English, none is sure. */
function ordered(first: number, second: number, isDayFirst: boolean): { date: number; month: number } | null {
  if (isDayFirst) return second > 12 ? null : { date: first, month: second }
  if (first > 12) return second > 12 ? null : { date: first, month: second }
  return second > 12 || first === second ? { date: second, month: first } : null
}

function monthDayOf(word: string, isDayFirst: boolean): MonthDay | undefined {
  const iso = YEAR_FIRST.exec(word)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), date: Number(iso[3]) }
  const match = SLASHED.exec(word) ?? DOTTED.exec(word)
  const order = match && ordered(Number(match[1]), Number(match[2]), isDayFirst)
  if (!match || !order || order.month < 1) return undefined
  const year = yearOf(match[3])
  return year !== null && (year < 1900 || year > 2200) ? undefined : { ...order, year }
}

/** Whether a day and month may as well be a part of something: `3/4`. */
const looksLikeFraction = (word: string): boolean => {
  const [first = '', second = '', ...rest] = word.split('/')
  return rest.length === 0 && !first.startsWith('0') && Number(first) < Number(second)
}

function clockOf(word: string): { minute: number; isVague: boolean } | undefined {
  const match = FIGURES.exec(word)
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined
  return { minute: hour * 60 + minute, isVague: hour > 0 && hour < 12 && !word.startsWith('0') }
}

/** Signs after which a date may stand alone. */
const SIGNS = new Set([',', '.', ';', ':', '!', '?', ')', '(', '-', '+', '&', ']', '[', '/', '@', '…', '|'])

/** Whether nothing that could belong to the words before follows: the end, a sign, a closed-class word. */
const opens = (closed: ReadonlySet<string>, token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'barrier' ||
  token.kind === 'numeric' ||
  (token.kind === 'sign' && SIGNS.has(token.word)) ||
  closed.has(token.word)

/** Reads nothing, where it may stand. */
const assertion =
  (holds: (matching: Matching, at: number) => boolean): Reader =>
  (matching, at) =>
    holds(matching, at) ? [{ end: at, value: true }] : NOTHING

function numberReaders({ number, nth, ordinal }: LanguageData): readonly (readonly [string, Reader])[] {
  const words = (from: number, to: number): Lexicon<number> =>
    Object.fromEntries(Object.entries(number).filter(([, value]) => value >= from && value <= to))
  const isVagueHour = ({ word }: Token): boolean => !word.startsWith('0') && Number(word) < 12
  const hours = tokenReader((token) =>
    token.kind === 'number' && token.word.length <= 2 && Number(token.word) <= 24 ? Number(token.word) : undefined,
  )
  const hourIf = (isVague: boolean): Reader =>
    tokenReader((token, matching, at) =>
      hours(matching, at).length > 0 && isVagueHour(token) === isVague ? Number(token.word) : undefined,
    )
  return [
    ['figure', wholeNumber(1, 999, 3)],
    ['hour', hours],
    ['sureHour', hourIf(false)],
    ['bareHour', hourIf(true)],
    [
      'minute',
      tokenReader(({ kind, word }) =>
        kind === 'number' && word.length === 2 && Number(word) < 60 ? Number(word) : undefined,
      ),
    ],
    ['year', wholeNumber(1900, 2200)],
    ['ordinalFigure', wholeNumber(1, 5, 1)],
    ['number', lexiconReader(number, (value) => value)],
    ['hourWord', lexiconReader(words(1, 24), (value) => value)],
    ['minuteWord', lexiconReader(words(1, 59), (value) => value)],
    ['nthWord', lexiconReader(nth, (value) => value)],
    ['ordinal', lexiconReader(ordinal, (value) => value)],
  ]
}

function signReaders(data: LanguageData, isDayFirst: boolean): readonly (readonly [string, Reader])[] {
  const closed = new Set(data.closed.split(' '))
  const months = new Set(Object.keys(data.month).flatMap((words) => words.split('|')))
  const prepositions = new Set(data.prepositions.split(' '))
  const lowMonths = lexiconReader(data.month, (value) => value)
  return [
    ['monthDay', tokenReader(({ kind, word }) => (kind === 'numeric' ? monthDayOf(word, isDayFirst) : undefined))],
    ['figures', tokenReader(({ kind, word }) => (kind === 'numeric' ? clockOf(word) : undefined))],
    [
      'commaFigures',
      tokenReader(({ kind, word }) => (kind === 'numeric' ? clockOf(word.replace(',', ':')) : undefined)),
    ],
    [
      'colonFigures',
      tokenReader(({ kind, word }) => (kind === 'numeric' && word.includes(':') ? clockOf(word) : undefined)),
    ],
    [
      'lowMonth',
      (matching, at) => (at > 0 && matching.tokens[at]?.isCapital === true ? NOTHING : lowMonths(matching, at)),
    ],
    [
      'clearMonthDay',
      tokenReader(({ kind, word }) =>
        kind === 'numeric' && !looksLikeFraction(word) ? monthDayOf(word, isDayFirst) : undefined,
      ),
    ],
    // Names of months that are verbs too say nothing alone.
    [
      'sureMonth',
      (matching, at) => (AMBIGUOUS_MONTHS.has(matching.tokens[at]?.word ?? '') ? NOTHING : lowMonths(matching, at)),
    ],
    ['datelike', tokenReader(({ kind, word }) => (kind === 'numeric' && DATELIKE.test(word)) || undefined)],
    [
      'afterDate',
      assertion(
        ({ tokens }, at) => months.has(tokens[at - 1]?.word ?? '') || DATELIKE.test(tokens[at - 1]?.word ?? ''),
      ),
    ],
    ['begin', assertion((_, at) => at === 0)],
    ['capital', assertion(({ tokens }, at) => at > 0 && tokens[at]?.isCapital === true)],
    // After `the Sunday` goes on what is named after it, unless the sentence goes on.
    ['word', tokenReader((token) => (token.kind === 'word' && !closed.has(token.word)) || undefined)],
    ['capitalWord', tokenReader(({ isCapital }) => isCapital || undefined)],
    ['prepositionNext', assertion(({ tokens }, at) => prepositions.has(tokens[at]?.word ?? ''))],
    ['timeNext', assertion((matching, at) => find(matching, 'time', at).length > 0)],
    ['open', assertion(({ tokens }, at) => opens(closed, tokens[at]))],
  ]
}

const hoursFromTo = ([from, to]: readonly [number, number]): TimeSpan => ({
  start: from * 60,
  end: to * 60,
  isVague: false,
})

/** The readers of single tokens, of lexicons and of what must follow, by symbol. */
export function basicReaders(data: LanguageData, isDayFirst: boolean): readonly (readonly [string, Reader])[] {
  const same = (value: unknown): unknown => value
  return [
    ...numberReaders(data),
    ...signReaders(data, isDayFirst),
    ['month', lexiconReader(data.month, same)],
    ['weekday', lexiconReader(data.weekday, same)],
    ['toWeekday', lexiconReader(data.weekday, same)],
    ['shortWeekday', lexiconReader(data.shortWeekday, same)],
    ['pluralWeekday', lexiconReader(data.pluralWeekday, same)],
    ['unit', lexiconReader(data.unit, (parts): Amount => amountOf(parts))],
    ['relative', lexiconReader(data.relative, same)],
    ['feast', lexiconReader({ ...data.feast, ...data.sureFeast }, (name): FeastDay => FEASTS[name])],
    ['plainFeast', lexiconReader(data.feast, (name): FeastDay => FEASTS[name])],
    ['sureFeast', lexiconReader(data.sureFeast, (name): FeastDay => FEASTS[name])],
    ['idiom', lexiconReader({ [data.idioms]: true }, same)],
    ['season', lexiconReader(data.season, same)],
    ['partWord', lexiconReader(data.part, hoursFromTo)],
    ['dayPartWord', lexiconReader(data.dayPart, ([days, ...hours]) => ({ days, part: hoursFromTo(hours) }))],
  ]
}
