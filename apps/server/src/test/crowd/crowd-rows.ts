import type { Tables } from '#server/db/schema.ts'
import { ROWS_OF_ACCOUNTS } from './rows-of-accounts.ts'
import { ROWS_OF_PLANS } from './rows-of-plans.ts'
import { ROWS_OF_SENDING } from './rows-of-sending.ts'
import { ROWS_OF_YEARS } from './rows-of-years.ts'
import type { RowsOf } from './crowd-columns.ts'

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
