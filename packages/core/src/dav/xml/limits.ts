/** Limits of the body of a request. A client's list of 5,000 addresses has 10,004 elements and 400 KB. */

/** Octets, and so characters. */
export const BODY_OCTETS_MAX = 1_048_576
/** Elements inside one another. A filter of RFC 4791 needs eight. The parser's time grows with the square of it. */
export const DEPTH_MAX = 32
export const ELEMENTS_MAX = 20_000
/** Attributes of one element, with namespace declarations. */
export const ATTRIBUTES_MAX = 200
/** UTF-16 units of the text directly inside one element. */
export const TEXT_MAX = 65_536

/** How much of a document is read. */
export interface XmlLimits {
  readonly octets: number
  readonly depth: number
  readonly elements: number
  readonly attributes: number
  readonly text: number
}

export const REQUEST_LIMITS: XmlLimits = {
  octets: BODY_OCTETS_MAX,
  depth: DEPTH_MAX,
  elements: ELEMENTS_MAX,
  attributes: ATTRIBUTES_MAX,
  text: TEXT_MAX,
}
