import type { Language } from '../i18n/language.ts'
import { italianPlaces } from './italian-places.ts'

export interface ZoneGroup {
  readonly region: string
  readonly zones: readonly { readonly name: string; readonly place: string }[]
}

/** A place in a zone name, translated: `Roma` for `Rome`. */
const said = (part: string, language: Language): string =>
  (language === 'it' ? italianPlaces[part] : undefined) ?? part.replaceAll('_', ' ')

const placeOf = (name: string, language: Language): string =>
  name
    .slice(name.indexOf('/') + 1)
    .split('/')
    .map((part) => said(part, language))
    .join(', ')

/**
 * All zones of this browser, by region and place. `also` adds names, because an imported event may have an alias that
 * the browser does not list.
 */
export function zoneGroups(also: readonly string[], language: Language): readonly ZoneGroup[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])
  const groups = Map.groupBy([...names].sort(), (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : ''))
  return [...groups].map(([region, zones]) => ({
    region: said(region, language),
    zones: zones
      .map((name) => ({ name, place: placeOf(name, language) }))
      .sort((one, other) => one.place.localeCompare(other.place, language)),
  }))
}

/** A zone beside a time: `Rome` or `Roma` for `Europe/Rome`, `UTC` as it is. */
export const zonePlace = (name: string, language: Language): string =>
  placeOf(name, language).split(', ').at(-1) ?? name
