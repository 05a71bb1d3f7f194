/**
 * Why a body is refused.
 * - `empty`: no octets but white space
 * - `tooLarge`, `tooDeep`, `tooManyElements`, `tooManyAttributes`, `textTooLong`: beyond `limits.ts`
 * - `otherEncoding`: UTF-16, UTF-32, or declared as anything but UTF-8 · `notUtf8`: octets that are no UTF-8
 * - `doctype`: a document type, which could define entities
 * - `malformed`: no well-formed XML 1.0 with namespaces; also an entity that is not one of the five of XML
 */
export type XmlFault =
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'tooManyElements'
  | 'tooManyAttributes'
  | 'textTooLong'
  | 'otherEncoding'
  | 'notUtf8'
  | 'doctype'
  | 'malformed'

/** Thrown while parsing, and caught by `readXml`. */
export class XmlRefusal extends Error {
  readonly fault: XmlFault

  constructor(fault: XmlFault) {
    super(`The XML is refused: ${fault}`)
    this.name = 'XmlRefusal'
    this.fault = fault
  }
}
