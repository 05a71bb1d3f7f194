import { performance } from 'node:perf_hooks'
import { encodeSegment, findEtags, findMarks, isPartial, listedIn, marksIn } from '@dodici/core/dav'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import { changesSince } from './changes-since.ts'
import { bodyReader } from './read-bodies.ts'
import type { RemoteCollection, RemoteMarks, RemoteResource } from './remote-collection.ts'
import { RemoteFault } from './remote-fault.ts'
import { remotePlace, type RemotePlace } from './remote-place.ts'
import { multistatusOf, propfind, remoteAsker, type Credentials } from './remote-server.ts'
import { putResource, removeResource } from './write-resource.ts'

/** For one answer: some servers take long to list 10,000 events. Shorter in tests. */
const MILLISECONDS = 60_000
/** How many times as long all answers of one call may take together. */
const ANSWERS = 2

/** Opens a calendar elsewhere, of those that `findCalendars` has found: the password is told to its server. */
export function openCollection(
  outgoing: Pick<Outgoing, 'ask'>,
  credentials: Credentials,
  url: string,
  most = MILLISECONDS,
): RemoteCollection {
  const placeForCall = (): RemotePlace => {
    const until = performance.now() + ANSWERS * most
    const milliseconds = () => Math.min(most, until - performance.now())
    return remotePlace(remoteAsker(outgoing, credentials, milliseconds), url)
  }
  const readBodies = bodyReader()
  const { path } = placeForCall()
  const writing = () => {
    const place = placeForCall()
    return { ...place, readMarks: () => readMarks(place) }
  }
  return {
    hrefOf: (name) => path + encodeSegment(name),
    readMarks: () => readMarks(placeForCall()),
    changesSince: (token) => changesSince(placeForCall(), token),
    list: () => list(placeForCall()),
    read: (hrefs) => readBodies(placeForCall(), hrefs),
    put: (href, body, expected) => putResource(writing(), { href, expected }, body),
    remove: (href, expected) => removeResource(writing(), { href, expected }),
  }
}

async function readMarks({ ask, url, origin }: RemotePlace): Promise<RemoteMarks> {
  const marks = marksIn(await multistatusOf(await ask(propfind(url, 0, findMarks())), origin))
  if (marks === null) throw new RemoteFault('notFound')
  return marks
}

async function list({ ask, url, origin, path }: RemotePlace): Promise<readonly RemoteResource[]> {
  const said = await multistatusOf(await ask(propfind(url, 1, findEtags())), origin)
  // What it does not tell of would count as gone.
  if (isPartial(said)) throw new RemoteFault('server')
  const listed = listedIn(said, path)
  if (listed === null) throw new RemoteFault('notFound')
  return listed
}
