import { Temporal } from 'temporal-polyfill'

const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/
const REMEMBERED_NAMES = 1_000

const remembered = new Map<string, boolean>()

function isKnown(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId === name
  } catch (error) {
    // A RangeError is how Temporal says "no such zone"; anything else is a fault of ours.
    if (error instanceof RangeError) return false
    throw error
  }
}

/**
 * Whether `name` is the name of an IANA time zone, old names included (`Asia/Calcutta`), letter case as in the
 * database. Offsets (`+01:00`) and Windows names are none. Names of more than 64 characters are none.
 */
export function isZone(name: string): boolean {
  if (!NAME.test(name)) return false
  const before = remembered.get(name)
  if (before !== undefined) return before
  if (remembered.size >= REMEMBERED_NAMES) remembered.clear()
  const known = isKnown(name)
  remembered.set(name, known)
  return known
}
