import { caldavName, davName } from '../names.ts'
import { childNamed, textOf } from '../xml/element.ts'
import { readEtag } from './etag.ts'
import { isDirectlyIn, isSamePath } from './place.ts'
import { propertyOf, propertyText, type AnsweredResource, type Multistatus } from './read-multistatus.ts'

/** A resource and its ETag, if the server says one. */
export interface ListedResource {
  readonly href: string
  readonly etag: string | null
}

/** What has changed in a collection. */
export interface AnsweredChanges {
  readonly changed: readonly ListedResource[]
  readonly gone: readonly string[]
  /** Null where it is not said. */
  readonly token: string | null
  /** Whether there is more after the token (RFC 6578 3.6). */
  readonly hasMore: boolean
}

/** What is said of a resource that was asked for: `missing` is not there, `unsaid` is to be asked for alone. */
export type AnsweredBody =
  | (ListedResource & { readonly kind: 'body'; readonly body: string })
  | { readonly kind: 'missing' | 'unsaid'; readonly href: string }

const GONE: ReadonlySet<number | null> = new Set([404, 410])
const MORE = 507

const etagOf = (resource: AnsweredResource): string | null => readEtag(propertyText(resource, davName('getetag')) ?? '')

const listed = (resource: AnsweredResource): ListedResource => ({ href: resource.path, etag: etagOf(resource) })

function isCollection(resource: AnsweredResource): boolean {
  const type = propertyOf(resource, davName('resourcetype'))
  return type !== null && childNamed(type, davName('collection')) !== null
}

const isThere = ({ status }: AnsweredResource): boolean => status === null || (status >= 200 && status < 300)

/**
 * What is in a collection, of the answer to `findEtags`: without itself, other collections, and what is elsewhere. Null where
 * nothing says that the collection is there: some servers answer like this for one that is gone.
 */
export function listedIn({ resources }: Multistatus, collection: string): ListedResource[] | null {
  const there = resources.filter(isThere)
  const inside = there.filter((one) => isDirectlyIn(collection, one.path) && !isCollection(one))
  const isKnown = inside.length > 0 || there.some(({ path }) => isSamePath(path, collection))
  return isKnown ? inside.map(listed) : null
}

/** Whether an answer says of itself that it does not tell all that is there: of a fault, or of more than it has told. */
export const isPartial = ({ resources }: Multistatus): boolean =>
  resources.some(({ status }) => status !== null && status >= 500)

/** Whether an answer about a collection says of something in it only that it could not be looked at. */
export const isAnyUntold = ({ resources }: Multistatus, collection: string): boolean =>
  resources.some(({ path, status }) => status !== null && status >= 500 && !isSamePath(path, collection))

/** The resource in the answer to `findEtags`, of Depth 0; null if it is not there. */
export const resourceIn = ({ resources: [resource] }: Multistatus): ListedResource | null =>
  resource && isThere(resource) ? listed(resource) : null

/** What has changed in a collection, of the answer to `reportChanges`. */
export function changesIn({ resources, syncToken }: Multistatus, collection: string): AnsweredChanges {
  const inside = resources.filter(({ path }) => isDirectlyIn(collection, path))
  return {
    changed: inside.filter(isThere).map(listed),
    gone: inside.filter(({ status }) => GONE.has(status)).map(({ path }) => path),
    token: syncToken,
    hasMore: resources.some(({ path, status }) => status === MORE && isSamePath(path, collection)),
  }
}

function bodyOf(resource: AnsweredResource): AnsweredBody {
  const href = resource.path
  if (GONE.has(resource.status)) return { kind: 'missing', href }
  const data = propertyOf(resource, caldavName('calendar-data'))
  const body = data === null ? '' : textOf(data)
  return body.trim() === '' ? { kind: 'unsaid', href } : { kind: 'body', ...listed(resource), body }
}

/** What the answer to `reportBodies` says of each resource. */
export const bodiesIn = ({ resources }: Multistatus): AnsweredBody[] => resources.map(bodyOf)
