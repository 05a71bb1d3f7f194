import { expect, it } from 'vitest'
import { readPropfind } from '../requests/property-request.ts'
import { readReport } from '../requests/report.ts'
import { syncTokenOf } from '../requests/sync-token.ts'
import { octets } from '../test/octets.ts'
import * as bodies from './request-bodies.ts'

const namesAsked = (body: string): string[] => {
  const reading = readPropfind(octets(body))
  if ('fault' in reading || reading.value.kind !== 'some') throw new Error(body)
  return reading.value.names.map(({ local }) => local).sort()
}

it('asks for properties as a server reads them', () => {
  expect(namesAsked(bodies.findAccount())).toEqual(['calendar-home-set', 'current-user-principal', 'resourcetype'])
  expect(namesAsked(bodies.findEtags())).toEqual(['getetag', 'resourcetype'])
  const marks = ['current-user-privilege-set', 'getctag', 'resourcetype', 'supported-report-set', 'sync-token']
  expect(namesAsked(bodies.findMarks())).toEqual(marks)
  const calendars = ['calendar-color', 'displayname', 'supported-calendar-component-set']
  expect(namesAsked(bodies.findCalendars())).toEqual([...marks, ...calendars].sort())
})

it('asks for changes since a token, and since the beginning, without a limit', () => {
  const report = (token: string | null) => readReport(octets(bodies.reportChanges(token)))
  expect(report(syncTokenOf(41))).toMatchObject({ value: { kind: 'sync-collection', since: 41, limit: null } })
  expect(report(null)).toMatchObject({ value: { kind: 'sync-collection', since: null, limit: null } })
  expect(bodies.reportChanges('a&<b')).toContain('<D:sync-token>a&amp;&lt;b</D:sync-token>')
})

it('asks for contents by their addresses', () => {
  const hrefs = ['/c/a&b.ics', '/c/d%20e.ics']
  const reading = readReport(octets(bodies.reportBodies(hrefs)))
  expect(reading).toMatchObject({ value: { kind: 'calendar-multiget', hrefs } })
})
