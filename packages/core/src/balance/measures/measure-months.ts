import { daysInMonth } from '../../date/index.ts'
import { prepareYear, type PreparedYear } from '../prepare-year.ts'
import { sumOf } from '../statistics.ts'

export interface MonthFacts {
  readonly month: number
  readonly hours: number
  readonly share: number
  /** The month's share in the previous year; null if unknown. */
  readonly shareBefore: number | null
}

export interface SeasonFacts {
  readonly months: readonly MonthFacts[]
  /** Those with most hours. */
  readonly fullest: readonly number[]
  /** Percentage of hours that would have to move for twelve equal months; null without hours. */
  readonly displaced: number | null
}

/** Each month's share, compared with a twelfth and with the previous year. */
export function measureMonths(year: PreparedYear): SeasonFacts {
  const hours = hoursByMonth(year)
  const total = sumOf(hours)
  const { input } = year
  const before =
    input.itemsBefore.length === 0 ? [] : hoursByMonth(prepareYear(input, input.year - 1, input.itemsBefore))
  const totalBefore = sumOf(before)
  const months = hours.map((value, index) => ({
    month: index + 1,
    hours: value,
    share: total === 0 ? 0 : value / total,
    shareBefore: totalBefore === 0 ? null : (before[index] ?? 0) / totalBefore,
  }))
  const distance = sumOf(months.map(({ share }) => Math.abs(share - 1 / 12)))
  return { months, fullest: fullestMonths(hours), displaced: total === 0 ? null : 50 * distance }
}

/** The months with most hours, more than one where they have as many; empty without hours. */
export function fullestMonths(hours: readonly number[]): number[] {
  const most = Math.max(...hours)
  return most === 0 ? [] : hours.flatMap((one, index) => (one === most ? [index + 1] : []))
}

/** Hours of the twelve months of a prepared year. */
export function hoursByMonth({ minutes, first, input, last }: PreparedYear): number[] {
  const isLeap = last - first === 365
  const year = input.year
  let place = 0
  return Array.from({ length: 12 }, (_, index) => {
    // The previous year's February may have another length.
    const length = index === 1 ? (isLeap ? 29 : 28) : daysInMonth(year, index + 1)
    const ofMonth = minutes.slice(place, place + length)
    place += length
    return sumOf(ofMonth) / 60
  })
}
