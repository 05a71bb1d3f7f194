import { davName } from './names.ts'
import type { Precondition } from './preconditions.ts'
import { preconditionElement } from './preconditions.ts'
import { element, type XmlElement } from './xml/element.ts'
import { closeDocument, openDocument, writeDocument, writeElement } from './xml/write-xml.ts'

/** Properties of a resource that share a status: 200 with their values, 404 as empty elements. */
export interface Propstat {
  readonly status: number
  readonly properties: readonly XmlElement[]
  readonly error?: Precondition
}

/** One resource of a multistatus: its properties, or its own status (404 of what is gone, 507 for "more"). */
export type DavResponse =
  | { readonly href: string; readonly propstats: readonly Propstat[] }
  | { readonly href: string; readonly status: number; readonly error?: Precondition }

const MULTISTATUS = davName('multistatus')

const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  412: 'Precondition Failed',
  424: 'Failed Dependency',
  500: 'Internal Server Error',
  507: 'Insufficient Storage',
}

const statusElement = (status: number): XmlElement =>
  element(davName('status'), [`HTTP/1.1 ${status} ${REASONS[status] ?? ''}`.trimEnd()])

const errorElements = (error: Precondition | undefined): XmlElement[] =>
  error === undefined ? [] : [element(davName('error'), [preconditionElement(error)])]

const propstatElement = ({ status, properties, error }: Propstat): XmlElement =>
  element(davName('propstat'), [element(davName('prop'), properties), statusElement(status), ...errorElements(error)])

/** A response needs a propstat, even without a property (RFC 4918 14.24). */
const NO_PROPERTIES: readonly Propstat[] = [{ status: 200, properties: [] }]

/** One response, to stand between `openMultistatus` and `closeMultistatus`. `href` is percent-encoded. */
export function responseElement(response: DavResponse): XmlElement {
  const href = element(davName('href'), [response.href])
  if ('status' in response) {
    return element(davName('response'), [href, statusElement(response.status), ...errorElements(response.error)])
  }
  const propstats = response.propstats.length === 0 ? NO_PROPERTIES : response.propstats
  return element(davName('response'), [href, ...propstats.map(propstatElement)])
}

/** The body of a refused MKCOL: what of its properties stood in the way (RFC 5689 5.2). */
export const writeMkcolResponse = (propstats: readonly Propstat[]): string =>
  writeDocument(element(davName('mkcol-response'), propstats.map(propstatElement)))

/** The beginning of a multistatus. */
export const openMultistatus = (): string => openDocument(MULTISTATUS)

/** The end of one, with the token of a sync-collection. */
export const closeMultistatus = (syncToken: string | null = null): string =>
  (syncToken === null ? '' : writeElement(element(davName('sync-token'), [syncToken]))) + closeDocument(MULTISTATUS)

/** A multistatus in pieces, one for each response, so that it can be sent while it is made. */
export function* writeMultistatus(
  responses: Iterable<DavResponse>,
  syncToken: string | null = null,
): Generator<string> {
  yield openMultistatus()
  for (const response of responses) yield writeElement(responseElement(response))
  yield closeMultistatus(syncToken)
}
