import type { Wanted } from './admin.queries.ts'

/** Items of an answer. */
const ITEMS = 25

export type Asked = Pick<Wanted, 'before'>

/** Some of a list, and what continues it; null at its end. */
export interface Some<Item> {
  readonly items: Item[]
  readonly next: string | null
}

/** Reads one more than is answered, which tells whether there is more. */
export async function someOf<Item extends { readonly _id: string }>(
  { before }: Asked,
  read: (wanted: Wanted) => Promise<Item[]>,
): Promise<Some<Item>> {
  const found = await read({ before, most: ITEMS + 1 })
  const items = found.slice(0, ITEMS)
  return { items, next: found.length > ITEMS ? (items.at(-1)?._id ?? null) : null }
}
