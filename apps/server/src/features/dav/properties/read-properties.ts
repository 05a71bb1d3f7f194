import {
  element,
  keyOfName,
  readXml,
  type Propstat,
  type PropertyRequest,
  type XmlElement,
  type XmlName,
} from '@dodici/core/dav'
import type { Owner, Resource } from '../resources.ts'
import { calendarProperties, objectProperties } from './calendar-properties.ts'
import type { Properties } from './property.ts'
import { principalProperties, sharedProperties } from './shared-properties.ts'

const properties: Properties = {
  ...sharedProperties,
  ...principalProperties,
  ...calendarProperties,
  ...objectProperties,
}

/** What `DAV:allprop` answers: the properties of RFC 4918, and what programs wrote. */
const ALL = new Set(
  [
    'resourcetype',
    'displayname',
    'getetag',
    'getcontentlength',
    'getcontenttype',
    'creationdate',
    'getlastmodified',
  ].map((local) => `{DAV:}${local}`),
)

const nameOfKey = (key: string): XmlName => {
  const end = key.lastIndexOf('}')
  return { namespace: key.slice(1, end), local: key.slice(end + 1) }
}

/** Whether a property is computed here, and so is not kept as a program writes it. */
export const isComputed = (key: string): boolean => key in properties

/** A property with its value; null if the resource has none. */
export function propertyOf(resource: Resource, owner: Owner, name: XmlName): XmlElement | null {
  const key = keyOfName(name)
  const read = Object.hasOwn(properties, key) ? properties[key] : undefined
  if (read === undefined) return keptOf(resource, key)
  const value = read(resource, owner)
  return value === null ? null : element(name, value)
}

function keptOf(resource: Resource, key: string): XmlElement | null {
  const xml = resource.kind === 'calendar' ? resource.calendar.kept.get(key) : undefined
  if (xml === undefined) return null
  const reading = readXml(Buffer.from(xml))
  return 'root' in reading ? reading.root : null
}

const keptNames = (resource: Resource): XmlName[] =>
  resource.kind === 'calendar'
    ? [...resource.calendar.kept.keys()].filter((key) => !isComputed(key)).map(nameOfKey)
    : []

/** Properties that a report computes for its resources: `C:calendar-data`, by key; null if it cannot be given. */
export type Extra = ReadonlyMap<string, XmlElement | null>

interface Asked {
  readonly request: PropertyRequest
  readonly owner: Owner
  readonly extra?: Extra
  /** Whether what is missing is not said (RFC 8144, and the older `Brief`). */
  readonly isMinimal: boolean
}

/** The properties of a resource that a request asks for, by status. */
export function propstatsOf(resource: Resource, { request, owner, extra, isMinimal }: Asked): Propstat[] {
  const read = (name: XmlName): XmlElement | null => {
    const key = keyOfName(name)
    return extra?.has(key) === true ? (extra.get(key) ?? null) : propertyOf(resource, owner, name)
  }
  if (request.kind === 'some') return byStatus(request.names, read, isMinimal)
  const own = [...Object.keys(properties).map(nameOfKey), ...keptNames(resource)]
  if (request.kind === 'names') {
    return byStatus(own, (name) => (read(name) === null ? null : element(name)), true)
  }
  const wanted = [...own.filter((name) => !isComputed(keyOfName(name)) || ALL.has(keyOfName(name))), ...request.include]
  return byStatus(wanted, read, true)
}

function byStatus(
  names: readonly XmlName[],
  read: (name: XmlName) => XmlElement | null,
  isMinimal: boolean,
): Propstat[] {
  const found: XmlElement[] = []
  const missing: XmlElement[] = []
  for (const name of names) {
    const property = read(name)
    if (property === null) missing.push(element(name))
    else found.push(property)
  }
  return [
    ...(found.length > 0 || (missing.length > 0 && isMinimal) ? [{ status: 200, properties: found }] : []),
    ...(missing.length > 0 && !isMinimal ? [{ status: 404, properties: missing }] : []),
  ]
}
