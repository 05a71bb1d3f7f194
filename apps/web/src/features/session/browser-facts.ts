/** What the browser knows of a new person already, sent along with the registration. */
export interface BrowserFacts {
  /** Left out where the browser does not know it: then the server has one. */
  readonly timezone?: string
  readonly country: string | null
}

/** `Intl.Locale` as browsers have it; TypeScript does not know `getTimeZones` yet. */
type Place = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }

/** None for codes that are no longer in use: `DD` was Germany too. */
function zonesOf(country: string): readonly string[] {
  const place: Place = new Intl.Locale(`und-${country}`)
  return place.region === country ? (place.getTimeZones?.() ?? []) : []
}

/**
 * Zone and country. The country is the one that the browser's language names, if the zone is there; else the one that
 * the zone is in: an Italian with an English computer has Italian holidays. Null where neither can be said.
 */
export function browserFacts(locales: readonly string[] = navigator.languages): BrowserFacts {
  const timezone = ownZone()
  const named = locales.map(regionOf).filter((code) => /^[A-Z]{2}$/.test(code))
  if (timezone === null) return { country: named[0] ?? null }
  const country = named.find((code) => zonesOf(code).includes(timezone)) ?? countryOfZone(timezone) ?? named[0] ?? null
  return { timezone, country }
}

/** Null for a name that is of no zone: Chrome says `Etc/Unknown` where the system does not tell. */
function ownZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return null
  }
}

/** Nothing for a language that is none: `en-US@posix` is what some systems have. */
function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).region ?? ''
  } catch {
    return ''
  }
}

/** Asks every possible code, 676 in all: a table of zones would be larger than the rest of this page. */
function countryOfZone(timezone: string): string | undefined {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => zonesOf(code).includes(timezone))
}
