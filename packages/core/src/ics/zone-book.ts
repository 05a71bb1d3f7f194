import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { dayOfWall, yearOf, type WallMinute } from '../date/index.ts'
import type { RawComponent } from './raw-file.ts'
import { readZoneRules, unescapeText, type OffsetAt } from './ical-js.ts'
import type { WarningReason } from './ics-note.ts'
import { CUSTOM_ZONES_MAX, ZONE_MATCHES_MAX } from './limits.ts'
import { windowsZones } from './windows-zones.ts'
import { isEqual, nearestZone } from './zone-match.ts'
import { zoneNamed } from './zone-name.ts'

/** A wall minute in a known zone, or floating. */
export interface ZonedWall {
  readonly wall: WallMinute
  readonly zone: string | null
  readonly warning: { readonly reason: WarningReason; readonly detail: string } | null
}

/** The zone that a file's TZID means at a wall minute. */
export type ZoneBook = (tzid: string, wall: WallMinute) => ZonedWall

/** For single events, and for series, which repeat in local time and cannot be converted to UTC. */
export interface ZoneBooks {
  readonly once: ZoneBook
  readonly repeating: ZoneBook
}

interface CustomZone {
  readonly offsetAt: OffsetAt
  readonly zoneOfYear: Map<number, string | null>
  lastMatch: string | null
  /** Undefined until requested. */
  nearest: string | null | undefined
}

/**
 * The zones of one VCALENDAR. A TZID is resolved in this order: the IANA zone that it names (`zoneNamed`); the origin
 * in its VTIMEZONE (X-LIC-LOCATION); an IANA zone with the VTIMEZONE's offsets in the year of the wall minute and the
 * next, with a warning, `preferred` ones first; the VTIMEZONE's offsets, which give a time in UTC, with a warning;
 * otherwise floating time, with a warning. Never UTC without one, and never for a series: that gets the nearest IANA
 * zone, with a warning, and keeps its local time.
 */
export function zoneBookOf(components: readonly RawComponent[], preferred: readonly string[]): ZoneBooks {
  const definitions = new Map<string, RawComponent>()
  for (const component of components) definitions.set(textOf(component, 'TZID'), component)
  const named = new Map<string, string | null>()
  const custom = new Map<string, CustomZone | null>()
  const candidates = [...new Set([...preferred, ...windowsZones])]
  let zonesLeft = CUSTOM_ZONES_MAX
  let matchesLeft = ZONE_MATCHES_MAX

  const nameOf = (tzid: string): string | null => {
    const definition = definitions.get(tzid)
    return zoneNamed(tzid) ?? (definition ? zoneNamed(textOf(definition, 'X-LIC-LOCATION')) : null)
  }
  const customOf = (tzid: string): CustomZone | null => {
    const definition = definitions.get(tzid)
    if (!definition || zonesLeft === 0) return null
    zonesLeft -= 1
    return customZone(definition)
  }
  const matchFor = (zone: CustomZone, year: number): string | null => {
    const known = zone.zoneOfYear.get(year)
    if (known !== undefined) return known
    if (year < FIRST_YEAR || year > LAST_YEAR) return null
    matchesLeft -= 1
    const order = zone.lastMatch === null ? candidates : [zone.lastMatch, ...candidates]
    const match = matchesLeft < 0 ? null : (order.find((name) => isEqual(zone.offsetAt, name, year)) ?? null)
    zone.zoneOfYear.set(year, match)
    zone.lastMatch = match ?? zone.lastMatch
    return match
  }
  const book =
    (unmatched: (zone: CustomZone, asked: ZoneLookup) => ZonedWall): ZoneBook =>
    (tzid, wall) => {
      const name = remember(named, tzid, () => nameOf(tzid))
      if (name !== null) return { wall, zone: name, warning: null }
      const zone = remember(custom, tzid, () => customOf(tzid))
      const offset = zone?.offsetAt(wall) ?? null
      if (!zone || offset === null) return { wall, zone: null, warning: { reason: 'unknownZone', detail: tzid } }
      const match = matchFor(zone, yearOf(dayOfWall(wall)))
      if (match === null) return unmatched(zone, { tzid, wall, offset })
      return { wall, zone: match, warning: { reason: 'zoneByRules', detail: `${tzid} -> ${match}` } }
    }
  return {
    once: book((_, { tzid, wall, offset }) => ({
      wall: wall - offset,
      zone: 'UTC',
      warning: { reason: 'zoneToUtc', detail: tzid },
    })),
    repeating: book((zone, asked) => inNearest(zone, asked, candidates)),
  }
}

interface ZoneLookup {
  readonly tzid: string
  readonly wall: WallMinute
  readonly offset: number
}

/** One zone for all times of a TZID, so that EXDATEs match the start's zone. */
function inNearest(zone: CustomZone, { tzid, wall }: ZoneLookup, candidates: readonly string[]): ZonedWall {
  if (zone.nearest === undefined) zone.nearest = nearestZone(zone.offsetAt, wall, candidates)
  const { nearest } = zone
  if (nearest === null) return { wall, zone: null, warning: { reason: 'unknownZone', detail: tzid } }
  return { wall, zone: nearest, warning: { reason: 'zoneNearest', detail: `${tzid} -> ${nearest}` } }
}

function remember<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined) return before
  const value = find()
  known.set(key, value)
  return value
}

function textOf(component: RawComponent, name: string): string {
  return unescapeText(component.lines.find((line) => line.name === name)?.value ?? '').trim()
}

function customZone(definition: RawComponent): CustomZone | null {
  const nested = definition.children.flatMap(({ name, lines }) => [`BEGIN:${name}`, ...lines, `END:${name}`])
  const offsetAt = readZoneRules([...definition.lines.map((line) => line.text), ...nested])
  return offsetAt ? { offsetAt, zoneOfYear: new Map(), lastMatch: null, nearest: undefined } : null
}
