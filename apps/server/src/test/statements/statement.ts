/** A statement that the product made while its tests ran. */
export interface Statement {
  readonly dialect: 'postgresql' | 'sqlite'
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** The file that asked for it, below `apps/server/src`. */
  readonly origin: string
  /** Whether connections keep its plan (`prepareQuery`), and so plan it for no value in particular. */
  readonly isKept: boolean
}

/** An example with more parameters than this is no better: its plan is the same. */
const PARAMETERS_MAX = 200

/** What two statements share that differ only in how many values they list, or in a value that stands in the text. */
const patternOf = (sql: string): string =>
  sql
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\b\d{6,}\b/g, '?')
    .replaceAll(/\(\?(?:, \?)+\)/g, '(?)')
    .replaceAll(/\((?:\?|null|cast\(\? as text\))(?:, (?:\?|null|cast\(\? as text\)))*\)(?:, \([^()]*\))+/g, '(?)')

/**
 * Whether a statement is new, or lists at least twice as many values as its best example so far: a list of one value is
 * planned unlike one of many.
 */
export function betterExample(
  { dialect, sql, parameters }: Pick<Statement, 'dialect' | 'sql' | 'parameters'>,
  known: ReadonlyMap<string, number>,
): { readonly key: string } | null {
  const key = `${dialect} ${patternOf(sql)}`
  const best = known.get(key)
  if (best === undefined) return { key }
  return parameters.length <= PARAMETERS_MAX && parameters.length >= 2 * Math.max(best, 1) ? { key } : null
}
