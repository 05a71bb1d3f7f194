import { giveWay } from '#server/event-loop-turns.ts'
import { unitsChangedSince } from '#server/db/journal/units-changed-since.ts'
import { listObjects, objectsOfEvents } from '#server/features/dav/objects.ts'
import { findAllObjects, findSomeObjects, type LinkedObject } from '../linked-objects.queries.ts'
import type { RemoteMarks, RemoteResource } from '../remote/remote-collection.ts'
import { RemoteFault } from '../remote/remote-fault.ts'
import type { Pair, Run } from './run.ts'

/** What is there now, or what of it has changed. */
export interface ThereNow {
  /** Whether what is not named is not there; else it is as it was. */
  readonly isAll: boolean
  readonly etags: ReadonlyMap<string, string>
  readonly gone: ReadonlySet<string>
  /** To ask from the next time. */
  readonly token: string | null
}

/** The same for this side, by event. */
interface HereNow {
  readonly isAll: boolean
  readonly tags: ReadonlyMap<string, string>
  /** Events that may have changed. */
  readonly looked: ReadonlySet<string>
}

/** More in one calendar is not kept the same. */
const EVENTS_MAX = 20_000
/** Journal rows that are cheaper to look at than the whole calendar. */
const CHANGES_MAX = 5_000
/** Of a resource whose server names no version: it is never known to have changed. */
export const NO_ETAG = '-'

const etagsOf = (resources: readonly RemoteResource[]): Map<string, string> =>
  new Map(resources.map(({ href, etag }) => [href, etag ?? NO_ETAG]))

/** @throws RemoteFault */
export async function lookThere({ link, remote }: Run, marks: RemoteMarks): Promise<ThereNow> {
  const isKnown = link.is_complete === 1
  if (isKnown && marks.hasSync && link.sync_token !== null) {
    const difference = await remote.changesSince(link.sync_token)
    if (difference !== null) {
      const { changed, gone, token } = difference
      return { isAll: false, etags: etagsOf(changed), gone: new Set(gone), token }
    }
  }
  const isUnchanged = isKnown && marks.ctag !== null && marks.ctag === link.ctag
  if (isUnchanged) return { isAll: false, etags: new Map(), gone: new Set(), token: link.sync_token }
  return lookAtAllThere(remote, marks)
}

/** The token is older than the list: what comes between is told twice, and never missed. */
async function lookAtAllThere(remote: Run['remote'], { hasSync, syncToken }: RemoteMarks): Promise<ThereNow> {
  if (hasSync && syncToken === null) {
    const all = await remote.changesSince(null)
    if (all !== null) return allOf(all.changed, all.token)
  }
  return allOf(await remote.list(), hasSync ? syncToken : null)
}

function allOf(resources: readonly RemoteResource[], token: string | null): ThereNow {
  if (resources.length > EVENTS_MAX) throw new RemoteFault('tooManyEvents')
  return { isAll: true, etags: etagsOf(resources), gone: new Set(), token }
}

/** Looks also at those events of which more is to be known than whether they changed. */
async function lookHere(
  { storage: { db }, link, owner, collection }: Run,
  { mark, also }: { readonly mark: number; readonly also: readonly string[] },
): Promise<HereNow> {
  const changed = link.is_complete === 1 ? await eventsSince(db.read, link, mark) : null
  if (changed === null) {
    const objects = await listObjects(db.read, collection, { owner })
    return { isAll: true, tags: new Map(objects.map(({ id, etag }) => [id, etag])), looked: new Set() }
  }
  const ids = [...new Set([...changed, ...also])]
  const objects = await objectsOfEvents(db.read, collection, { owner, ids })
  return { isAll: false, tags: new Map(objects.map(({ id, etag }) => [id, etag])), looked: new Set(ids) }
}

/** Null if the journal cannot tell, or a category has changed, which may be in any event. */
async function eventsSince(
  db: Run['storage']['db']['read'],
  link: Run['link'],
  mark: number,
): Promise<string[] | null> {
  if (mark <= link.local_mark) return []
  const changed = await unitsChangedSince(db, link.owner_id, { since: link.local_mark, most: CHANGES_MAX })
  if (changed === null || changed.units.some((unit) => unit.unit_type === 'category')) return null
  return changed.units.filter((unit) => unit.unit_type === 'event').map((unit) => unit.unit_id)
}

/** Everything that may have to be done, as it is on both sides now. */
export async function pairsOf(run: Run, there: ThereNow, mark: number): Promise<Pair[]> {
  const { storage, link } = run
  const { read } = storage.db
  const hrefs = [...there.etags.keys(), ...there.gone]
  const first = await findSomeObjects(read, link, { hrefs: there.isAll ? [] : hrefs, eventIds: [] })
  const here = await lookHere(run, { mark, also: first.flatMap((row) => row.event_id ?? []) })
  const rows =
    there.isAll || here.isAll
      ? await findAllObjects(read, link, giveWay)
      : await findSomeObjects(read, link, { hrefs, eventIds: [...here.looked] })
  const known = rows.map((row) => knownPair(row, there, here))
  const fresh = newPairs(run, { rows, there, here })
  return link.read_only === 1 ? onlyFromThere([...known, ...fresh]) : [...known, ...fresh]
}

/** What is only read has nothing of its own here: another name of a category is no change to be sent. */
const onlyFromThere = (pairs: readonly Pair[]): Pair[] =>
  pairs
    .filter(({ known, etag }) => known !== null || etag !== null)
    .map((pair) => (pair.known === null ? pair : { ...pair, known: { ...pair.known, tag: pair.tag } }))

function knownPair(known: LinkedObject, there: ThereNow, here: HereNow): Pair {
  const { href, event_id: eventId } = known
  return { href, known, eventId, tag: tagOf(known, here), etag: etagOf(known, there) }
}

function tagOf({ event_id, tag }: LinkedObject, { isAll, looked, tags }: HereNow): string | null {
  if (event_id === null) return null
  return isAll || looked.has(event_id) ? (tags.get(event_id) ?? null) : tag
}

/** What waits for a choice was looked at when it was noticed, and not when both sides were last the same. */
function etagOf({ href, etag, conflict, their_etag }: LinkedObject, { isAll, gone, etags }: ThereNow): string | null {
  const named = etags.get(href)
  if (named !== undefined) return named
  if (isAll || gone.has(href)) return null
  return conflict === null ? etag : their_etag
}

interface Seen {
  readonly rows: readonly LinkedObject[]
  readonly there: ThereNow
  readonly here: HereNow
}

/** What only one side has. What is new here gets its path there from its id. */
function newPairs({ remote }: Run, { rows, there, here }: Seen): Pair[] {
  const hrefs = new Set(rows.map(({ href }) => href))
  const eventIds = new Set(rows.map(({ event_id }) => event_id))
  const onlyThere = [...there.etags]
    .filter(([href]) => !hrefs.has(href))
    .map(([href, etag]): Pair => ({ href, known: null, eventId: null, tag: null, etag }))
  const onlyHere = [...here.tags]
    .filter(([id]) => !eventIds.has(id))
    .map(([id, tag]): Pair => ({ href: remote.hrefOf(`${id}.ics`), known: null, eventId: id, tag, etag: null }))
  return [...onlyThere, ...onlyHere]
}
