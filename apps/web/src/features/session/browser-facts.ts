/** What the browser knows of a new person already, sent along with the registration. */
export interface BrowserFacts {
  readonly timezone: string
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
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const named = locales.map((locale) => new Intl.Locale(locale).region ?? '').filter((code) => /^[A-Z]{2}$/.test(code))
  const country = named.find((code) => zonesOf(code).includes(timezone)) ?? countryOfZone(timezone) ?? named[0] ?? null
  return { timezone, country }
}

/** Asks every possible code, 676 in all: a table of zones would be larger than the rest of this page. */
function countryOfZone(timezone: string): string | undefined {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => zonesOf(code).includes(timezone))
}
