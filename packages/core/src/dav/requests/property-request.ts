import { caldavName, davName, keyOfName, type XmlName } from '../names.ts'
import { childNamed, childrenOf, isNamed, type XmlElement } from '../xml/element.ts'
import { calendarDataRequestOf, type CalendarDataRequest } from './calendar-data-request.ts'
import { reading, refuseShape, refuseSize, rootNamed, type DavReading } from './dav-reading.ts'
import { PROPERTIES_MAX } from './limits.ts'

/** Which properties of a resource are asked for. */
export type PropertyRequest =
  /** All that RFC 4918 defines and all dead ones, and those of `include`. */
  | { readonly kind: 'all'; readonly include: readonly XmlName[] }
  /** The names of all. */
  | { readonly kind: 'names' }
  /** Each once, in the order of the request. `calendarData` says how much of `C:calendar-data`, if that is among them. */
  | { readonly kind: 'some'; readonly names: readonly XmlName[]; readonly calendarData: CalendarDataRequest | null }

const CALENDAR_DATA = caldavName('calendar-data')

/** The names in a `DAV:prop`, each once. */
export function namesIn(prop: XmlElement): XmlName[] {
  const names = new Map(childrenOf(prop).map(({ name }) => [keyOfName(name), name]))
  return names.size > PROPERTIES_MAX ? refuseSize() : [...names.values()]
}

/** The properties that an element asks for by `DAV:prop`, `DAV:allprop` or `DAV:propname`; null without any of them. */
function propertiesIn(parent: XmlElement): PropertyRequest | null {
  const prop = childNamed(parent, davName('prop'))
  if (prop) {
    const data = childNamed(prop, CALENDAR_DATA)
    return { kind: 'some', names: namesIn(prop), calendarData: data && calendarDataRequestOf(data) }
  }
  if (childNamed(parent, davName('propname'))) return { kind: 'names' }
  if (!childNamed(parent, davName('allprop'))) return null
  const include = childNamed(parent, davName('include'))
  return { kind: 'all', include: include ? namesIn(include) : [] }
}

/** The same for a report, where nothing asked for is no property: clients want addresses or tokens alone then. */
export const propertiesOfReport = (report: XmlElement): PropertyRequest =>
  propertiesIn(report) ?? { kind: 'some', names: [], calendarData: null }

const countAsked = (root: XmlElement): number =>
  childrenOf(root).filter((child) => ['prop', 'propname', 'allprop'].some((local) => isNamed(child, davName(local))))
    .length

/** Reads a PROPFIND (RFC 4918 9.1). Without a body it asks for all properties. */
export const readPropfind = (body: Uint8Array): DavReading<PropertyRequest> =>
  reading(body, (root) => {
    if (root === null) return { kind: 'all', include: [] }
    const propfind = rootNamed(root, davName('propfind'))
    return countAsked(propfind) > 1 ? refuseShape() : (propertiesIn(propfind) ?? refuseShape())
  })
