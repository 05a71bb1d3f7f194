import { dayOfWall, formatWall, MINUTES_A_DAY, parseDay, parseWall, yearSpan, type Day } from '../../date/index.ts'
import { QUICK_ADD_MAX } from '../../event/index.ts'
import { parseQuickAdd, type Language, type QuickAdd } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'

/** Days in a row, both ends included. */
export interface Span {
  readonly first: Day
  readonly last: Day
}

/** A span, and where in the text it was said. */
export interface SaidSpan extends Span {
  readonly from: number
  readonly to: number
}

/** What dates are read with: the language of the question, which need not be that of the page. */
export interface Dating {
  readonly language: Language
  readonly today: Day
  readonly surroundings: QuestionSurroundings
  /** Whether days that are over cannot be meant. */
  readonly isAhead: boolean
}

/** The person's day. Throws a RangeError where `now` is no wall time. */
export function todayOf({ now }: QuestionSurroundings): Day {
  const wall = parseWall(now)
  if (wall === null) throw new RangeError(`Not a wall time: ${now}`)
  return dayOfWall(wall)
}

/** Names that lie in every year: such a date is one of the year on the screen. */
const YEARLY =
  /gennaio|febbraio|marzo|april|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|januar|februar|\bmar(?:ch)?\b|\bmay\b|\bjun|\bjul|august|septem|octob|novem|decem|\b(?:jan|feb|apr|aug|sept?|oct|nov|dec|gen|mag|giu|lug|ago|set|ott|dic)\b|natale|pasqu|ferragosto|capodanno|epifania|befana|carnevale|stefano|vigilia|halloween|ognissanti|immacolata|easter|christmas|boxing|thanksgiving|new year|valentin|liberazione|repubblica|estate|inverno|primavera|autunno|summer|winter|spring|autumn|\bfall\b|trimestre|semestre|quarter|\bq ?[1-4]\b|\d[/.-]\d/iu

/** Words that count from today instead. */
const RELATIVE =
  /prossim|quest|scors|passat|\bnext\b|\bthis\b|\blast\b|\bcoming\b|\b(?:19|20|21)\d\d\b|oggi|domani|today|tomorrow|\btra\b (?:\d|un)|\bfra\b (?:\d|un)|\bin \d+ (?:day|week)/iu

function read(text: string, now: string, { language, surroundings }: Dating): QuickAdd {
  return parseQuickAdd(text, { language, now, weekStart: surroundings.weekStart, categories: [], calendars: [] })
}

function dated(add: QuickAdd): SaidSpan | null {
  const said = add.understood.find(({ kind }) => kind === 'date')
  if (!said || add.recurrence !== null || add.start === null || add.end === null) return null
  const [from = '', to = from] = said.meaning.split('/')
  const first = parseDay(from)
  const last = parseDay(to)
  return first === null || last === null ? null : { first, last, from: said.from, to: said.to }
}

/** Text within the bound of quick add; a longer one is read where its first sentence ends, or not at all. */
function withinBound(text: string): string {
  if (text.length <= QUICK_ADD_MAX) return text
  const end = text.slice(0, QUICK_ADD_MAX).search(/[.?!\n](?=\s|$)/u)
  return end < 0 ? '' : text.slice(0, end)
}

/** The one date of a text, by quick add; names that come back each year are of the year on the screen. */
export function dateIn(wholeText: string, dating: Dating): SaidSpan | null {
  const text = withinBound(wholeText)
  if (text === '') return null
  const coming = dated(read(text, dating.surroundings.now, dating))
  const words = coming ? text.slice(coming.from, coming.to) : text
  if (!YEARLY.test(words) || RELATIVE.test(words)) return coming
  const start = yearSpan(dating.surroundings.year).first
  const ofYear = dated(read(text, formatWall(start * MINUTES_A_DAY), dating))
  if (!ofYear || (dating.isAhead && ofYear.last < dating.today)) return coming
  return ofYear
}
