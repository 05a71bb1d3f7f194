import { describe, expect, it } from 'vitest'
import { italianPlaces } from './italian-places.ts'
import { zoneGroups, zonePlace } from './zone.ts'

const regions = (language: 'it' | 'en') => zoneGroups(['US/Eastern'], language).map(({ region }) => region)
const placesIn = (region: string, language: 'it' | 'en') =>
  zoneGroups([], language)
    .find((group) => group.region === region)
    ?.zones.map(({ place }) => place) ?? []

describe('the zones to choose from', () => {
  it('have the names of the database in English, and of Italians in Italian', () => {
    expect([zonePlace('Europe/Rome', 'en'), zonePlace('Europe/Rome', 'it')]).toEqual(['Rome', 'Roma'])
    expect(zonePlace('America/Argentina/La_Rioja', 'it')).toBe('La Rioja')
    expect([zonePlace('UTC', 'it'), zonePlace('Mars/Phobos', 'it')]).toEqual(['UTC', 'Phobos'])
  })

  it('are sorted by what they are called', () => {
    const places = placesIn('Europa', 'it')
    expect(places.indexOf('Zagabria') - places.indexOf('Vilnius')).toBeGreaterThan(0)
    expect(places.indexOf('Città del Vaticano')).toBeLessThan(places.indexOf('Dublino'))
    expect(placesIn('Europe', 'en')).toContain('Rome')
  })

  it('are all that the browser knows, and those that are asked for', () => {
    expect(regions('en')).toEqual(expect.arrayContaining(['Europe', 'Asia', 'US', '']))
    expect(regions('it')).toEqual(expect.arrayContaining(['Europa', 'Asia', 'Antartide', 'US', '']))
  })

  it('have no Italian name for a place that there is not', () => {
    const known = new Set([
      ...Intl.supportedValuesOf('timeZone').flatMap((name) => name.split('/')),
      // As newer versions of the database call what is Calcutta or Kiev in others.
      ...['Kolkata', 'Kathmandu', 'Ho_Chi_Minh', 'Faroe', 'Kyiv'],
    ])
    expect(Object.keys(italianPlaces).filter((place) => !known.has(place))).toEqual([])
  })
})
