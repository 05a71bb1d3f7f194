import { ALL_TABLES, OWNED_TABLES } from '#server/db/tables.ts'

/** A node of what PostgreSQL answers to EXPLAIN (FORMAT JSON). */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly Alias?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Filter?: string
  readonly 'Plan Rows'?: number
  readonly 'Subplan Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** One reading of a table in a plan. */
export interface Look {
  readonly table: string
  /** Null if the table itself is read, from its first row to its last. */
  readonly index: string | null
  /** What rows are chosen by, within the index or after it was read. */
  readonly chosenBy: string
  /** What of it the index is entered by. */
  readonly enteredBy: string
  /** Whether it ends after some rows, none of which is read and thrown away. */
  readonly isLimited: boolean
  /** How many rows are expected to be wanted. */
  readonly rows: number
}

/** These hand on rows as they come; before any other node all rows below it are read. */
const HANDS_ON = new Set(['Nested Loop', 'Subquery Scan', 'Append', 'Result', 'LockRows', 'ModifyTable'])

/** Every table that a plan reads, and how. */
export function looksOf(node: PlanNode, isLimited = false): Look[] {
  const type = node['Node Type']
  const own = lookOf(node, isLimited)
  const handsOn = type === 'Limit' || (isLimited && HANDS_ON.has(type) && node.Filter === undefined)
  const inner = (node.Plans ?? []).flatMap((plan) => looksOf(plan, handsOn && plan['Subplan Name'] === undefined))
  // A bitmap is made of an index that only its node knows; the table is named above it.
  if (type !== 'Bitmap Heap Scan') return own === null ? inner : [own, ...inner]
  const choice = choiceOf(node)
  return inner.map((look) =>
    look.table === '' ? { ...look, table: node['Relation Name'] ?? '', chosenBy: `${look.chosenBy} ${choice}` } : look,
  )
}

function lookOf(node: PlanNode, isLimited: boolean): Look | null {
  const type = node['Node Type']
  if (!/^(Seq|Index|Index Only|Bitmap Index|Sample|Tid|Tid Range) Scan$/.test(type)) return null
  return {
    table: node['Relation Name'] ?? '',
    index: node['Index Name'] ?? null,
    chosenBy: choiceOf(node),
    enteredBy: node['Index Cond'] ?? '',
    isLimited: isLimited && node.Filter === undefined,
    rows: node['Plan Rows'] ?? 0,
  }
}

const choiceOf = (node: PlanNode): string =>
  [node['Index Cond'], node['Recheck Cond'], node.Filter].filter((part) => part !== undefined).join(' ')

/** The first column of each index. */
export type LeadingColumns = ReadonlyMap<string, string>

/** Tables that do not grow with the number of people: a few settings; changes that are being stored; a list with an end. */
const BOUNDED = ['setting', 'unfinished_change', 'operator_entry']

/** Tables that may have millions of rows. */
export const LARGE_TABLES: ReadonlySet<string> = new Set(
  ALL_TABLES.map(({ name }) => name).filter((name) => !BOUNDED.includes(name)),
)

/**
 * Tables of which a plan reads all: rows one after another, or an index that is entered at no place of its own. Some rows of
 * the beginning of an index are not all.
 */
export const readWhole = (looks: readonly Look[], leading: LeadingColumns): string[] =>
  looks
    .filter(({ table }) => LARGE_TABLES.has(table))
    .filter(({ index, enteredBy, isLimited }) =>
      index === null ? true : !isLimited && !names(enteredBy, leading.get(index) ?? ''),
    )
    .map(({ table, index }) => (index === null ? table : `${table} by all of ${index}`))

/** Of a table, this part is much: to read all of it is then quicker than to look for each row. */
const MUCH = 0.05

/** Tables of which a plan wants much: what is older than an instant at which nearly all is. */
export const wantedMuch = (looks: readonly Look[], sizes: ReadonlyMap<string, number>): Set<string> =>
  new Set(looks.filter(({ table, rows }) => rows >= MUCH * (sizes.get(table) ?? Number.NaN)).map(({ table }) => table))

/** Whether a condition is about a column: `owner_id`, `event.owner_id`, `lower(address)`. */
const names = (condition: string, column: string): boolean =>
  column !== '' && new RegExp(`(^|[^\\w])${column.replaceAll(/[()]/g, '\\$&')}([^\\w]|$)`).test(condition)

const OWNERS: ReadonlyMap<string, string> = new Map([
  ...OWNED_TABLES.map(({ name, owner }) => [name, owner] as const),
  // Somebody's own row is where all of theirs is.
  ['user', 'id'],
])

/** Whose rows a plan reads: tables of which it reads those of anybody, and not only of one owner. */
export const readOfAnybody = (looks: readonly Look[]): string[] =>
  looks
    .filter(({ table, chosenBy }) => {
      const owner = OWNERS.get(table)
      return owner !== undefined && !isOfOneOwner(chosenBy, owner)
    })
    .map(({ table }) => table)

/**
 * Whether rows are chosen by an owner: a value, or the owner of another row that is read, which must have been chosen like
 * this itself.
 */
function isOfOneOwner(condition: string, owner: string): boolean {
  const value = String.raw`'[^']*'::text|\$\d+|\(\$\d+\)::text`
  const other = String.raw`"?\w+"?\.(?:owner_id|user_id)|"?user"?\.id`
  const is = new RegExp(String.raw`(^|[^\w])${owner} = (${value}|(${other})\b)`)
  const reversed = new RegExp(String.raw`(^|[^\w.])(${other}) = (\w+\.)?${owner}\b`)
  return is.test(condition) || reversed.test(condition)
}
