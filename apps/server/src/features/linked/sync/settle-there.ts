import { nextStep, type Step } from '@dodici/core/two-way'
import { chunksOf } from '#server/chunks-of.ts'
import { bodiesOf } from '#server/features/dav/bodies.ts'
import { idWithUid, objectsOfEvents } from '#server/features/dav/objects.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { findSomeObjects } from '../linked-objects.queries.ts'
import type { RemoteBody } from '../remote/remote-collection.ts'
import { meaningOf, type Meant } from './meaning.ts'
import { agreedRow, receive, type Received } from './receive.ts'
import { sendingOf, situationOf, type Pair, type Run } from './run.ts'
import { agree, keptBody, putConflict } from './send.ts'
import { noteObjects } from './still-linked.ts'

/** Resources that are read and written here at once: some 20 ms of the database. */
const AT_ONCE = 50

/** What has to be read before anything can be said, or is to be written here. */
export const isForHere = (pair: Pair): boolean => ['read', 'receive', 'conflict'].includes(nextStep(situationOf(pair)))

interface Settled {
  /** What is to be written there, after what is there was read. */
  readonly forThere: readonly Pair[]
  /** Whether nothing was left over. */
  readonly isComplete: boolean
}

/** Reads what has changed there, piece by piece, and writes it here, or keeps both versions for the person. */
export async function settleThere(run: Run, pairs: readonly Pair[]): Promise<Settled> {
  const forThere: Pair[] = []
  let isComplete = true
  for (const some of chunksOf(pairs, AT_ONCE)) {
    if (run.isLate()) return { forThere, isComplete: false }
    const bodies = await run.remote.read(some.flatMap(({ href, etag }) => (etag === null ? [] : [href])))
    const piece = await run.inTurn(() => settlePiece(run, some, bodies))
    forThere.push(...piece.forThere)
    isComplete &&= piece.isComplete
  }
  return { forThere, isComplete }
}

interface Read {
  readonly pair: Pair
  readonly theirs: RemoteBody | null
  readonly meant: Meant | null
}

async function settlePiece(
  run: Run,
  pairs: readonly Pair[],
  bodies: ReadonlyMap<string, RemoteBody>,
): Promise<Settled> {
  const read: Read[] = []
  for (const pair of pairs) read.push(await readOne(run, pair, bodies.get(pair.href) ?? null))
  const matched = await matchByUid(run, read)
  const prints = await printsHere(run, matched)
  const toReceive: Received[] = []
  const forThere: Pair[] = []
  let isComplete = true
  for (const one of matched) {
    const act = actOf(one, prints.get(one.pair.eventId ?? ''))
    if (act.kind === 'receive') toReceive.push(act.received)
    else if (act.kind === 'forThere') forThere.push(arrived(one.pair))
    else isComplete = (await settleOne(run, one, act.kind)) && isComplete
  }
  const isReceived = toReceive.length === 0 || (await receive(run, toReceive))
  return { forThere, isComplete: isComplete && isReceived }
}

/** What was being sent has arrived, and something else is here by now. */
function arrived(pair: Pair): Pair {
  const { known, etag } = pair
  const sending = sendingOf(known)
  return known === null || sending === null
    ? pair
    : { ...pair, known: { ...known, tag: sending.tag, etag, sending: null } }
}

/** It may have changed again since it was listed, and then it is the newer one that counts. */
async function readOne({ storage, owner }: Run, pair: Pair, theirs: RemoteBody | null): Promise<Read> {
  if (theirs === null) return { pair, theirs, meant: null }
  const body = keptBody(theirs)
  const meant = body === null ? null : await meaningOf(storage, body, personalClock(owner))
  return { pair: { ...pair, etag: theirs.etag ?? pair.etag }, theirs, meant }
}

/**
 * A resource that is new there may be an event that is here already, by its UID. One with the UID of another resource is none
 * that can be shown.
 */
async function matchByUid(run: Run, read: readonly Read[]): Promise<Read[]> {
  const matched: Read[] = []
  for (const one of read) matched.push(await matchOne(run, one))
  return matched
}

async function matchOne({ storage, link, owner, collection }: Run, one: Read): Promise<Read> {
  const { pair, meant } = one
  const { read } = storage.db
  if (meant === null) return one
  const holder = await idWithUid(read, collection, meant.sent.file.event.uid)
  if (holder === undefined || holder === pair.eventId) return one
  if (pair.eventId !== null) return { ...one, meant: null }
  const others = await findSomeObjects(read, link, { hrefs: [], eventIds: [holder] })
  const [object] = await objectsOfEvents(read, collection, { owner, ids: [holder] })
  const isTaken = others.some(({ event_id, href }) => event_id === holder && href !== pair.href)
  if (isTaken || object === undefined) return { ...one, meant: null }
  const here = { ...pair, eventId: object.id, tag: object.etag }
  // What is only read has no version of its own here.
  const known = link.read_only === 1 ? agreedRow(link, { ...here, etag: null }) : null
  return { ...one, pair: { ...here, known } }
}

async function printsHere({ storage, owner }: Run, read: readonly Read[]): Promise<Map<string, string>> {
  const ids = read.flatMap(({ pair: { eventId, tag } }) => (eventId === null || tag === null ? [] : [eventId]))
  const prints = new Map<string, string>()
  for (const [id, body] of await bodiesOf(storage, owner, ids)) {
    const meant = await meaningOf(storage, body, personalClock(owner))
    prints.set(id, meant?.print ?? '')
  }
  return prints
}

type Act =
  | { readonly kind: 'receive'; readonly received: Received }
  | { readonly kind: 'forThere' | 'agree' | 'unread' | 'conflict' | 'gone' | 'nothing' }

function actOf(read: Read, printHere: string | undefined): Act {
  const { pair, theirs, meant } = read
  // It went between the listing and now.
  if (theirs === null && pair.etag !== null) return { kind: 'gone' }
  if (theirs !== null && meant === null) return { kind: pair.eventId === null ? 'unread' : 'conflict' }
  return actOfStep(read, nextStep(situationOf(pair, { here: printHere ?? '', there: meant?.print ?? '' })))
}

function actOfStep(read: Read, step: Step): Act {
  if (step === 'receive') return receiving(read)
  return step === 'agree' || step === 'conflict' || step === 'nothing' ? { kind: step } : { kind: 'forThere' }
}

function receiving({ pair, meant }: Read): Act {
  if (meant === null || pair.etag === null) throw new Error('what is received has been read')
  return { kind: 'receive', received: { pair, etag: pair.etag, sent: meant.sent } }
}

/** Returns whether it is done with. */
async function settleOne(run: Run, { pair, theirs }: Read, kind: Exclude<Act['kind'], 'receive' | 'forThere'>) {
  if (kind === 'gone') return false
  if (kind === 'agree') return agree(run, pair)
  if (kind === 'unread') {
    const row = agreedRow(run.link, { ...pair, eventId: null, tag: null })
    await noteObjects(run.storage, run.link, [row])
  } else if (kind === 'conflict') {
    const their = theirs === null ? null : { etag: pair.etag, body: keptBody(theirs) }
    await putConflict(run, pair, { reason: 'bothChanged', their })
  }
  return true
}
