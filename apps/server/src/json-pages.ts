import { inTurns } from './give-way.ts'

/**
 * Many values on their way to another thread and back, as JSON of some of them each: a thread takes what it is sent to pieces
 * in one go, 20,000 events in some 60 ms, but texts in none at all.
 */
export type JsonPages = readonly string[]

const VALUES_A_PAGE = 500
/** Characters after which a page takes no other value: an event with thousands of changed occurrences has a page for itself. */
const LENGTH_OF_A_PAGE = 250_000

/** One page after the other, so that whoever wants them can give way to others in between. */
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

/** In a worker, which nobody waits for but who has asked. */
export const valuesOfPages = <Value>(pages: JsonPages): Value[] => pages.flatMap((page) => JSON.parse(page) as Value[])

/** Gives way to others between the pages. */
export const valuesInTurns = async <Value>(pages: JsonPages): Promise<Value[]> =>
  (await inTurns(pages, (page) => JSON.parse(page) as Value[])).flat()
