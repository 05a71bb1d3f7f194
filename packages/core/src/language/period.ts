import { dayOf, dayOfWall, MINUTES_A_DAY, parseWall, yearOf, type Day, type WeekStart } from '../date/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { find, type Matching } from './grammar/match.ts'
import { languages } from './languages.ts'
import type { Moment } from './meaning/captures.ts'
import { pick, type Span, type When } from './meaning/when.ts'
import type { Language } from './language-list.ts'
import { datingOf } from './reading/dating.ts'
import { isNothingSure } from './reading/decide.ts'
import { endsFree, beginsFree, ofKind, piecesOf, type Piece } from './reading/pieces.ts'
import { momentOfShownYear } from './reading/year-looked-at.ts'
import { tokensOf, type Token } from './tokens.ts'

/** What a period is read with: the person's wall time (`YYYY-MM-DDTHH:mm`), and what they look at. */
export interface PeriodSurroundings {
  readonly language: Language
  readonly now: string
  readonly weekStart: WeekStart
  readonly country?: string | null
  /** What comes each year is meant in this one. */
  readonly year: number
  /** Whether only what is still to come can be meant. */
  readonly isAhead: boolean
}

/** Days in a row, both included, and the words that say them: offsets in UTF-16 units, `to` not included. */
export interface Period {
  readonly first: Day
  readonly last: Day
  readonly from: number
  readonly to: number
}

interface Bound {
  readonly bound: 'until' | 'after' | 'before' | 'since' | 'from' | 'onwards'
  readonly when: When
}

interface ValueInText<Value> {
  readonly value: Value
  readonly from: number
  readonly to: number
}

/** The longest reading of a symbol at a token; undefined where there is none. */
const longestAt = (matching: Matching, symbol: string, at: number) =>
  find(matching, symbol, at)
    .filter(({ end }) => end > at && endsFree(matching.tokens, end))
    .toSorted((one, other) => other.end - one.end)[0]

/** The longest reading of a symbol at the first place that has one; not within a date that is said in more words. */
function firstOf<Value>(matching: Matching, symbol: string): ValueInText<Value> | null {
  const { tokens } = matching
  for (let at = 0; at < tokens.length; at += 1) {
    if (!beginsFree(tokens, at)) continue
    const longest = longestAt(matching, symbol, at)
    if (longest)
      return { value: longest.value as Value, from: tokens[at]?.from ?? 0, to: tokens[longest.end - 1]?.to ?? 0 }
    const date = longestAt(matching, 'relative', at)
    if (date) at = date.end - 1
  }
  return null
}

/** What was found, unless it is part of what only sounds like a date: `the weekend of the wedding`. */
const outsideNames = (matching: Matching, found: ValueInText<When> | null): ValueInText<When> | null =>
  found && ofKind(piecesOf(matching), 'doubt').some(({ from, to }) => found.from >= from && found.to <= to)
    ? null
    : found

const wholeYear = (year: number): Span => ({ first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) })

/** From the latest beginning of something that comes again until now; null where it has not begun. */
function sinceThen(when: When, today: Day): Span | null {
  const begun = when.around(today).findLast(({ first }) => first <= today)
  return begun ? { first: begun.first, last: today } : null
}

/** The same where that began in the year that is shown: `da gennaio`, and in May not `da giugno`. */
function sinceThisYear(when: When, { today, shownYear }: Pick<Moment, 'today' | 'shownYear'>): Span | null {
  const since = sinceThen(when, today)
  return since && yearOf(since.first) === shownYear ? since : null
}

const onFrom = (first: Day): Span => ({ first, last: wholeYear(yearOf(first)).last })

/** With which day those begin that go on to the end of the year. */
const FORWARD: Partial<Record<Bound['bound'], (point: Span) => Day>> = {
  onwards: ({ first }) => first,
  after: ({ last }) => last + 1,
}

/** From now, or the beginning of the year that is shown, until a day; or from behind it to the end of its year. */
function bounded({ bound, when }: Bound, { today, shownYear, isAhead }: Moment): Span | null {
  if (bound === 'since') return sinceThen(when, today)
  const point = pick(when, today)
  if (!point) return null
  if (bound === 'from') return (isAhead ? null : sinceThisYear(when, { today, shownYear })) ?? onFrom(point.first)
  const begins = FORWARD[bound]
  if (begins) return onFrom(begins(point))
  const last = bound === 'until' ? point.last : point.first - 1
  if (last < today) return { first: wholeYear(yearOf(last)).first, last }
  return { first: yearOf(today) === shownYear ? today : Math.max(wholeYear(shownYear).first, today), last }
}

/** What quick add makes of the days of a text. */
function dated(tokens: readonly Token[], moment: Moment, readers: (at: Moment) => Matching['readers']): Period | null {
  const piecesAt = (at: Moment): readonly Piece[] => piecesOf({ tokens, readers: readers(at), memory: [] })
  const ofYear = momentOfShownYear(piecesAt, moment, moment.shownYear)
  const read = (at: Moment): Period | null => {
    const pieces = piecesAt(at)
    if (isNothingSure(pieces) || ofKind(pieces, 'rule').length > 0) return null
    const dating = datingOf(pieces, at, false)
    if (dating === 'none' || dating === 'conflict' || dating.used.length === 0) return null
    const [from, to] = [dating.used.map((piece) => piece.from), dating.used.map((piece) => piece.to)]
    return { ...dating.span, from: Math.min(...from), to: Math.max(...to) }
  }
  const first = read(ofYear)
  // Days that go on over New Year are those that begin in the year that is shown.
  const isBefore = first !== null && ofYear !== moment && yearOf(first.first) < moment.shownYear
  const shown = (isBefore ? read({ ...ofYear, today: first.last + 1 }) : null) ?? first
  return shown && moment.isAhead && shown.last < moment.today ? read(moment) : shown
}

function momentOf({ now, weekStart, country = null, year, isAhead }: PeriodSurroundings): Moment {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  const today = dayOfWall(wall)
  return { today, minute: wall - today * MINUTES_A_DAY, weekStart, country, shownYear: year, isAhead }
}

/** Tokens beside what was found in which a longer date is looked for. */
const NEAR = 16

const isWithin = ({ first, last }: Span): boolean =>
  first <= last && first >= wholeYear(FIRST_YEAR).first && last <= wholeYear(LAST_YEAR).last

/** The days that a bound leaves: `until Friday`. */
function boundedIn(matching: Matching, moment: Moment): Period | null {
  const found = firstOf<Bound>(matching, 'askedBound')
  const days = found && bounded(found.value, moment)
  return found && days ? { ...days, from: found.from, to: found.to } : null
}

function spanOf(found: ValueInText<When> | null, { today }: Moment): Period | null {
  const span = found && pick(found.value, today)
  return found && span ? { ...span, from: found.from, to: found.to } : null
}

/**
 * The pieces whose words hold those that were found, and more: `three days after Easter` is not all that is after Easter.
 * Prepositions and articles before them do not count.
 */
function around(said: Period, matching: Matching, loose: ReadonlySet<string>): readonly Piece[] {
  const tokens = near(said, matching.tokens)
  const isAll = tokens.length === matching.tokens.length
  return piecesOf(isAll ? matching : { ...matching, tokens, memory: [] }).filter(({ from, to }) => {
    const first = tokens.find((token) => token.from >= from && !loose.has(token.word))?.from ?? to
    return first <= said.from && to >= said.to && to - first > said.to - said.from
  })
}

/** The tokens of the words that were found, and so many before and behind them as any date has. */
function near({ from, to }: Period, tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex((token) => token.from >= from)
  const behind = tokens.findLastIndex((token) => token.to <= to) + 1
  return tokens.slice(Math.max(0, first - NEAR), behind + NEAR)
}

/** A month, a season, a year or a weekend that stands alone: nothing that looks like a date is taken for one of them. */
function bareIn(matching: Matching, moment: Moment): Period | null {
  if (doubtIn(matching)) return null
  return (
    spanOf(firstOf<When>(matching, 'barePeriod'), moment) ??
    spanOf(outsideNames(matching, firstOf(matching, 'leastPeriod')), moment)
  )
}

const POSSESSIVE = /['’]s$/u

/**
 * The tokens with the words of the calendar that own something as they are alone: `this week's events`. What owns a weekday,
 * and what is in the name of a feast, stays as it is: `last week's Friday`, `New Year's Eve`.
 */
function withoutPossessives({ tokens, ...rest }: Matching, text: string, language: Language): Token[] {
  const { calendar, anyWeekdays } = languages[language]
  let feastEnd = 0
  return tokens.map((token, at) => {
    feastEnd = Math.max(feastEnd, longestAt({ tokens, ...rest }, 'feast', at)?.end ?? 0)
    const owner = token.word.slice(0, -1)
    const isPossessive = POSSESSIVE.test(text.slice(token.from, token.to)) && calendar.has(owner)
    const isKept = at < feastEnd || anyWeekdays.has(tokens[at + 1]?.word ?? '')
    return isPossessive && !isKept ? { ...token, word: owner } : token
  })
}

/**
 * The days that a question names; null where it names none that can be told for sure. Unlike quick add it knows what is over:
 * `last week`, and takes what comes each year for that of the year that is shown.
 * @throws RangeError where `now` is no wall time
 */
export function readPeriod(text: string, surroundings: PeriodSurroundings): Period | null {
  const moment = momentOf(surroundings)
  const { grammar, loose } = languages[surroundings.language]
  const readers = grammar(moment)
  const written: Matching = { tokens: tokensOf(text, surroundings.language), readers, memory: [] }
  const tokens = withoutPossessives(written, text, surroundings.language)
  const matching: Matching = { tokens, readers, memory: [] }
  const asked = boundedIn(matching, moment) ?? spanOf(firstOf<When>(matching, 'askedPeriod'), moment)
  const larger = asked ? around(asked, matching, loose) : []
  if (isNothingSure(larger)) return null
  const whole = larger.some(({ kind }) => kind === 'when') ? dated(tokens, moment, grammar) : null
  const said = whole ?? asked ?? dated(tokens, moment, grammar) ?? bareIn(matching, moment)
  return said && isWithin(said) ? said : null
}

/** The one date that a text names, as quick add reads it, in the year that is shown; null where there is none for sure. */
export function readDate(text: string, surroundings: PeriodSurroundings): Period | null {
  const { grammar } = languages[surroundings.language]
  return dated(tokensOf(text, surroundings.language), momentOf(surroundings), grammar)
}

const isDoubt = (piece: Piece): boolean =>
  (piece.kind === 'unclear' && piece.value === 'figures') ||
  (piece.kind === 'doubt' && (piece.value === 'date' || piece.value === 'all'))

/** Figures that look like a date, and cannot be one. */
const doubtIn = (matching: Matching): Piece | undefined => {
  const hasFigure = ({ from, to }: Piece): boolean =>
    matching.tokens.some((token) => /\d/u.test(token.word) && token.from >= from && token.to <= to)
  return piecesOf(matching).find((piece) => isDoubt(piece) && hasFigure(piece))
}

/** The words of a text that look like a date, and could not be read as one; null where there are none. */
export function doubtfulDateIn(text: string, surroundings: PeriodSurroundings): string | null {
  const { grammar, dangling } = languages[surroundings.language]
  const tokens = tokensOf(text, surroundings.language)
  const doubt = doubtIn({ tokens, readers: grammar(momentOf(surroundings)), memory: [] })
  const first = tokens.find(({ from, word }) => doubt && from >= doubt.from && !dangling.has(word))
  return doubt ? text.slice(first?.from, doubt.to) : null
}
