/** Lets everything else that waits have its turn: called between the slices of large work. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Does some work with each of many, and gives way after so many of them. */
export async function inTurns<Item, Value>(
  items: Iterable<Item>,
  itemsATurn: number,
  work: (item: Item) => Value,
): Promise<Value[]> {
  const values: Value[] = []
  for (const item of items) {
    if (values.length > 0 && values.length % itemsATurn === 0) await giveWay()
    values.push(work(item))
  }
  return values
}
