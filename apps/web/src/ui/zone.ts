export interface ZoneGroup {
  readonly region: string
  readonly zones: readonly { readonly name: string; readonly place: string }[]
}

const placeOf = (name: string): string =>
  name
    .slice(name.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ')

/**
 * All zones that this browser knows, by region, for a list to choose from. `also` are names that must be in it (the one
 * an imported event has may be an alias that the browser does not list).
 */
export function zoneGroups(also: readonly string[]): readonly ZoneGroup[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...also])
  const groups = Map.groupBy([...names].sort(), (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : ''))
  return [...groups].map(([region, zones]) => ({
    region,
    zones: zones.map((name) => ({ name, place: placeOf(name) })),
  }))
}

/** How a zone is written beside a time: `Rome` for `Europe/Rome`, `UTC` as it is. */
export const zonePlace = (name: string): string => placeOf(name).split(', ').at(-1) ?? name
