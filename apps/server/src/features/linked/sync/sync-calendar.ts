import { isMostGone, nextStep, type Step } from '@dodici/core/two-way'
import { chunksOf } from '#server/chunks-of.ts'
import { countLinkedEvents, countOtherObjects, deleteObjects } from '../linked-objects.queries.ts'
import { findMark } from '../linked.queries.ts'
import { heldOf, type HeldGone } from '../held-gone.ts'
import { RemoteFault } from '../remote/remote-fault.ts'
import { lookThere, pairsOf } from './look-at-both.ts'
import { removeHere } from './receive.ts'
import { situationOf, type Pair, type Run } from './run.ts'
import { removeThere, send } from './send.ts'
import { isForHere, settleThere } from './settle-there.ts'

/** What a comparison has come to. */
export interface Outcome {
  /** Whether both sides were the same at its end, but for what waits for the person. */
  readonly isComplete: boolean
  /** What is gone on one side and is left for the person to say; null for nothing. */
  readonly held: HeldGone | null
  /** To compare from the next time. */
  readonly syncToken: string | null
  readonly ctag: string | null
  readonly localMark: number
}

/** Resources of one person that are known, events or not: what is no event counts towards no quota. */
const OBJECTS_MAX = 100_000

/** Deletions here at once. */
const REMOVED_AT_ONCE = 100

/**
 * Makes a calendar here and one elsewhere the same. Each thing is noted when it is done, so a run that is stopped goes on
 * where it was.
 * @throws RemoteFault
 */
export async function syncCalendar(run: Run): Promise<Outcome> {
  const { storage, link, remote } = run
  const marks = await remote.readMarks()
  if (marks.isReadOnly && link.read_only === 0) throw new RemoteFault('forbidden')
  const localMark = await findMark(storage.db.read, link)
  const there = await lookThere(run, marks)
  if (there.isAll) await refuseTooMany(run, there.etags.size)
  const pairs = (await pairsOf(run, there, localMark)).filter((pair) => !isWaiting(pair))
  const settled = await settleThere(run, pairs.filter(isForHere))
  const left = [...pairs.filter((pair) => !isForHere(pair)), ...settled.forThere]
  const byStep = Map.groupBy(left, (pair) => nextStep(situationOf(pair)))
  await forget(run, byStep.get('forget') ?? [])
  const gone = await settleGone(run, byStep)
  const isSent = await sendAll(run, [...(byStep.get('send') ?? []), ...gone.toSend])
  const isComplete = settled.isComplete && gone.isComplete && isSent && gone.held === null
  return { isComplete, held: gone.held, syncToken: there.token, ctag: marks.ctag, localMark }
}

/** @throws RemoteFault `quota` */
async function refuseTooMany({ storage, link }: Run, listed: number): Promise<void> {
  const others = await countOtherObjects(storage.db.read, link)
  if (others + listed > OBJECTS_MAX) throw new RemoteFault('quota')
}

/** Whether it waits for the person's choice, and nothing has changed since they were asked. */
const isWaiting = ({ known, tag, etag }: Pair): boolean =>
  known?.conflict != null && known.their_etag === etag && known.our_tag === tag

async function forget({ storage, link }: Run, pairs: readonly Pair[]): Promise<void> {
  const hrefs = pairs.flatMap(({ href, known }) => (known === null ? [] : [href]))
  if (hrefs.length > 0) await storage.db.transact((trx) => deleteObjects(trx, link, hrefs))
}

interface SettledGone {
  readonly held: HeldGone | null
  readonly isComplete: boolean
  /** What is gone there, and is to be written there again. */
  readonly toSend: readonly Pair[]
}

/** Deletes on one side what is gone on the other, unless that is so much that the person is asked first. */
async function settleGone(run: Run, byStep: ReadonlyMap<Step, readonly Pair[]>): Promise<SettledGone> {
  const [there, here] = [byStep.get('removeHere') ?? [], byStep.get('removeThere') ?? []]
  const of = there.length + here.length > 0 ? await countLinkedEvents(run.storage.db.read, run.link) : 0
  const answered = heldOf(run.link)
  const wordOn = (where: HeldGone['where'], gone: number): HeldGone['answer'] | 'ask' => {
    if (gone > 0 && answered?.where === where && answered.answer !== null) return answered.answer
    return isMostGone(gone, of) ? 'ask' : 'take'
  }
  const [onThere, onHere] = [wordOn('there', there.length), wordOn('here', here.length)]
  if (onThere === 'ask') return heldAt('there', there.length, of)
  if (onHere === 'ask') return heldAt('here', here.length, of)
  if (onHere === 'keep') {
    await startAnew(run, here)
    return { held: null, isComplete: false, toSend: [] }
  }
  const toSend = onThere === 'keep' ? await madeNew(run, there) : []
  const isRemoved = onThere !== 'take' || (await removeAllHere(run, there))
  return { held: null, isComplete: (await doAll(run, here, removeThere)) && isRemoved, toSend }
}

const heldAt = (where: HeldGone['where'], gone: number, of: number): SettledGone => ({
  held: { where, gone, of, answer: null },
  isComplete: false,
  toSend: [],
})

/** What is there and was deleted here is read the next time as if it were new. */
async function startAnew({ storage, link }: Run, pairs: readonly Pair[]): Promise<void> {
  await storage.db.transact((trx) =>
    deleteObjects(
      trx,
      link,
      pairs.map(({ href }) => href),
    ),
  )
}

/** As if they had never been there: so they are written again, where anything may be written. */
async function madeNew(run: Run, pairs: readonly Pair[]): Promise<Pair[]> {
  await startAnew(run, pairs)
  return run.link.read_only === 1 ? [] : pairs.map((pair) => ({ ...pair, known: null }))
}

async function removeAllHere(run: Run, pairs: readonly Pair[]): Promise<boolean> {
  let isComplete = true
  for (const some of chunksOf(pairs, REMOVED_AT_ONCE)) {
    isComplete = (await run.inTurn(() => removeHere(run, some))) && isComplete
  }
  return isComplete
}

const sendAll = (run: Run, pairs: readonly Pair[]): Promise<boolean> => doAll(run, pairs, send)

/** One after another, until it is late. Returns whether all are settled. */
async function doAll(
  run: Run,
  pairs: readonly Pair[],
  act: (run: Run, pair: Pair) => Promise<boolean>,
): Promise<boolean> {
  let isComplete = true
  for (const pair of pairs) {
    if (run.isLate()) return false
    isComplete = (await act(run, pair)) && isComplete
  }
  return isComplete
}
