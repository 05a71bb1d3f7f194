import { parseDay } from '@dodici/core/date'

/** First and last day, `YYYY-MM-DD`. */
export interface DateSpan {
  readonly from: string
  readonly to: string
}

/** Reads `2027-06-07..2027-06-13`; null if these are no days in order. */
export function readSpan(text: string | null): DateSpan | null {
  const [from = '', to = ''] = text?.split('..') ?? []
  const [first, last] = [parseDay(from), parseDay(to)]
  return first !== null && last !== null && first <= last ? { from, to } : null
}

export const writeSpan = ({ from, to }: DateSpan): string => `${from}..${to}`
