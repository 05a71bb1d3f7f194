import type { Agreement, Sending } from '@dodici/core/two-way'
import { instantOf } from '#server/clock.ts'
import type { LinkedObjectTable } from '#server/db/schema.ts'
import { bodiesOf } from '#server/features/dav/bodies.ts'
import { RESOURCE_BYTES_MAX } from '#server/features/dav/limits.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { countConflicts, deleteObjects, putObjects } from '../linked-objects.queries.ts'
import type { Expected, PutAnswer, RemoteBody, RemoveAnswer } from '../remote/remote-collection.ts'
import { RemoteFault } from '../remote/remote-fault.ts'
import { NO_ETAG } from './look-at-both.ts'
import { meaningOf } from './meaning.ts'
import { agreedRow, receive } from './receive.ts'
import type { Pair, Run } from './run.ts'
import { noteObjects, refuseUnlinked } from './still-linked.ts'

/** Whether both sides are the same then: else it is looked at again soon. */
type IsSettled = boolean

/** Writes the version of here there. What is being sent is noted first: the answer may be lost. */
export async function send(run: Run, pair: Pair): Promise<IsSettled> {
  const { storage, owner, remote } = run
  const { href, eventId, etag } = pair
  if (eventId === null) return false
  const body = (await bodiesOf(storage, owner, [eventId])).get(eventId)
  const meant = body === undefined ? null : await meaningOf(storage, body, personalClock(owner))
  if (body === undefined) return false
  if (meant === null) {
    // No program could read it.
    await putConflict(run, pair, { reason: 'refused', their: null })
    return true
  }
  await note(run, pair, { tag: pair.tag, print: meant.print })
  const answer = await remote.put(href, body, etag === null ? 'new' : expectedOf(etag))
  if (answer.kind !== 'done') return settleRefusal(run, pair, answer)
  if (answer.etag !== null) return agree(run, { ...pair, etag: answer.etag })
  return readBack(run, pair, meant.print)
}

/** Where no version is named, none can be expected. */
const expectedOf = (etag: string): Expected => (etag === NO_ETAG ? 'any' : { etag })

/** A server that names no version of what it was sent may have changed it. */
async function readBack(run: Run, pair: Pair, print: string): Promise<IsSettled> {
  const found = (await run.remote.read([pair.href])).get(pair.href)
  if (found?.etag == null) return false
  const meant = found.body === null ? null : await meaningOf(run.storage, found.body, personalClock(run.owner))
  if (meant !== null && meant.print !== print) {
    await receive(run, [{ pair, etag: found.etag, sent: meant.sent }])
    return true
  }
  return agree(run, { ...pair, etag: found.etag })
}

export async function agree({ storage, link }: Run, pair: Pair): Promise<IsSettled> {
  await noteObjects(storage, link, [agreedRow(link, pair)])
  return true
}

const agreementOf = (known: Pair['known']): Agreement => ({ tag: known?.tag ?? null, etag: known?.etag ?? null })

async function note({ storage, link }: Run, pair: Pair, sending: Sending): Promise<void> {
  const agreed = { href: pair.href, eventId: pair.eventId, ...agreementOf(pair.known) }
  const row: LinkedObjectTable = { ...agreedRow(link, agreed), sending: JSON.stringify(sending) }
  await noteObjects(storage, link, [row])
}

/** Deletes there what is deleted here. */
export async function removeThere(run: Run, pair: Pair): Promise<IsSettled> {
  const { storage, link, remote } = run
  if (pair.etag === null) return false
  await note(run, pair, { tag: null, print: null })
  const answer = await remote.remove(pair.href, expectedOf(pair.etag))
  if (answer.kind !== 'done') return settleRefusal(run, pair, answer)
  await storage.db.transact((trx) => deleteObjects(trx, link, [pair.href]))
  return true
}

type Refusal = Exclude<PutAnswer | RemoveAnswer, { kind: 'done' }>

/** What has changed there meanwhile is looked at again; what is never taken waits for the person. */
async function settleRefusal(run: Run, pair: Pair, answer: Refusal): Promise<IsSettled> {
  if (answer.kind === 'changed') return false
  const theirs = (await run.remote.read([pair.href])).get(pair.href)
  const their = theirs === undefined ? null : { etag: theirs.etag ?? pair.etag, body: keptBody(theirs) }
  await putConflict(run, pair, { reason: 'refused', their })
  return true
}

/** As much as can be shown: what is larger is read there. */
export const keptBody = ({ body }: RemoteBody): string | null =>
  body === null || body.length > RESOURCE_BYTES_MAX ? null : body

interface Conflict {
  readonly reason: 'bothChanged' | 'refused'
  readonly their: { readonly etag: string | null; readonly body: string | null } | null
}

/** Of one person: what waits for a choice takes room, and whoever has so much of it needs another remedy. */
const CONFLICTS_MAX = 100

/**
 * Keeps both versions until the person chooses.
 * @throws RemoteFault `quota` if too much waits already
 */
export async function putConflict(
  { storage, link }: Run,
  { href, known, eventId, tag }: Pair,
  { reason, their }: Conflict,
): Promise<void> {
  const theirs = their === null ? {} : { their_etag: their.etag, their_body: their.body }
  const row: LinkedObjectTable = {
    ...agreedRow(link, { href, eventId, ...agreementOf(known) }),
    ...theirs,
    conflict: reason,
    our_tag: tag,
    noticed_at: known?.noticed_at ?? instantOf(storage.clock),
  }
  await storage.db.transact(async (trx) => {
    await refuseUnlinked(trx, link)
    const isNew = known?.conflict == null
    if (isNew && (await countConflicts(trx, link.owner_id)) >= CONFLICTS_MAX) throw new RemoteFault('quota')
    await putObjects(trx, [row])
  })
}
