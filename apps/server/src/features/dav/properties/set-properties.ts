import {
  APPLE_ICAL,
  CALDAV,
  caldavName,
  childNamed,
  componentNamesIn,
  keyOfName,
  textOf,
  writeFragment,
  type PropertyUpdate,
  type XmlElement,
} from '@dodici/core/dav'
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
  readonly status: 403 | 409 | 507
}

type Part = Partial<CollectionChange> | PropertyFault

const REFUSED: PropertyFault = { status: 403 }
const UNUSABLE: PropertyFault = { status: 409 }

const COLOR = /^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/i
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
    const color = COLOR.exec(textOf(property).trim())?.[1]
    return color === undefined ? UNUSABLE : { content: { color: `#${color.toLowerCase()}` } }
  },
  [`{${APPLE_ICAL}}calendar-order`]: (property) => {
    const position = textOf(property).trim()
    return /^-?\d{1,9}$/.test(position) ? { facts: { position: Number(position) } } : UNUSABLE
  },
  [`{${CALDAV}}schedule-calendar-transp`]: (property) => ({
    facts: { transparent: childNamed(property, caldavName('transparent')) === null ? 0 : 1 },
  }),
  [`{${CALDAV}}supported-calendar-component-set`]: (property) =>
    componentNamesIn(property).includes('VEVENT') ? {} : REFUSED,
}

/** What removing a property that means something sets it to. */
const removable: Readonly<Record<string, Part>> = {
  [`{${CALDAV}}calendar-description`]: { content: { description: '' } },
  [`{${APPLE_ICAL}}calendar-order`]: { facts: { position: null } },
  [`{${CALDAV}}schedule-calendar-transp`]: { facts: { transparent: 0 } },
}

function partOf(update: PropertyUpdate): Part {
  const key = keyOfName(update.kind === 'set' ? update.property.name : update.name)
  if (update.kind === 'remove') {
    return removable[key] ?? (isComputed(key) ? REFUSED : { kept: new Map([[key, null]]) })
  }
  const set = Object.hasOwn(settable, key) ? settable[key] : undefined
  if (set !== undefined) return set(update.property)
  if (isComputed(key)) return REFUSED
  const xml = writeFragment(update.property)
  return xml.length > KEPT_PROPERTY_MAX ? { status: 507 } : { kept: new Map([[key, xml]]) }
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
