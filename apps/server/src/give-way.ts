/**
 * How long one may go on before others get their turn. It is time and not a number of pieces, as these are so different:
 * some hundred single events fit in, but a long rule of numbered weekdays takes up to 15 ms alone.
 */
const TURN_MILLISECONDS = 5

/** Lets everything else that waits have its turn: called between the slices of large work. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Does some work with each of many, and gives way whenever that has taken a turn. */
export async function inTurns<Item, Value>(items: Iterable<Item>, work: (item: Item) => Value): Promise<Value[]> {
  const values: Value[] = []
  let end = performance.now() + TURN_MILLISECONDS
  for (const item of items) {
    if (performance.now() >= end) {
      await giveWay()
      end = performance.now() + TURN_MILLISECONDS
    }
    values.push(work(item))
  }
  return values
}
