import { changesIn, isAnyUntold, reportChanges, type AnsweredChanges } from '@dodici/core/dav'
import type { RemoteDifference, RemoteResource } from './remote-collection.ts'
import { RemoteFault } from './remote-fault.ts'
import type { RemotePlace } from './remote-place.ts'
import { multistatusOf, report } from './remote-server.ts'

/** Changed and gone resources together. More than that is no calendar that is linked. */
const CHANGES_MAX = 100_000
/** Answers in which a server may say what has changed. */
const PAGES_MAX = 1_000

/** What says something of the server or of whoever asks, and nothing of a token. */
const OF_SERVER: ReadonlySet<number> = new Set([401, 408, 429])

/**
 * Whether a server refuses what it was asked for: it does not know the token (403 by RFC 6578, but also 400, 409, 410, 412,
 * and 500 of Xandikos), or the question (405, 415, 501). Why, a listing tells.
 */
const isRefused = (status: number, token: string | null): boolean =>
  (status >= 400 && status < 500 && !OF_SERVER.has(status)) ||
  (status === 500 && token !== null) ||
  status === 501 ||
  status === 507

/** Follows a collection from a token to what it is now; null where only a listing tells. */
export async function changesSince(place: RemotePlace, since: string | null): Promise<RemoteDifference | null> {
  const changes = newChanges()
  let token = since === '' ? null : since
  // Radicale then says also what was deleted long ago.
  const isFirst = token === null
  for (let page = 0; page < PAGES_MAX && changes.count() <= CHANGES_MAX; page += 1) {
    const said = await readPage(place, token)
    if (said === null || said.token === null) return null
    changes.add(said)
    if (!said.hasMore) return { ...changes.all(), ...(isFirst ? { gone: [] } : {}), token: said.token }
    // One that does not go on would do so for ever.
    if (said.token === token) return null
    token = said.token
  }
  throw new RemoteFault('tooLarge')
}

async function readPage(place: RemotePlace, token: string | null): Promise<AnsweredChanges | null> {
  const answer = await place.ask(report(place.url, 0, reportChanges(token)))
  if (isRefused(answer.status, token)) return null
  const said = await multistatusOf(answer, place.origin)
  // Its token may be past what it does not tell of.
  return isAnyUntold(said, place.path) ? null : changesIn(said, place.path)
}

/** Collects what several answers say, of which the last counts for each resource. */
function newChanges() {
  const resources = new Map<string, RemoteResource | null>()
  return {
    count: () => resources.size,
    add: ({ changed, gone }: AnsweredChanges): void => {
      for (const resource of changed) resources.set(resource.href, resource)
      for (const href of gone) resources.set(href, null)
    },
    all: (): Omit<RemoteDifference, 'token'> => ({
      changed: [...resources.values()].filter((resource) => resource !== null),
      gone: [...resources].filter(([, resource]) => resource === null).map(([href]) => href),
    }),
  }
}
