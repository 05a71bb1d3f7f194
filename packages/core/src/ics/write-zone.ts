import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library'

const zonesWithRules: ReadonlySet<string> = new Set(tzlib_get_timezones())
const written = new Map<string, readonly string[]>()

/**
 * The VTIMEZONE of an IANA zone. The library returns the new name's block for old names, so the name is restored. Null
 * for a zone that the library does not know, such as one newer than it.
 */
export function zoneLines(zone: string): readonly string[] | null {
  if (!zonesWithRules.has(zone)) return null
  const known = written.get(zone)
  if (known) return known
  const [block = ''] = tzlib_get_ical_block(zone)
  const lines = block.split('\r\n').map((line) => (line.startsWith('TZID:') ? `TZID:${zone}` : line))
  written.set(zone, lines)
  return lines
}
