import { giveWay } from '#server/event-loop-turns.ts'

export { chunksOf } from '../chunks-of.ts'

/** Rows per query: some 10 ms, in which SQLite blocks the server and `pg` builds objects. */
export const ROWS_A_PAGE = 1_000

/**
 * Reads many rows page by page and yields in between. `read` returns at most `ROWS_A_PAGE` rows after the last one of
 * the previous page, in a strict order.
 */
export async function* pagesOf<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page
    if (page.length < ROWS_A_PAGE) return
    await giveWay()
  }
}

/** Splits a list of keys over as many queries as needed, and yields in between. */
export async function* slicesOf<Value>(values: readonly Value[]): AsyncGenerator<Value[]> {
  for (let from = 0; from < values.length; from += ROWS_A_PAGE) {
    if (from > 0) await giveWay()
    yield values.slice(from, from + ROWS_A_PAGE)
  }
}

/** All rows of all pages. */
export async function rowsOf<Row>(read: (last: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  return (await Array.fromAsync(pagesOf(read))).flat()
}
