import { failedConditionIn, findEtags, isWeakEtag, readEtag, resourceIn, type ListedResource } from '@dodici/core/dav'
import { headerOf } from '#server/outgoing/answer-headers.ts'
import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import type { Expected, PutAnswer, RemoteCollection, RemoteRefusal, RemoveAnswer } from './remote-collection.ts'
import { RemoteFault } from './remote-fault.ts'
import type { RemotePlace } from './remote-place.ts'
import { faultOfAnswer, multistatusOf, propfind } from './remote-server.ts'

type Place = RemotePlace & Pick<RemoteCollection, 'readMarks'>

interface Target {
  readonly href: string
  readonly expected: Expected | 'new'
}

const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8' }

/** Writes a resource if what is there is what was expected. */
export async function putResource(place: Place, target: Target, body: string): Promise<PutAnswer> {
  const condition = await conditionOf(place, target)
  if (condition === null) return { kind: 'changed' }
  const url = place.urlOf(target.href)
  const answer = await place.ask({ url, method: 'PUT', headers: { ...CALENDAR, ...condition }, body })
  if (answer.status >= 200 && answer.status < 300) return { kind: 'done', etag: strongEtagOf(answer) }
  return await refusalOf(place, target, answer)
}

/** Deletes a resource if what is there is what was expected. */
export async function removeResource(place: Place, target: Target): Promise<RemoveAnswer> {
  const condition = await conditionOf(place, target)
  if (condition === null) return { kind: 'changed' }
  const answer = await place.ask({ url: place.urlOf(target.href), method: 'DELETE', headers: condition })
  const isDone = answer.status >= 200 && answer.status < 300 && answer.status !== 207
  if (isDone || isGone(answer)) return { kind: 'done' }
  return await refusalOf(place, target, answer)
}

const isGone = ({ status }: OutgoingAnswer): boolean => status === 404 || status === 410

/** A weak one does not say which of several contents it is that was written. */
function strongEtagOf({ headers }: OutgoingAnswer): string | null {
  const etag = readEtag(headerOf(headers, 'etag') ?? '')
  return etag === null || isWeakEtag(etag) ? null : etag
}

type Headers = Readonly<Record<string, string>>

/**
 * The header that has the server compare; null if it is seen here already that something else is there. A weak ETag is
 * compared here, because `If-Match` never holds for one: what is written between the two is overwritten.
 */
async function conditionOf(place: Place, { href, expected }: Target): Promise<Headers | null> {
  if (expected === 'any') return {}
  if (expected === 'new') return { 'if-none-match': '*' }
  if (!isWeakEtag(expected.etag)) return { 'if-match': expected.etag }
  return (await resourceAt(place, href))?.etag === expected.etag ? { 'if-match': '*' } : null
}

/** What is at a place; null if nothing is. */
async function resourceAt(place: Place, href: string): Promise<ListedResource | null> {
  const answer = await place.ask(propfind(place.urlOf(href), 0, findEtags()))
  return isGone(answer) ? null : resourceIn(await multistatusOf(answer, place.origin))
}

/** Statuses with which servers say that they do not take a resource, or that they fail on it, but on no other. */
const OF_RESOURCE: ReadonlySet<number> = new Set([400, 403, 404, 405, 409, 410, 413, 415, 422, 423, 428, 500, 501, 507])

/** What a status that is none of success means for one resource. @throws RemoteFault if it is about all of them */
async function refusalOf(place: Place, target: Target, answer: OutgoingAnswer): Promise<RemoteRefusal> {
  const { status } = answer
  if (status === 412) return { kind: 'changed' }
  if (status !== 207 && !OF_RESOURCE.has(status)) throw faultOfAnswer(answer)
  const precondition = failedConditionIn(answer.body)
  // Is the calendar itself there, and may it be written?
  const { isReadOnly } = await place.readMarks()
  if (status === 403 && isReadOnly) throw new RemoteFault('forbidden')
  const isChanged = precondition === null && (await isOtherThere(place, target, status))
  return isChanged ? { kind: 'changed' } : { kind: 'refused', status, precondition }
}

/** Some servers say 409 or 404 where they mean 412. */
async function isOtherThere(place: Place, { href, expected }: Target, status: number): Promise<boolean> {
  const isVague = status === 404 || status === 409 || status === 410
  if (!isVague || expected === 'any') return false
  const there = await resourceAt(place, href)
  if (expected === 'new') return there !== null
  return there === null || (there.etag !== null && there.etag !== expected.etag)
}
