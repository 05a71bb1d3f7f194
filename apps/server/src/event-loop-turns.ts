import { AsyncLocalStorage } from 'node:async_hooks'
import { areConnecting } from './connecting.ts'

/**
 * How long work may run before it yields. A time and not a number of pieces, because pieces differ: it fits some
 * hundred single events, but one long rule of numbered weekdays takes up to 15 ms.
 */
const TURN_MILLISECONDS = 5

/** The same while people are connecting: enough for small work. */
const SHORT_TURN_MILLISECONDS = 1

/** How long whatever somebody asks for may take of a turn. */
const allowedMilliseconds = (): number => (areConnecting() ? SHORT_TURN_MILLISECONDS : TURN_MILLISECONDS)

/** When work began in the current turn of the loop; null before it has. */
let beginningOfTurn: number | null = null
let turnNumber = 0

interface ShortWork {
  /** Undefined where it is nobody's. */
  readonly name: string | undefined
  readonly goOn: () => void
}

/** What continues in the next turn, before large work. */
let forNextTurn: ShortWork[] = []

/** Whose request is under way: a person's id, or a stranger's address. */
const whose = new AsyncLocalStorage<string>()
/** When each person's work began in the current turn. */
const begunBy = new Map<string, number>()

/**
 * Runs a request in the name of a person. All that they ask for at the same time is one work in a turn: otherwise each of
 * many requests would take as much of it as one may.
 */
export const inNameOf = <Value>(name: string, work: () => Promise<Value>): Promise<Value> => whose.run(name, work)

/** When the work of whoever asks began in the current turn; now, where this is its beginning. */
function begunInTurn(): number {
  const name = whose.getStore()
  const now = performance.now()
  if (name === undefined) return now
  const begun = begunBy.get(name) ?? now
  begunBy.set(name, begun)
  return begun
}

/** The turn counts from here, unless it is already counted. Returns its beginning. */
function beginTurn(): number {
  if (beginningOfTurn === null) setImmediate(endTurn)
  beginningOfTurn ??= performance.now()
  return beginningOfTurn
}

const isTurnOver = (): boolean => performance.now() - beginTurn() >= TURN_MILLISECONDS || areConnecting()

function endTurn(): void {
  const all = byTurns(forNextTurn)
  forNextTurn = []
  beginningOfTurn = null
  turnNumber += 1
  begunBy.clear()
  for (const { goOn } of all) goOn()
}

/** The first of each person, then the second: nobody waits behind all that another asks for at once. */
function byTurns(all: readonly ShortWork[]): readonly ShortWork[] {
  const counts = new Map<string, number>()
  const ranked = all.map((work) => {
    const rank = work.name === undefined ? 0 : (counts.get(work.name) ?? 0)
    if (work.name !== undefined) counts.set(work.name, rank + 1)
    return { work, rank }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ work }) => work)
}

/**
 * The longest pause of large work after a turn, while a small request waits for an external database. Otherwise each of
 * the ten queries of a small write would wait for a turn.
 */
const REST_MILLISECONDS = 20
/** A request that takes longer waits for something else: a model, a password, a file. */
const SMALL_MILLISECONDS = 250

interface SmallWork {
  readonly since: number
}

/** Requests in progress that have never yielded, in order of arrival. */
const small = new Set<SmallWork>()
const asking = new AsyncLocalStorage<SmallWork>()

/**
 * Runs a request whose queries are answered by an external database. Large work pauses for it, unless it yields itself.
 */
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

/** Waiting large work by whose it is; what is nobody's is by itself. Who is first in it goes on next. */
const waiting = new Map<unknown, LargeWork[]>()
let endOfRest = 0

/** Takes what goes on next: what is pressing, else the first of the person who has waited longest. */
function takeNext(): LargeWork | undefined {
  const [longest] = waiting
  const pressing = [...waiting]
    .flatMap(([whom, works]) => works.map((work) => ({ whom, work })))
    .find(({ work }) => work.isPressing())
  const whom = pressing?.whom ?? longest?.[0]
  const works = waiting.get(whom) ?? []
  const next = pressing?.work ?? works[0]
  const others = works.filter((work) => work !== next)
  // Their others wait for everybody else's first.
  waiting.delete(whom)
  if (others.length > 0) waiting.set(whom, others)
  return next
}

/** Each turn continues only one of the waiting jobs. With many of them, everybody else would otherwise wait for all. */
function letNextGoOn(): void {
  if (areConnecting()) {
    setImmediate(letNextGoOn)
    return
  }
  const now = performance.now()
  if (now < endOfRest && isSmallWorkWaiting(now)) {
    setTimeout(letNextGoOn, 1)
    return
  }
  beginTurn()
  takeNext()?.goOn()
  if (waiting.size > 0) setImmediate(letNextGoOn)
}

/**
 * Lets everything else that waits run; called between slices of large work. Pressing work (a lock holder) continues
 * before other large work: whoever waits for it would otherwise wait for a slice of each.
 */
export function giveWay(isPressing: () => boolean = () => false): Promise<void> {
  const asked = asking.getStore()
  if (asked !== undefined) small.delete(asked)
  endOfRest = performance.now() + REST_MILLISECONDS
  const whom = whose.getStore() ?? Symbol('nobody')
  return new Promise((goOn) => {
    if (waiting.size === 0) setImmediate(letNextGoOn)
    waiting.set(whom, [...(waiting.get(whom) ?? []), { goOn, isPressing }])
  })
}

/**
 * Returns a function to await between the pieces of large work: it yields once the turn has lasted long enough, or
 * calls `pause`. Time spent waiting outside the process does not count; a new turn begins after it. People whose work has
 * not used as much time continue in a turn that others have used up, because small work would otherwise wait behind all
 * large work.
 */
export function openTurns(pause: () => Promise<void> = giveWay): () => Promise<void> | undefined {
  beginTurn()
  const begin = () => ({ turn: turnNumber, at: begunInTurn() })
  let begun = begin()
  const paused = async (): Promise<void> => {
    await pause()
    begun = begin()
  }
  return () => {
    // Meanwhile it has waited, for a database or for room in a turn.
    if (begun.turn !== turnNumber) begun = begin()
    return isTurnOver() && performance.now() - begun.at >= allowedMilliseconds() ? paused() : undefined
  }
}

/**
 * Runs short work in the first turn that is not used up, by whomever. Otherwise a hundred of them would run in one
 * turn.
 */
export async function whenThereIsRoom<Value>(work: () => Value): Promise<Awaited<Value>> {
  while (isTurnOver()) {
    await new Promise<void>((goOn) => forNextTurn.push({ name: whose.getStore(), goOn }))
  }
  return await work()
}

/** Runs work in parts, and yields whenever they have filled a turn. */
export async function partByPart<Value>(parts: Generator<undefined, Value, undefined>): Promise<Value> {
  const pause = openTurns()
  for (let step = parts.next(); ; step = parts.next()) {
    if (step.done === true) return step.value
    await pause()
  }
}

/** Runs work on each of many items, and yields whenever that has filled a turn. */
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
