import type { XmlFault } from './xml-fault.ts'

/** Node and browsers have it, but the library types of this package do not. */
declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string }

const LABELS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii'])

/** Whether an encoding that an XML declaration names is UTF-8 or a part of it. */
export const isUtf8Label = (label: string): boolean => LABELS.has(label.toLowerCase())

/** The byte order marks of UTF-16 and UTF-32, or the zeros in their first characters. */
const isWide = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.subarray(0, 4).includes(0)

/** The text of a body in UTF-8, without its byte order mark. */
export function decodeBody(bytes: Uint8Array): { readonly text: string } | { readonly fault: XmlFault } {
  if (isWide(bytes)) return { fault: 'otherEncoding' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    // The decoder throws a TypeError for octets that are no UTF-8, and for nothing else.
    return { fault: 'notUtf8' }
  }
}
