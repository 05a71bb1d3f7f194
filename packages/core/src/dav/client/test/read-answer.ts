import { allParts } from '../../../in-parts/index.ts'
import { octets } from '../../test/octets.ts'
import { readMultistatus, type AnswerFault, type Multistatus } from '../read-multistatus.ts'

export const ORIGIN = 'https://calendar.example.org'

/** Reads an answer at once; fails the test if it is none. */
export function answerOf(text: string, origin: string = ORIGIN): Multistatus {
  const reading = allParts(readMultistatus(octets(text), origin))
  if ('fault' in reading) throw new Error(`The answer is not read: ${reading.fault}`)
  return reading.value
}

export function answerFaultOf(bytes: string | Uint8Array): AnswerFault | null {
  const reading = allParts(readMultistatus(typeof bytes === 'string' ? octets(bytes) : bytes, ORIGIN))
  return 'fault' in reading ? reading.fault : null
}

const NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/"'

/** An answer of these responses, in the plainest form. */
export const multistatus = (...inside: readonly string[]): string =>
  `<D:multistatus ${NAMESPACES} xmlns:A="http://apple.com/ns/ical/">${inside.join('')}</D:multistatus>`

/** A response with properties that there are. */
export const found = (href: string, props: string): string =>
  `<D:response><D:href>${href}</D:href><D:propstat><D:prop>${props}</D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`

/** A response with a status of its own. */
export const alone = (href: string, status: string): string =>
  `<D:response><D:href>${href}</D:href><D:status>${status}</D:status></D:response>`
