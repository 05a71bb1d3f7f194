import type { Statement } from './statement.ts'

/** Statements that a rule does not hold for, and why. */
export interface Named {
  /** The file that asks for it, or the beginning of its path. */
  readonly origin: string
  /** What its text contains; all statements of the origin, if nothing is said. */
  readonly has?: string
  /** The database on which it is so; on both, if nothing is said. */
  readonly on?: Statement['dialect']
  readonly why: string
}

/** Which statements are named, and which names nothing needs. */
export function sortByName<Found extends { readonly statement: Statement }>(
  found: readonly Found[],
  all: readonly Named[],
  dialect: Statement['dialect'],
): { readonly unnamed: readonly Found[]; readonly unneeded: readonly Named[] } {
  const names = all.filter(({ on = dialect }) => on === dialect)
  const isNamed = ({ origin, sql }: Statement, name: Named): boolean =>
    origin.startsWith(name.origin) && (name.has === undefined || sql.includes(name.has))
  return {
    unnamed: found.filter(({ statement }) => !names.some((name) => isNamed(statement, name))),
    unneeded: names.filter((name) => !found.some(({ statement }) => isNamed(statement, name))),
  }
}

/** What a person reads where a rule is broken. */
export const said = ({ origin, sql }: Pick<Statement, 'origin' | 'sql'>, what: readonly string[]): string =>
  `${origin} reads ${what.join(', ')}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 400)}`
