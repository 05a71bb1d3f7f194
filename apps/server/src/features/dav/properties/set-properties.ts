import {
  APPLE_ICAL,
  CALDAV,
  caldavName,
  childNamed,
  colorOf,
  componentNamesIn,
  keyOfName,
  textOf,
  writeFragment,
  type Precondition,
  type PropertyUpdate,
  type XmlElement,
} from '@dodici/core/dav'
import { isTimezone } from '@dodici/core/ics'
import { DESCRIPTION_MAX, NAME_MAX } from '@dodici/contract/limits'
import { operations } from '@dodici/contract/operations'
import type { CalendarContent, DavCollectionTable } from '#server/db/schema.ts'
import { KEPT_PROPERTIES_MAX, KEPT_PROPERTY_MAX } from '../limits.ts'
import { isComputed } from './read-properties.ts'

/** What setting properties changes. */
export interface CollectionChange {
  readonly content: Partial<Pick<CalendarContent, 'name' | 'description' | 'color'>>
  readonly facts: Partial<Pick<DavCollectionTable, 'name' | 'position' | 'transparent'>>
  /** Properties to keep as XML, or to forget (null), by `{namespace}name`. */
  readonly kept: ReadonlyMap<string, string | null>
}

const { name: calendarName, description: calendarDescription } = operations.updateCalendar.spec.body.shape

/** Why a property cannot be set: a status of its own (RFC 4918 9.2.1). */
export interface PropertyFault {
  readonly status: 403 | 409 | 424 | 507
  readonly error?: Precondition
}

type Part = Partial<CollectionChange> | PropertyFault

/** Of what only the server says. */
export const PROTECTED: PropertyFault = { status: 403, error: 'cannot-modify-protected-property' }
const UNUSABLE: PropertyFault = { status: 409 }
const NO_TIMEZONE: PropertyFault = { status: 403, error: 'valid-calendar-data' }

/** Properties that a server computes by standards, although this one has none of them. */
const OF_SERVERS: ReadonlySet<string> = new Set([
  ...['getcontentlength', 'lockdiscovery', 'supportedlock', 'supported-method-set', 'parent-set'].map(
    (local) => `{DAV:}${local}`,
  ),
  ...['group', 'group-member-set', 'quota-available-bytes', 'quota-used-bytes'].map((local) => `{DAV:}${local}`),
  ...['max-instances', 'max-attendees-per-instance'].map((local) => `{${CALDAV}}${local}`),
])

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

/** Properties that are stored as what they mean. */
const settable: Readonly<Record<string, (property: XmlElement) => Part>> = {
  '{DAV:}displayname': (property) => {
    const read = calendarName.safeParse(cut(textOf(property), NAME_MAX))
    return read.data === undefined ? UNUSABLE : { content: { name: read.data } }
  },
  [`{${CALDAV}}calendar-description`]: (property) => {
    const read = calendarDescription.safeParse(cut(textOf(property), DESCRIPTION_MAX))
    return read.data === undefined ? UNUSABLE : { content: { description: read.data } }
  },
  [`{${APPLE_ICAL}}calendar-color`]: (property) => {
    const color = colorOf(textOf(property))
    // Also kept as it was written: a name, and what some say beside it, come back until the page changes the colour.
    return color === null ? UNUSABLE : { content: { color }, ...keptPart(property) }
  },
  [`{${APPLE_ICAL}}calendar-order`]: (property) => {
    const position = textOf(property).trim()
    return /^-?\d{1,9}$/.test(position) ? { facts: { position: Number(position) } } : UNUSABLE
  },
  [`{${CALDAV}}schedule-calendar-transp`]: (property) => ({
    facts: { transparent: childNamed(property, caldavName('transparent')) === null ? 0 : 1 },
  }),
  [`{${CALDAV}}calendar-timezone`]: (property) => (isTimezone(textOf(property)) ? keptPart(property) : NO_TIMEZONE),
  [`{${CALDAV}}supported-calendar-component-set`]: (property) =>
    componentNamesIn(property).includes('VEVENT') ? {} : PROTECTED,
}

/** What removing a property that means something sets it to. */
const removable: Readonly<Record<string, Part>> = {
  [`{${CALDAV}}calendar-description`]: { content: { description: '' } },
  [`{${APPLE_ICAL}}calendar-order`]: { facts: { position: null } },
  [`{${CALDAV}}schedule-calendar-transp`]: { facts: { transparent: 0 } },
}

/** A property as it was written. */
function keptPart(property: XmlElement): Part {
  const xml = writeFragment(property)
  return xml.length > KEPT_PROPERTY_MAX ? { status: 507 } : { kept: new Map([[keyOfName(property.name), xml]]) }
}

const isProtected = (key: string): boolean => isComputed(key) || OF_SERVERS.has(key)

function partOf(update: PropertyUpdate): Part {
  const key = keyOfName(update.kind === 'set' ? update.property.name : update.name)
  if (update.kind === 'remove') {
    return removable[key] ?? (isProtected(key) ? PROTECTED : { kept: new Map([[key, null]]) })
  }
  const set = Object.hasOwn(settable, key) ? settable[key] : undefined
  if (set !== undefined) return set(update.property)
  return isProtected(key) ? PROTECTED : keptPart(update.property)
}

/** What some updates change, or the fault of each that cannot be made. All are made or none. */
export function changeBy(
  updates: readonly PropertyUpdate[],
  present: ReadonlyMap<string, string>,
): { readonly change: CollectionChange } | { readonly faults: ReadonlyMap<string, PropertyFault> } {
  const faults = new Map<string, PropertyFault>()
  let change: CollectionChange = { content: {}, facts: {}, kept: new Map() }
  const names = new Set(present.keys())
  for (const update of updates) {
    const part = partOf(update)
    const key = keyOfName(update.kind === 'set' ? update.property.name : update.name)
    if ('status' in part) {
      faults.set(key, part)
      continue
    }
    for (const [name, value] of part.kept ?? []) {
      if (value === null) names.delete(name)
      else names.add(name)
    }
    if (names.size > KEPT_PROPERTIES_MAX) faults.set(key, { status: 507 })
    change = joined(change, part)
  }
  return faults.size > 0 ? { faults } : { change }
}

const joined = (one: CollectionChange, other: Partial<CollectionChange>): CollectionChange => ({
  content: { ...one.content, ...other.content },
  facts: { ...one.facts, ...other.facts },
  kept: new Map([...one.kept, ...(other.kept ?? [])]),
})
