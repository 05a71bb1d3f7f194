import { DAV, davName, isSameName, type XmlName } from '../names.ts'
import { attributeOf, childNamed, childrenNamed, childrenOf, textOf, type XmlElement } from '../xml/element.ts'
import { refuseShape, refuseSize } from './dav-reading.ts'
import { EXPANSION_DEPTH_MAX, MATCH_TEXT_MAX, PROPERTIES_MAX } from './limits.ts'
import { namesIn, propertiesOfReport, type PropertyRequest } from './property-request.ts'

/** A property, and what is wanted of the resources that it names (RFC 3253 3.8). Without any, its value as it is. */
export interface ExpandedProperty {
  readonly name: XmlName
  readonly properties: readonly ExpandedProperty[]
}

/** One condition of a principal-property-search: one of the properties is like the text, ignoring case. */
export interface PrincipalCondition {
  readonly names: readonly XmlName[]
  readonly text: string
  readonly match: 'contains' | 'equals' | 'starts-with' | 'ends-with'
}

export interface PrincipalSearch {
  readonly kind: 'principal-property-search'
  /** Whether one condition is enough. */
  readonly isAnyEnough: boolean
  readonly conditions: readonly PrincipalCondition[]
  readonly properties: PropertyRequest
}

/** Which resources are oneself, or have oneself in a property (RFC 3744 9.3). */
export interface PrincipalMatch {
  readonly kind: 'principal-match'
  /** Null asks for principals. */
  readonly property: XmlName | null
  readonly properties: PropertyRequest
}

/** The properties in an expand-property, at most four levels of them. */
export const expandedProperties = (parent: XmlElement): readonly ExpandedProperty[] =>
  expandedIn(parent, { left: PROPERTIES_MAX }, EXPANSION_DEPTH_MAX)

function expandedIn(parent: XmlElement, room: { left: number }, levels: number): readonly ExpandedProperty[] {
  const properties = childrenNamed(parent, davName('property'))
  room.left -= properties.length
  if (room.left < 0 || (levels === 0 && properties.length > 0)) refuseSize()
  return properties.map((property) => ({
    name: {
      namespace: attributeOf(property, 'namespace') ?? DAV,
      local: attributeOf(property, 'name') ?? refuseShape(),
    },
    properties: expandedIn(property, room, levels - 1),
  }))
}

const MATCHES = ['contains', 'equals', 'starts-with', 'ends-with'] as const

function conditionOf(search: XmlElement): PrincipalCondition {
  const prop = childNamed(search, davName('prop')) ?? refuseShape()
  const match = childNamed(search, davName('match')) ?? refuseShape()
  const type = attributeOf(match, 'match-type')
  const text = textOf(match)
  if (text.length > MATCH_TEXT_MAX) refuseSize()
  return { names: namesIn(prop), text, match: MATCHES.find((one) => one === type) ?? 'contains' }
}

/**
 * Reads a principal-property-search (RFC 3744 9.4); its attributes are those of Apple's clients. python-caldav asks for
 * everybody without a condition, and writes the properties that it wants beside an empty `DAV:prop`.
 */
export function principalSearchOf(report: XmlElement): PrincipalSearch {
  const conditions = childrenNamed(report, davName('property-search')).map(conditionOf)
  const properties = propertiesOfReport(report)
  const isNoneAsked = properties.kind === 'some' && properties.names.length === 0
  return {
    kind: 'principal-property-search',
    isAnyEnough: conditions.length > 0 && attributeOf(report, 'test') === 'anyof',
    conditions,
    properties: isNoneAsked
      ? { ...properties, names: namesIn({ ...report, content: besideProp(report) }) }
      : properties,
  }
}

const OF_SEARCH = ['property-search', 'prop', 'apply-to-principal-collection-set'].map(davName)

const besideProp = (report: XmlElement): XmlElement[] =>
  childrenOf(report).filter(({ name }) => !OF_SEARCH.some((one) => isSameName(one, name)))

/** Reads a principal-match. */
export function principalMatchOf(report: XmlElement): PrincipalMatch {
  const named = childNamed(report, davName('principal-property'))
  const [property] = named ? childrenOf(named) : []
  if (!property && !childNamed(report, davName('self'))) refuseShape()
  return { kind: 'principal-match', property: property?.name ?? null, properties: propertiesOfReport(report) }
}
