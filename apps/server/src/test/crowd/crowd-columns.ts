import { YEARS_OF_OLD, type CrowdSize } from './crowd-size.ts'

/**
 * SQL of the columns of one row: of person number `p`, with 1 the first, and of these the `k`-th. Everything follows from the
 * two numbers, so that every crowd of a size is the same.
 */
export interface RowColumns {
  readonly owner: string
  /** An id of a table; `tag` tells tables apart. Ids grow with `k`, as they do with time. */
  readonly id: (tag: number, k?: string) => string
  /** A hash of 64 signs. */
  readonly hash: (tag: number) => string
  /** An instant some days ago. */
  readonly ago: (days: string) => string
  readonly day: (days: string) => string
  readonly never: string
  readonly event: EventDays
}

/** When an event is. */
interface EventDays {
  readonly isTimed: string
  /** First and last day as stored: one wider than shown. */
  readonly firstDay: string
  readonly lastDay: string
  readonly start: string
  readonly end: string
  readonly isSeries: string
}

/** The rows of a table: SQL of how many person `p` has, and of each column. */
export interface CrowdRows {
  readonly each: string
  readonly columns: Readonly<Record<string, string>>
}

export type RowsOf = (columns: RowColumns, size: CrowdSize) => CrowdRows

const quoted = (text: string): string => `'${text}'`

export function rowColumns({ today, old }: CrowdSize): RowColumns {
  const day = (days: string) => `to_char(date '1970-01-01' + (${days})::int, 'YYYY-MM-DD')`
  return {
    owner: ownerOf('p'),
    id: (tag, k = 'k') =>
      `'01' || lpad(to_hex(${k}), 6, '0') || '-${tag.toString(16).padStart(4, '0')}-7000-8000-' || lpad(to_hex(p), 12, '0')`,
    hash: (tag) => `md5('${String(tag)}.' || p || '.' || k) || md5(k || '.' || p || '.${String(tag)}')`,
    ago: (days) =>
      `to_char(timestamp ${quoted(today)} - (${days}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    day,
    never: quoted('2099-01-01T00:00:00.000Z'),
    event: eventDays(today, old, day),
  }
}

/** The id of a person by their number. */
export const ownerOf = (p: string): string => `'0190a000-0000-7000-8000-' || lpad(to_hex(${p}), 12, '0')`

function eventDays(today: string, old: number, day: RowColumns['day']): EventDays {
  const year = Number(today.slice(0, 4))
  const dayOf = (date: string) => String(Date.parse(date) / 86_400_000)
  const [thisYear, longAgo] = [dayOf(`${String(year)}-01-01`), dayOf(`${String(year + 2 - YEARS_OF_OLD)}-01-01`)]
  // Most is this year, some in the next.
  const first = `(case when p <= ${String(old)} then ${longAgo} + (k * 37 + p * 11) % ${String(YEARS_OF_OLD * 365)}
    else ${thisYear} + (k * 37 + p * 11) % 520 end)`
  const isTimed = '(k % 20 between 12 and 16)'
  const last = `(${first} + case when k % 20 > 16 then 1 + k % 13 else 0 end)`
  const at = (hours: number) => `'T' || lpad((${String(hours)} + k % 12)::text, 2, '0') || ':00'`
  const isSeries = '(k <= 10)'
  return {
    isTimed,
    isSeries,
    firstDay: `${first} - 1`,
    lastDay: `case when ${isSeries} then 999999 else ${last} + 1 end`,
    start: `${day(first)} || case when ${isTimed} then ${at(8)} else '' end`,
    end: `${day(last)} || case when ${isTimed} then ${at(9)} else '' end`,
  }
}
