import { caldavName, davName, isSameName, type XmlName } from '../names.ts'
import {
  attributeOf,
  childNamed,
  childrenNamed,
  childrenOf,
  isNamed,
  textOf,
  type XmlAttribute,
  type XmlElement,
} from '../xml/element.ts'
import { reading, refuseShape, refuseSize, rootNamed, type DavReading } from './dav-reading.ts'
import { PROPERTIES_MAX } from './limits.ts'

/** One instruction of a PROPPATCH: a property with its value, or the name of one to remove. */
export type PropertyUpdate =
  | { readonly kind: 'set'; readonly property: XmlElement }
  | { readonly kind: 'remove'; readonly name: XmlName }

/** A collection to make: its types (`DAV:collection`, `C:calendar`), and its properties without the type. */
export interface NewCollection {
  readonly types: readonly XmlName[]
  readonly properties: readonly XmlElement[]
}

const LANGUAGE: XmlName = { namespace: 'http://www.w3.org/XML/1998/namespace', local: 'lang' }

const languageOf = ({ attributes }: XmlElement): XmlAttribute | undefined =>
  attributes.find(({ name }) => isSameName(name, LANGUAGE))

/** The properties in an instruction, each with the language that is said around it: it belongs to them (RFC 4918 4.3). */
function propsOf(instruction: XmlElement): XmlElement[] {
  return childrenNamed(instruction, davName('prop')).flatMap((prop) => {
    const language = languageOf(prop) ?? languageOf(instruction)
    return childrenOf(prop).map((property) =>
      language === undefined || languageOf(property) !== undefined
        ? property
        : { ...property, attributes: [...property.attributes, language] },
    )
  })
}

function updatesOf(instruction: XmlElement): PropertyUpdate[] {
  if (isNamed(instruction, davName('set'))) {
    return propsOf(instruction).map((property) => ({ kind: 'set', property }))
  }
  if (!isNamed(instruction, davName('remove'))) return []
  return propsOf(instruction).map(({ name }) => ({ kind: 'remove', name }))
}

const atMost = <Item>(items: readonly Item[]): readonly Item[] => (items.length > PROPERTIES_MAX ? refuseSize() : items)

/** Reads a PROPPATCH (RFC 4918 9.2): at least one instruction, in document order. */
export const readProppatch = (body: Uint8Array): DavReading<readonly PropertyUpdate[]> =>
  reading(body, (root) => {
    const updates = childrenOf(rootNamed(root, davName('propertyupdate'))).flatMap(updatesOf)
    return updates.length === 0 ? refuseShape() : atMost(updates)
  })

function propertiesSet(root: XmlElement): readonly XmlElement[] {
  return atMost(childrenNamed(root, davName('set')).flatMap(propsOf))
}

const CALENDAR_TYPES = [davName('collection'), caldavName('calendar')]

/** Reads a MKCALENDAR (RFC 4791 5.3.1). The body may be missing; the types are those of a calendar. */
export const readMkcalendar = (body: Uint8Array): DavReading<NewCollection> =>
  reading(body, (root) => {
    if (root === null) return { types: CALENDAR_TYPES, properties: [] }
    const properties = propertiesSet(rootNamed(root, caldavName('mkcalendar')))
    return { types: CALENDAR_TYPES, properties: properties.filter((one) => !isNamed(one, davName('resourcetype'))) }
  })

/** Reads a MKCOL (RFC 5689). Without a body, or a type in it, it makes a plain collection. */
export const readMkcol = (body: Uint8Array): DavReading<NewCollection> =>
  reading(body, (root) => {
    if (root === null) return { types: [davName('collection')], properties: [] }
    const properties = propertiesSet(rootNamed(root, davName('mkcol')))
    const type = properties.find((one) => isNamed(one, davName('resourcetype')))
    return {
      types: type ? childrenOf(type).map(({ name }) => name) : [davName('collection')],
      properties: properties.filter((one) => one !== type),
    }
  })

/** The component names in a `C:supported-calendar-component-set`, in upper case. */
export const componentNamesIn = (property: XmlElement): string[] =>
  childrenNamed(property, caldavName('comp'))
    .map((comp) => attributeOf(comp, 'name')?.trim().toUpperCase())
    .filter((name) => name !== undefined)

/** The first address in a property such as `CS:source`, or null. */
export function hrefIn(property: XmlElement): string | null {
  const href = childNamed(property, davName('href'))
  return href && textOf(href).trim()
}
