/**
 * How long one may go on before others get their turn. It is time and not a number of pieces, as these are so different:
 * some hundred single events fit in, but a long rule of numbered weekdays takes up to 15 ms alone.
 */
const TURN_MILLISECONDS = 5

const waiting: (() => void)[] = []

/** One turn of the loop is for one of those that wait: of many who are at large work, all others would wait for each. */
function letNextGoOn(): void {
  const next = waiting.shift()
  next?.()
  if (waiting.length > 0) setImmediate(letNextGoOn)
}

/** Lets everything else that waits have its turn: called between the slices of large work. */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(letNextGoOn)
  })

/** What is awaited between the pieces of large work: it gives way whenever they have taken a turn, or pauses as it is told. */
export function openTurns(pause: () => Promise<void> = giveWay): () => Promise<void> | undefined {
  let end = performance.now() + TURN_MILLISECONDS
  const restart = (): void => {
    end = performance.now() + TURN_MILLISECONDS
  }
  return () => (performance.now() < end ? undefined : pause().then(restart))
}

/** Does work that has parts, and gives way whenever they have taken a turn. */
export async function partByPart<Value>(parts: Generator<undefined, Value, undefined>): Promise<Value> {
  const pause = openTurns()
  for (let step = parts.next(); ; step = parts.next()) {
    if (step.done === true) return step.value
    await pause()
  }
}

/** Does some work with each of many, and gives way whenever that has taken a turn. */
export async function inTurns<Item, Value>(items: Iterable<Item>, work: (item: Item) => Value): Promise<Value[]> {
  const values: Value[] = []
  const pause = openTurns()
  for (const item of items) {
    const turn = pause()
    if (turn !== undefined) await turn
    values.push(work(item))
  }
  return values
}
