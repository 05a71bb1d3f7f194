import { bodiesIn, readEtag, reportBodies } from '@dodici/core/dav'
import { headerOf } from '#server/outgoing/answer-headers.ts'
import type { OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import type { RemoteBody, RemoteCollection } from './remote-collection.ts'
import { RemoteFault } from './remote-fault.ts'
import type { RemotePlace } from './remote-place.ts'
import { faultOfAnswer, multistatusOf, report } from './remote-server.ts'

/** Resources that are asked for together, and of those that are asked for alone, how many at the same time. */
const TOGETHER = 50
const AT_ONCE = 4

type Bodies = Map<string, RemoteBody>

/** What of some resources is still to be asked for, and how. */
interface Rest {
  /** Alone, by GET. */
  readonly alone: readonly string[]
  /** Together, in slices, because one answer for all of them was too large, or could not be read. */
  readonly slices: readonly (readonly string[])[]
}

const byGet = (alone: readonly string[]): Rest => ({ alone, slices: [] })

/** How a multiget is refused where there is none. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 403, 405, 415, 501])
/** Too much in one request, or one answer. */
const TOO_MUCH: ReadonlySet<number> = new Set([413, 507])

type ReadBodies = (place: RemotePlace, hrefs: readonly string[]) => ReturnType<RemoteCollection['read']>

/** Reads contents by multiget, and by GET where that does not tell, or was once found not to be there. */
export function bodyReader(): ReadBodies {
  let hasMultiget = true
  const readSlice = async (place: RemotePlace, hrefs: readonly string[], bodies: Bodies): Promise<void> => {
    const rest = hasMultiget ? await multiget(place, hrefs, bodies) : byGet(hrefs)
    if (rest === null) hasMultiget = false
    const { alone, slices } = rest ?? byGet(hrefs)
    for (const some of groupsOf(alone, AT_ONCE)) await Promise.all(some.map((href) => getBody(place, href, bodies)))
    for (const slice of slices) await readSlice(place, slice, bodies)
  }
  return async (place, hrefs) => {
    const bodies: Bodies = new Map()
    for (const slice of groupsOf(hrefs, TOGETHER)) await readSlice(place, slice, bodies)
    return bodies
  }
}

function groupsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Adds what the answer says of resources; null where there is no multiget. */
async function multiget(place: RemotePlace, hrefs: readonly string[], bodies: Bodies): Promise<Rest | null> {
  // Who asks for none is told of all by some servers.
  const [first] = hrefs
  if (first === undefined) return byGet([])
  hrefs.forEach(place.urlOf)
  const answer = await place.ask(report(place.url, 1, reportBodies(hrefs)))
  if (UNKNOWN.has(answer.status)) return null
  if (TOO_MUCH.has(answer.status)) return smaller(hrefs)
  if (answer.status !== 207) throw faultOfAnswer(answer)
  const said = await multistatusOf(answer, place.origin).catch((error: unknown) => {
    if (error instanceof RemoteFault) return null
    throw error
  })
  if (said === null) return smaller(hrefs)
  const left = new Set(hrefs)
  for (const one of bodiesIn(said)) {
    if (one.kind === 'unsaid' || !left.delete(one.href)) continue
    if (one.kind === 'body') bodies.set(one.href, one)
  }
  return byGet([...left])
}

/** One large or odd resource is not to hide the others. */
function smaller(hrefs: readonly string[]): Rest {
  const half = Math.ceil(hrefs.length / 2)
  return hrefs.length === 1 ? byGet(hrefs) : { alone: [], slices: [hrefs.slice(0, half), hrefs.slice(half)] }
}

async function getBody(place: RemotePlace, href: string, bodies: Bodies): Promise<void> {
  const answer = await place.ask({
    ...{ method: 'GET', url: place.urlOf(href), headers: { accept: 'text/calendar' } },
  })
  if (answer.status === 404 || answer.status === 410) return
  const fault = answer.status === 200 ? null : faultOfAnswer(answer)
  if (fault !== null && fault.fault !== 'forbidden' && fault.fault !== 'notCalDav') throw fault
  const etag = readEtag(headerOf(answer.headers, 'etag') ?? '')
  bodies.set(href, { href, etag, body: fault === null ? textOf(answer) : null })
}

function textOf({ body, isCut }: OutgoingAnswer): string | null {
  if (isCut) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    // The decoder throws a TypeError for octets that are no UTF-8, and for nothing else.
    return null
  }
}
