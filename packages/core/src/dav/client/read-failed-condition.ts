import { davName } from '../names.ts'
import { childrenOf, isNamed } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'

/** Longer names are of no condition. */
const NAME_MAX = 100
/** Servers that explain themselves do so in elements of their own. */
const CONDITION = /^(DAV:|urn:ietf:params:xml:ns:caldav|http:\/\/calendarserver\.org\/ns\/)$/

/** The local name of the condition that a refused request has failed (RFC 4918 16); null if the body says none. */
export function failedConditionIn(body: Uint8Array): string | null {
  const reading = readXml(body)
  if ('fault' in reading || !isNamed(reading.root, davName('error'))) return null
  const condition = childrenOf(reading.root).find(({ name }) => CONDITION.test(name.namespace))
  return condition === undefined || condition.name.local.length > NAME_MAX ? null : condition.name.local
}
