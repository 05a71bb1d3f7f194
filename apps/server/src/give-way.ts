import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long one may go on before others get their turn. It is time and not a number of pieces, as these are so different:
 * some hundred single events fit in, but a long rule of numbered weekdays takes up to 15 ms alone.
 */
const TURN_MILLISECONDS = 5

/** When the turn of the loop that goes on has lasted long enough; null until somebody begins or asks in it. */
let endOfTurn: number | null = null
/** What is to go on in the next turn, before large work does. */
let forNextTurn: (() => void)[] = []

/** From here on it counts, unless it has been counted. Answers its end. */
function beginTurn(): number {
  if (endOfTurn === null) setImmediate(endTurn)
  endOfTurn ??= performance.now() + TURN_MILLISECONDS
  return endOfTurn
}

const isTurnOver = (): boolean => beginTurn() <= performance.now()

function endTurn(): void {
  const all = forNextTurn
  forNextTurn = []
  endOfTurn = null
  for (const goOn of all) goOn()
}

/**
 * After a turn large work rests for as long at most while something small waits for a database elsewhere. Otherwise each of
 * the ten questions of a small write would wait for a turn of its own.
 */
const REST_MILLISECONDS = 20
/** What takes longer waits for something else: a model, a password, a file. */
const SMALL_MILLISECONDS = 250

interface Asked {
  readonly since: number
}

/** What is being asked and has not given way itself, in the order in which it came. */
const small = new Set<Asked>()
const asking = new AsyncLocalStorage<Asked>()

/** Does what somebody asks for, of which the answers come from elsewhere: large work rests for it, unless it gives way itself. */
export async function besideLargeWork<Value>(work: () => Promise<Value>): Promise<Value> {
  const asked = { since: performance.now() }
  small.add(asked)
  try {
    return await asking.run(asked, work)
  } finally {
    small.delete(asked)
  }
}

function isSmallWorkWaiting(now: number): boolean {
  for (const { since } of small) if (now - since < SMALL_MILLISECONDS) return true
  return false
}

interface LargeWork {
  readonly goOn: () => void
  readonly isPressing: () => boolean
}

const waiting: LargeWork[] = []
let endOfRest = 0

/** One turn of the loop is for one of those that wait: of many who are at large work, all others would wait for each. */
function letNextGoOn(): void {
  const now = performance.now()
  if (now < endOfRest && isSmallWorkWaiting(now)) {
    setTimeout(letNextGoOn, 1)
    return
  }
  beginTurn()
  const pressing = waiting.findIndex(({ isPressing }) => isPressing())
  const [next] = waiting.splice(Math.max(pressing, 0), 1)
  next?.goOn()
  if (waiting.length > 0) setImmediate(letNextGoOn)
}

/**
 * Lets everything else that waits have its turn: called between the slices of large work. What is pressing goes on before other
 * large work: whoever waits for its end would wait for a slice of each of them.
 */
export function giveWay(isPressing: () => boolean = () => false): Promise<void> {
  const asked = asking.getStore()
  if (asked !== undefined) small.delete(asked)
  endOfRest = performance.now() + REST_MILLISECONDS
  return new Promise((goOn) => {
    waiting.push({ goOn, isPressing })
    if (waiting.length === 1) setImmediate(letNextGoOn)
  })
}

/**
 * What is awaited between the pieces of large work: it gives way whenever the turn has lasted long enough, or pauses as it is
 * told. What was waited for outside of the process does not count: after that there is a new turn. And who has not taken as
 * much time themselves goes on in a turn that others have used: small work would wait behind all that is large.
 */
export function openTurns(pause: () => Promise<void> = giveWay): () => Promise<void> | undefined {
  let begun = performance.now()
  beginTurn()
  const paused = async (): Promise<void> => {
    await pause()
    begun = performance.now()
  }
  return () => (isTurnOver() && performance.now() - begun >= TURN_MILLISECONDS ? paused() : undefined)
}

/**
 * Does some short work in the first turn that has not lasted long enough, whoever has used it: nothing else would part a hundred
 * of them from each other.
 */
export async function whenThereIsRoom<Value>(work: () => Value): Promise<Awaited<Value>> {
  while (isTurnOver()) await new Promise<void>((resolve) => forNextTurn.push(resolve))
  return await work()
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
