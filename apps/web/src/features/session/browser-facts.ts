/** What the browser knows about a new person, sent with the registration. */
export interface BrowserFacts {
  /** Absent if unknown; the server then has a default. */
  readonly timezone?: string
  readonly country: string | null
}

/** `Intl.Locale` as in browsers; TypeScript does not know `getTimeZones` yet. */
type Place = Intl.Locale & { getTimeZones?: () => readonly string[] | undefined }

/** Excludes old codes: `DD` was Germany too. */
function zonesOf(country: string): readonly string[] {
  const place: Place = new Intl.Locale(`und-${country}`)
  return place.region === country ? (place.getTimeZones?.() ?? []) : []
}

/**
 * Time zone and country. The country is that of the browser's language if the zone is in it, else the zone's own: an
 * Italian with an English computer gets Italian holidays. Null if unknown.
 */
export function browserFacts(locales: readonly string[] = navigator.languages): BrowserFacts {
  const timezone = ownZone()
  const named = locales.map(regionOf).filter((code) => /^[A-Z]{2}$/.test(code))
  if (timezone === null) return { country: named[0] ?? null }
  const country = named.find((code) => zonesOf(code).includes(timezone)) ?? countryOfZone(timezone) ?? named[0] ?? null
  return { timezone, country }
}

/** Null for a name without a zone: Chrome says `Etc/Unknown` if the system does not tell. */
function ownZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return timeZone
  } catch {
    return null
  }
}

/** Nothing for an invalid language: some systems have `en-US@posix`. */
function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).region ?? ''
  } catch {
    return ''
  }
}

/** Tries every possible code, 676 in all: a table of zones would be larger than the rest of this page. */
function countryOfZone(timezone: string): string | undefined {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => zonesOf(code).includes(timezone))
}
