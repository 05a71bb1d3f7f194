import { giveWay } from '#server/give-way.ts'

/** Rows that are read in one go: as many take some 10 ms, in which SQLite stops a server and `pg` reads them into objects. */
export const ROWS_A_PAGE = 1_000

/**
 * Many rows, page by page, between which others have their turn. `read` answers those that come after the last row of the page
 * before, at most `ROWS_A_PAGE`, in an order in which no two are alike.
 */
export async function* pagesOf<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page
    if (page.length < ROWS_A_PAGE) return
    await giveWay()
  }
}

/** What rows are asked for by, in as many questions as these need; others have their turn between them. */
export async function* slicesOf<Value>(values: readonly Value[]): AsyncGenerator<Value[]> {
  for (let from = 0; from < values.length; from += ROWS_A_PAGE) {
    if (from > 0) await giveWay()
    yield values.slice(from, from + ROWS_A_PAGE)
  }
}

/** All rows of all pages. */
export async function rowsOf<Row>(read: (last: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of pagesOf(read)) rows.push(...page)
  return rows
}
