import { dayOf, partsOf, yearOf, type Day } from '../../date/index.ts'
import type { Moment } from '../meaning/captures.ts'
import { pick, type When } from '../meaning/when.ts'
import type { Piece } from './pieces.ts'

/** Two of a date that comes once a year lie further apart than those of any month or week. */
const ALMOST_A_YEAR = 300
/** Days after which whatever counts from today is on another date, and what comes once a year has come again. */
const LATER = 410

/** The pieces of a text, as they are read at a moment. */
type PiecesAt = (moment: Moment) => readonly Piece[]

function isYearly({ around }: When, today: Day): boolean {
  const [first, second] = around(today)
  return first !== undefined && second !== undefined && second.first - first.first > ALMOST_A_YEAR
}

const isSameDate = (one: Day, other: Day): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.month === b.month && a.date === b.date
}

/** Whether a date names no year: it comes every year, or begins and ends on the same dates whenever it is read. */
function isOfAnyYear(date: When, later: When | undefined, today: Day): boolean {
  if (!date.isFixed) return isYearly(date, today)
  const [span, other] = [pick(date, today), later?.isFixed ? pick(later, today) : null]
  if (!span || !other || span.first === other.first) return false
  return isSameDate(span.first, other.first) && isSameDate(span.last, other.last)
}

/** The dates that pieces say; null where one counts from today, or repeats. */
function datesOf(pieces: readonly Piece[]): readonly When[] | null {
  const dates: When[] = []
  for (const piece of pieces) {
    if (piece.kind === 'dayPart' || piece.kind === 'rule') return null
    if (['when', 'deadline', 'named', 'since', 'until'].includes(piece.kind)) dates.push(piece.value as When)
  }
  return dates
}

/**
 * From when on dates are looked for: where one looks at another year than today's, and says a date without a year, from
 * the first moment of that year.
 */
export function momentOfYear(piecesAt: PiecesAt, moment: Moment, year: number): Moment {
  return year === yearOf(moment.today) ? moment : momentOfShownYear(piecesAt, moment, year)
}

/** The same also where that is the year of today: questions are about all of it. */
export function momentOfShownYear(piecesAt: PiecesAt, moment: Moment, year: number): Moment {
  const { today } = moment
  const dates = datesOf(piecesAt(moment))
  if (!dates || dates.length === 0) return moment
  const later = datesOf(piecesAt({ ...moment, today: today + LATER })) ?? []
  const areOfAnyYear = dates.map((date, index) => isOfAnyYear(date, later[index], today))
  const isYearless = areOfAnyYear.includes(true) && dates.every(({ isFixed }, index) => !isFixed || areOfAnyYear[index])
  return isYearless ? { ...moment, today: dayOf(year, 1, 1), minute: -1 } : moment
}
