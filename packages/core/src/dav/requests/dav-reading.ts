import type { Precondition } from '../preconditions.ts'
import { isNamed, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import type { XmlFault } from '../xml/xml-fault.ts'
import type { XmlName } from '../names.ts'

/**
 * Why a request is refused: 400 if it is no such request, 413 if it is too large, 403 with the condition that it fails.
 * `xml` is set if it could not be read at all.
 */
export interface RequestFault {
  readonly status: 400 | 403 | 413
  readonly precondition: Precondition | null
  readonly xml: XmlFault | null
}

/** A request as it is understood, or why it is refused. */
export type DavReading<Value> = { readonly value: Value } | { readonly fault: RequestFault }

/** Thrown while reading, and caught by `reading`. */
class RequestRefusal extends Error {
  readonly fault: RequestFault

  constructor(fault: RequestFault) {
    super(`The request is refused: ${fault.precondition ?? fault.xml ?? fault.status}`)
    this.name = 'RequestRefusal'
    this.fault = fault
  }
}

/** Refuses a request that is none. Never returns. */
export function refuseShape(): never {
  throw new RequestRefusal({ status: 400, precondition: null, xml: null })
}

/** Refuses a request that asks for too much. Never returns. */
export function refuseSize(): never {
  throw new RequestRefusal({ status: 413, precondition: null, xml: null })
}

/** Refuses a request that fails a condition. Never returns. */
export function refuseFor(precondition: Precondition): never {
  throw new RequestRefusal({ status: 403, precondition, xml: null })
}

const TOO_MUCH: ReadonlySet<XmlFault> = new Set([
  'tooLarge',
  'tooDeep',
  'tooManyElements',
  'tooManyAttributes',
  'textTooLong',
])

/** Reads a body by a function that may refuse it; the function gets null for an empty body. */
export function reading<Value>(body: Uint8Array, read: (root: XmlElement | null) => Value): DavReading<Value> {
  const xml = readXml(body)
  if ('fault' in xml && xml.fault !== 'empty') {
    return { fault: { status: TOO_MUCH.has(xml.fault) ? 413 : 400, precondition: null, xml: xml.fault } }
  }
  try {
    return { value: read('root' in xml ? xml.root : null) }
  } catch (error) {
    if (error instanceof RequestRefusal) return { fault: error.fault }
    throw error
  }
}

/** The root, which must be there and have a name. */
export function rootNamed(root: XmlElement | null, name: XmlName): XmlElement {
  return root !== null && isNamed(root, name) ? root : refuseShape()
}
