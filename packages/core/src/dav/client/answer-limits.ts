import { ATTRIBUTES_MAX, DEPTH_MAX, type XmlLimits } from '../xml/limits.ts'

/**
 * Limits of what another server answers. A listing of 20,000 resources has 5 MB and 200,000 elements; the text of an
 * element is a whole calendar object, with what is attached to it.
 */
export const ANSWER_LIMITS: XmlLimits = {
  octets: 20_000_000,
  depth: DEPTH_MAX,
  elements: 300_000,
  attributes: ATTRIBUTES_MAX,
  text: 5_000_000,
}
