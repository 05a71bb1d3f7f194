import type { Token } from '../tokens.ts'
import { DATELIKE } from './figures.ts'
import type { LanguageData, Lexicon } from './language-data.ts'
import { find, type Matching, type Reader } from './match.ts'
import { assertion, tokenReader, wordReader, type NamedReader } from './token-readers.ts'

/** Signs after which a date may stand alone. */
const SIGNS = new Set([',', '.', ';', ':', '!', '?', ')', '(', '-', '+', '&', ']', '[', '/', '@', '…', '|'])

/** Whether nothing that could belong to the words before follows: the end, a sign, a closed-class word. */
const opens = (closed: ReadonlySet<string>, token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'barrier' ||
  token.kind === 'numeric' ||
  (token.kind === 'sign' && SIGNS.has(token.word)) ||
  closed.has(token.word)

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The last word of each entry. */
const lastWords = (...lexicons: readonly Lexicon<unknown>[]): ReadonlySet<string> =>
  new Set(
    lexicons.flatMap((lexicon) =>
      Object.keys(lexicon).flatMap((words) => words.split('|').map((word) => word.split(' ').at(-1) ?? word)),
    ),
  )

const isFigure = (token: Token | undefined): boolean => token?.kind === 'number'

interface DayWords {
  readonly next: ReadonlySet<string>
  readonly months: ReadonlySet<string>
  readonly weekdays: ReadonlySet<string>
  readonly relatives: ReadonlySet<string>
}

const wordBefore = (tokens: readonly Token[], at: number): number =>
  tokens[at - 1]?.word === ',' || tokens[at - 1]?.word === '.' ? at - 2 : at - 1

/** Whether a day of a month stands before a token: in figures, or with a month's name and perhaps a year. */
function isAfterDate({ tokens }: Matching, at: number, { months }: DayWords): boolean {
  const before = tokens[at - 1]
  const isYear = isFigure(before) && before?.word.length === 4
  return months.has((isYear ? tokens[at - 2] : before)?.word ?? '') || DATELIKE.test(before?.word ?? '')
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''

const SUFFIXES = new Set(['st', 'nd', 'rd', 'th', '°'])

/** Whether a token makes the figure before it an ordinal: `23rd`. */
const isSuffix = (tokens: readonly Token[], at: number): boolean =>
  SUFFIXES.has(wordAt(tokens, at)) && tokens[at]?.isGlued === true && isFigure(tokens[at - 1])

/** Whether a day stands before a token: `Friday`, `Friday 26`, `tomorrow`, `26 March`. A comma may stand between. */
function isAfterDay(matching: Matching, at: number, days: DayWords): boolean {
  const { tokens } = matching
  const near = wordBefore(tokens, at)
  const plain = isSuffix(matching.tokens, near) ? near - 1 : near
  const last = days.next.has(wordAt(tokens, plain)) ? plain - 1 : plain
  const weekday = wordAt(tokens, isFigure(tokens[last]) ? wordBefore(tokens, last) : last)
  return days.weekdays.has(weekday) || days.relatives.has(wordAt(tokens, last)) || isAfterDate(matching, last + 1, days)
}

const DAY_SYMBOLS = ['weekday', 'shortWeekday', 'relative', 'dayPartWord', 'rule'] as const

const isBeforeDay = (matching: Matching, at: number): boolean =>
  DAY_SYMBOLS.some((symbol) => find(matching, symbol, at).length > 0)

const DATE_SYMBOLS = ['month', 'partWord', 'season', 'relative', 'feast'] as const

const isOfDate = (matching: Matching, at: number): boolean =>
  DATE_SYMBOLS.some((symbol) => find(matching, symbol, at).length > 0)

const namesOn = (matching: Matching, at: number): boolean =>
  matching.tokens[at]?.isCapital === true && !isOfDate(matching, at) && find(matching, 'occasion', at).length === 0

const TIME_TOKENS_MAX = 5

/** Whether a time of day ends right before a token. */
const isAfterTime = (matching: Matching, at: number): boolean =>
  Array.from({ length: Math.min(at, TIME_TOKENS_MAX) }, (_, index) => at - 1 - index).some((from) =>
    find(matching, 'time', from).some(({ end }) => end === at),
  )

const RULE_TOKENS_MAX = 8

/** Whether a repetition ends right before a token. */
const isAfterRule = (matching: Matching, at: number): boolean =>
  Array.from({ length: Math.min(at, RULE_TOKENS_MAX) }, (_, index) => at - 1 - index).some((from) =>
    find(matching, 'rule', from).some(({ end }) => end === at),
  )

/** Whether another feast is listed later on: `Christmas at ours, Boxing Day at yours`. */
const hasFeastLater = (matching: Matching, at: number, joints: ReadonlySet<string>): boolean =>
  matching.tokens.some(
    ({ word }, index) =>
      index >= at && (word === ',' || joints.has(word)) && find(matching, 'feast', index + 1).length > 0,
  )

/** Whether words in capitals alone go on to the end, two at least, as in a title. */
function isTitled({ tokens }: Matching, at: number): boolean {
  const words = tokens.slice(at).filter(({ kind }) => kind === 'word')
  return words.length > 1 && words.every(({ isCapital }) => isCapital)
}

const CLAUSE_ENDS = new Set([',', '.', ';', ':', '!', '?'])

/** Where in the text something stands, and how. */
const PLACES: readonly NamedReader[] = [
  ['glued', assertion(({ tokens }, at) => tokens[at]?.isGlued === true)],
  ['spaced', assertion(({ tokens }, at) => tokens[at]?.isGlued !== true)],
  ['atEnd', assertion(({ tokens }, at) => at === tokens.length)],
  ['begin', assertion((_, at) => at === 0)],
  // Where a sentence or a part of it begins: `I am away, cancel the call`.
  ['clause', assertion(({ tokens }, at) => at === 0 || CLAUSE_ENDS.has(tokens[at - 1]?.word ?? ''))],
  ['afterBegin', assertion((_, at) => at === 1)],
  ['capital', assertion(({ tokens }, at) => at > 0 && tokens[at]?.isCapital === true)],
]

/** Whether any of some symbols can be read at a place. */
const isRead = (matching: Matching, at: number, symbols: readonly string[]): boolean =>
  symbols.some((symbol) => find(matching, symbol, at).length > 0)

const follows = (...symbols: string[]): Reader => assertion((matching, at) => isRead(matching, at, symbols))
const nothingFollows = (...symbols: string[]): Reader => assertion((matching, at) => !isRead(matching, at, symbols))

const HOURS = ['time', 'partWord', 'halfPart', 'figuredTime'] as const

/** What stands next, which is read by itself. */
const FOLLOWING: readonly NamedReader[] = [
  ['occasionNext', follows('occasion')],
  ['timeNext', follows('time')],
  ['noTimeNext', nothingFollows('time')],
  ['timesNext', follows('times')],
  ['partNext', follows('partWord')],
  ['noDateNext', nothingFollows('when', 'rule')],
]

const dayWordsOf = (data: LanguageData): DayWords => ({
  next: wordSet(data.nextWords),
  months: lastWords(data.month),
  weekdays: lastWords(data.weekday, data.shortWeekday, data.pluralWeekday),
  relatives: lastWords(data.relative, data.dayPart, data.part),
})

/** Readers of what stands beside: they read no token themselves, or one word for what it is. */
export function neighbourReaders(data: LanguageData): readonly NamedReader[] {
  const [closed, prepositions, measures] = [data.closed, data.prepositions, data.measures].map(wordSet)
  const [starts, hanging] = [data.starts, data.dangling].map(wordSet)
  const joints = wordSet(data.joints)
  const days = dayWordsOf(data)
  const has = (words: ReadonlySet<string> | undefined, token: Token | undefined): boolean =>
    words?.has(token?.word ?? '') === true
  return [
    ['afterDay', assertion((matching, at) => isAfterDay(matching, at, days))],
    ['afterStart', assertion(({ tokens }, at) => has(starts, tokens[at - 1]))],
    // An hour, a part of the day, or what begins: `sat ko 2.30`.
    ['hourNext', assertion((matching, at) => isRead(matching, at, HOURS) || has(starts, matching.tokens[at]))],
    ['afterTime', assertion(isAfterTime)],
    ['afterRule', assertion(isAfterRule)],
    ['dayNext', assertion(isBeforeDay)],
    ['afterWeekday', assertion(({ tokens }, at) => days.weekdays.has(wordAt(tokens, at - 1)))],
    ['afterRelative', assertion(({ tokens }, at) => days.relatives.has(wordAt(tokens, at - 1)))],
    ...PLACES,
    ...FOLLOWING,
    // After `the Sunday` goes on what is named after it, unless the sentence goes on.
    ['word', tokenReader((token) => (token.kind === 'word' && !has(closed, token)) || undefined)],
    // The same where that is no part of a date: `the Monday after the party`, and not after Easter.
    [
      'commonWord',
      (matching, at) => {
        const token = matching.tokens[at]
        const isCommon = token?.kind === 'word' && !has(closed, token) && !isOfDate(matching, at)
        return isCommon ? [{ end: at + 1, value: true }] : []
      },
    ],
    ['afterWord', assertion(({ tokens }, at) => tokens[at - 1]?.kind === 'word' && !has(hanging, tokens[at - 1]))],
    // No article and no preposition stands before: `call mom sun`, not `read the Sun`.
    ['unhung', assertion(({ tokens }, at) => !has(hanging, tokens[at - 1]))],
    // Words that mean nothing without what follows: `on`, `the`.
    ['hanging', wordReader(hanging ?? new Set())],
    ['capitalWord', tokenReader(({ isCapital }) => isCapital || undefined)],
    // A name goes on behind a weekday, where no part of a date does: `Friday Harbor`.
    ['nameWord', (matching, at) => (namesOn(matching, at) ? [{ end: at + 1, value: true }] : [])],
    ['feastLater', assertion((matching, at) => hasFeastLater(matching, at, joints))],
    ['titled', assertion(isTitled)],
    ['colonNext', assertion(({ tokens }, at) => tokens[at]?.word === ':')],
    ['prepositionNext', assertion(({ tokens }, at) => has(prepositions, tokens[at]))],
    ['noMonthNext', assertion(({ tokens }, at) => !days.months.has(wordAt(tokens, at)))],
    ['untimed', assertion((matching) => matching.tokens.every((_, at) => find(matching, 'time', at).length === 0))],
    // A number that counts things is no day and no hour: `Monday 5 people`.
    [
      'uncounted',
      assertion((matching, at) => !has(measures, matching.tokens[at]) || find(matching, 'time', at).length > 0),
    ],
    ['open', assertion(({ tokens }, at) => opens(closed ?? new Set(), tokens[at]))],
  ]
}
