import { inTurns } from './give-way.ts'

/**
 * Many values on their way to another thread and back, as JSON of some hundred each: a thread takes what it is sent to pieces
 * in one go, 20,000 events in some 60 ms, but texts in none at all.
 */
export type JsonPages = readonly string[]

const VALUES_A_PAGE = 500

export function jsonPagesOf(values: readonly unknown[]): JsonPages {
  const pages: string[] = []
  for (let from = 0; from < values.length; from += VALUES_A_PAGE) {
    pages.push(JSON.stringify(values.slice(from, from + VALUES_A_PAGE)))
  }
  return pages
}

/** In a worker, which nobody waits for but who has asked. */
export const valuesOfPages = <Value>(pages: JsonPages): Value[] => pages.flatMap((page) => JSON.parse(page) as Value[])

/** Gives way to others between the pages. */
export const valuesInTurns = async <Value>(pages: JsonPages): Promise<Value[]> =>
  (await inTurns(pages, (page) => JSON.parse(page) as Value[])).flat()
