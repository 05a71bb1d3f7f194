import { formatMonth, numberOfMonth, parseMonth, type Month } from '@dodici/core/date'
import { monthNumbered } from './shown-months.ts'

const asked = (params: URLSearchParams): Month | null => parseMonth(params.get('row') ?? '')

/** The month of the opened row (`row=2027-03`), if it is one of the twelve that are shown. */
export function rowIn(params: URLSearchParams, from: Month): Month | null {
  const row = asked(params)
  return row !== null && row >= from && row < from + 12 ? row : null
}

interface Change {
  readonly from?: Month
  readonly row?: Month | null
}

/** Showing other months takes the opened row along, to the same month in them. */
export function rowAlong({ from, row }: Change, params: URLSearchParams): Pick<Change, 'row'> {
  const open = asked(params)
  return from === undefined || row !== undefined || open === null
    ? {}
    : { row: monthNumbered(numberOfMonth(open), from) }
}

/** As URL values: null removes the name, undefined leaves it. */
export const rowTexts = (row: Month | null | undefined): { readonly row: string | null | undefined } => ({
  row: typeof row === 'number' ? formatMonth(row) : row,
})
