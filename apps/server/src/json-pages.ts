import { inTurns } from './event-loop-turns.ts'

/**
 * Passes many values to and from a thread as JSON texts of some values each. Cloning 20,000 event objects blocks for
 * some 60 ms; strings are not cloned piece by piece.
 */
export type JsonPages = readonly string[]

const VALUES_A_PAGE = 500
/**
 * A page of this many characters takes no further value, so an event with thousands of exceptions has a page of its
 * own.
 */
const LENGTH_OF_A_PAGE = 250_000

/** One page at a time, so that the caller can yield in between. */
export function* jsonPagesOf(values: Iterable<unknown>): Generator<string, undefined, undefined> {
  let page: string[] = []
  let length = 0
  for (const value of values) {
    const text = JSON.stringify(value)
    page.push(text)
    length += text.length
    if (page.length < VALUES_A_PAGE && length < LENGTH_OF_A_PAGE) continue
    yield `[${page.join()}]`
    page = []
    length = 0
  }
  if (page.length > 0) yield `[${page.join()}]`
}

/** In a worker, where only the requester waits. */
export const valuesOfPages = <Value>(pages: JsonPages): Value[] => pages.flatMap((page) => JSON.parse(page) as Value[])

/** Yields between pages. */
export const valuesInTurns = async <Value>(pages: JsonPages): Promise<Value[]> =>
  (await inTurns(pages, (page) => JSON.parse(page) as Value[])).flat()
