import { isZone } from '../zone/index.ts'
import { windowsZone } from './windows-zones.ts'

const FIXED_OFFSET = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?00)?$/i

/**
 * The IANA zone that a TZID names: itself; the end of a path, as Mozilla and Evolution write (`/mozilla.org/20050126_1/
 * Europe/Rome`); a Windows name; or a whole-hour offset (`GMT+0100` is `Etc/GMT-1`). Null for any other name.
 */
export function zoneNamed(tzid: string): string | null {
  const name = tzid.trim()
  if (/^(?:Z|UTC)$/i.test(name)) return 'UTC'
  if (isZone(name)) return name
  return endOfPath(name) ?? windowsZone(name) ?? fixedZone(name)
}

function endOfPath(name: string): string | null {
  const parts = name.split('/', 20)
  const ends = [parts.slice(-3), parts.slice(-2)].map((end) => end.join('/'))
  return ends.find((end) => end !== name && isZone(end)) ?? null
}

/** Etc zones have inverted signs: Etc/GMT-1 is an hour east. */
function fixedZone(name: string): string | null {
  const [, sign, digits] = FIXED_OFFSET.exec(name) ?? []
  if (digits === undefined) return null
  const hours = Number(digits)
  if (hours === 0) return 'UTC'
  const zone = `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`
  return isZone(zone) ? zone : null
}
