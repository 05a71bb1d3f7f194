import type { Answer } from '../../answer-types.ts'
import type { Chance } from './chance.ts'
import type { SomeYear } from './some-year.ts'

/** A question about time that is put together, and what makes its answer right. */
export interface TimeCase {
  readonly text: string
  /** What it is made of, to group what goes wrong. */
  readonly made: string
  /** What is so, for whoever reads a fault. */
  readonly truth: string
  readonly isRight: (answer: Answer) => boolean
  /** Words that an answer may name as left out. */
  readonly limits: readonly string[]
}

/** Makes one for a year; null where the year has nothing to ask so. */
export type TimeMaker = (year: SomeYear, chance: Chance) => TimeCase | null

const UNITS = {
  day: String.raw`(?:giorn[oi]|days?)`,
  week: String.raw`(?:settiman[ae]|weeks?)`,
} as const

const ONE_DAY = /\b(?:domani|tomorrow|ieri|yesterday|un giorno|a day|one day)\b/iu

/** Whether a text says some number of a unit: in words of its own where it is one day. */
export function saysAmount(text: string, amount: number, unit: keyof typeof UNITS): boolean {
  const isNumber = new RegExp(String.raw`(?<![\d.,])${String(amount)} ${UNITS[unit]}`, 'iu').test(text)
  return isNumber || (unit === 'day' && amount === 1 && ONE_DAY.test(text))
}

/** The numbers that a text says. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([one]) => Number(one.replace(',', '.')))

/** What is right where one of some numbers of days is, in days or in weeks that may be rounded. */
export function inOneOfUnits(made: string, days: readonly number[], isInWeeks: boolean): Omit<TimeCase, 'text'> {
  const weeks = days.flatMap((one) => [Math.floor(one / 7), Math.round(one / 7), Math.ceil(one / 7)])
  const [amounts, unit] = isInWeeks ? ([weeks, 'week'] as const) : ([days, 'day'] as const)
  return {
    made: isInWeeks ? `${made} in weeks` : made,
    truth: `${days.join(' or ')} days`,
    isRight: ({ text }) => amounts.some((one) => saysAmount(text, one, unit)),
    limits: [],
  }
}
