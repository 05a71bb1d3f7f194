import type { Tables } from '#server/db/schema.ts'
import { ROWS_OF_ACCOUNTS } from './rows-of-accounts.ts'
import { ROWS_OF_PLANS } from './rows-of-plans.ts'
import { ROWS_OF_SENDING } from './rows-of-sending.ts'
import { ROWS_OF_YEARS } from './rows-of-years.ts'
import type { RowColumns } from './crowd-columns.ts'
import type { CrowdSize } from './crowd-size.ts'

/** The rows of a table: SQL of how many person `p` has, and of each column. */
export interface CrowdRows {
  readonly each: string
  readonly columns: Readonly<Record<string, string>>
}

export type RowsOf = (columns: RowColumns, size: CrowdSize) => CrowdRows

/** Of every table; null for those in which nearly nothing is. A new table fails the build until it stands here. */
export const CROWD_ROWS: { readonly [Table in keyof Tables]: RowsOf | null } = {
  ...ROWS_OF_ACCOUNTS,
  ...ROWS_OF_PLANS,
  ...ROWS_OF_SENDING,
  ...ROWS_OF_YEARS,
  // Only while a change is being stored in parts.
  unfinished_change: null,
  // A few secrets of the installation, which a server makes for itself.
  setting: null,
}
