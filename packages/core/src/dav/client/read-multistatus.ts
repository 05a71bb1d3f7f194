import type { InParts } from '../../in-parts/index.ts'
import { davName, type XmlName } from '../names.ts'
import { childNamed, childrenNamed, childrenOf, isNamed, textOf, type XmlElement } from '../xml/element.ts'
import { readXmlInParts } from '../xml/read-xml.ts'
import type { XmlFault } from '../xml/xml-fault.ts'
import { ANSWER_LIMITS } from './answer-limits.ts'
import { pathAt } from './place.ts'

/** What a server says of one resource. */
export interface AnsweredResource {
  readonly path: string
  /** Its own status, if that is said instead of properties: 404 of what is gone, 507 of a collection that has more. */
  readonly status: number | null
  /** Properties that it has. */
  readonly found: readonly XmlElement[]
}

export interface Multistatus {
  /** Where it is this server's own, in the order of the answer. */
  readonly resources: readonly AnsweredResource[]
  readonly syncToken: string | null
}

/** Why an answer is not read; `otherRoot` is XML of another kind. */
export type AnswerFault = XmlFault | 'otherRoot'

/** Responses between which others may run. */
const PART = 200

const WHITE: ReadonlySet<number | undefined> = new Set([0x20, 0x09, 0x0a, 0x0d])

/** XML begins at once, but what some servers are made with has written blank lines before. */
function withoutBlank(bytes: Uint8Array): Uint8Array {
  let at = 0
  while (WHITE.has(bytes[at])) at += 1
  return bytes.subarray(at)
}

/** Reads the answer to a PROPFIND or REPORT of a server, which is known by its origin (`https://host`). */
export function* readMultistatus(
  bytes: Uint8Array,
  origin: string,
): InParts<{ readonly value: Multistatus } | { readonly fault: AnswerFault }> {
  const reading = yield* readXmlInParts(withoutBlank(bytes), ANSWER_LIMITS)
  if ('fault' in reading) return reading
  const { root } = reading
  if (!isNamed(root, davName('multistatus'))) return { fault: 'otherRoot' }
  const resources: AnsweredResource[] = []
  for (const [index, response] of childrenNamed(root, davName('response')).entries()) {
    if (index % PART === PART - 1) yield
    resources.push(...resourcesOf(response, origin))
  }
  const token = textIn(root, davName('sync-token'))
  return { value: { resources, syncToken: token === '' ? null : token } }
}

/** The text of a child, trimmed; empty without it. */
function textIn(parent: XmlElement, name: XmlName): string {
  const child = childNamed(parent, name)
  return child === null ? '' : textOf(child).trim()
}

/** A response may name several resources of one status (RFC 4918 14.24). */
function resourcesOf(response: XmlElement, origin: string): AnsweredResource[] {
  const status = statusIn(response)
  const found = status === null ? foundIn(response) : []
  return childrenNamed(response, davName('href')).flatMap((href) => {
    const path = pathAt(origin, textOf(href))
    return path === null ? [] : [{ path, status, found }]
  })
}

function statusIn(element: XmlElement): number | null {
  const code = / (\d{3})\b/.exec(` ${textIn(element, davName('status'))}`)?.[1]
  return code === undefined ? null : Number(code)
}

/** A propstat without a status, which none should be, is of what there is. */
const isFound = (propstat: XmlElement): boolean => Math.floor((statusIn(propstat) ?? 200) / 100) === 2

const foundIn = (response: XmlElement): XmlElement[] =>
  childrenNamed(response, davName('propstat'))
    .filter(isFound)
    .flatMap((propstat) => childrenNamed(propstat, davName('prop')).flatMap(childrenOf))

/** A property that a resource has, or null. */
export const propertyOf = ({ found }: AnsweredResource, name: XmlName): XmlElement | null =>
  found.find((property) => isNamed(property, name)) ?? null

/** The text of a property, trimmed; null if it has none. */
export function propertyText(resource: AnsweredResource, name: XmlName): string | null {
  const property = propertyOf(resource, name)
  const text = property === null ? '' : textOf(property).trim()
  return text === '' ? null : text
}
