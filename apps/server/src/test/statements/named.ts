import type { Statement } from './statement.ts'

/** Statements that a rule does not hold for, and why. */
export interface Named {
  /** The file that asks for it, or the beginning of its path. */
  readonly origin: string
  /** What its text contains; all statements of the origin, if nothing is said. */
  readonly has?: string
  readonly why: string
}

/** Which statements are named, and which names nothing needs. */
export function sortByName<Found extends { readonly statement: Pick<Statement, 'origin' | 'sql'> }>(
  found: readonly Found[],
  names: readonly Named[],
): { readonly unnamed: readonly Found[]; readonly unneeded: readonly Named[] } {
  const isNamed = ({ origin, sql }: Pick<Statement, 'origin' | 'sql'>, name: Named): boolean =>
    origin.startsWith(name.origin) && (name.has === undefined || sql.includes(name.has))
  return {
    unnamed: found.filter(({ statement }) => !names.some((name) => isNamed(statement, name))),
    unneeded: names.filter((name) => !found.some(({ statement }) => isNamed(statement, name))),
  }
}

/** What a person reads where a rule is broken. */
export const said = ({ origin, sql }: Pick<Statement, 'origin' | 'sql'>, what: readonly string[]): string =>
  `${origin} reads ${what.join(', ')}: ${sql.replaceAll(/\s+/g, ' ').slice(0, 400)}`
