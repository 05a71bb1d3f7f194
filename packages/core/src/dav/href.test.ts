import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { encodeSegment, hrefOf, segmentsOf } from './href.ts'

it('encodes a segment once, and leaves what a path may have', () => {
  expect(encodeSegment("aZ09-._~@:$&'()*+,;=!")).toBe("aZ09-._~@:$&'()*+,;=!")
  expect(encodeSegment('a/b c%20?#[]é\u{1f600}"<')).toBe('a%2Fb%20c%2520%3F%23%5B%5D%C3%A9%F0%9F%98%80%22%3C')
})

it('writes a collection with a slash at its end', () => {
  expect(hrefOf(['dav', 'calendars', 'a b'], true)).toBe('/dav/calendars/a%20b/')
  expect(hrefOf(['dav', 'calendars', 'a b', 'x@y.ics'], false)).toBe('/dav/calendars/a%20b/x@y.ics')
  expect(hrefOf([], true)).toBe('/')
})

it.each([
  '/dav/me@x.org/a b.ics',
  '/dav/me%40x.org/a%20b.ics',
  '/dav/me%40x%2Eorg/%61%20b.ics/',
  'https://host:8443/dav/me@x.org/a%20b.ics',
  'http://[::1]/dav/me@x.org/a%20b.ics',
])('takes %s for the same resource, whatever a client encodes', (href) => {
  expect(segmentsOf(href)).toEqual(['dav', 'me@x.org', 'a b.ics'])
})

it('keeps an encoded slash inside its segment', () => {
  expect(segmentsOf('/dav/a%2Fb')).toEqual(['dav', 'a/b'])
})

it.each(['/', 'https://host', 'https://host/'])('takes %s for the root', (href) => {
  expect(segmentsOf(href)).toEqual([])
})

it.each([
  ...['dav/x', 'x', '/dav//x', '/dav/../x', '/dav/%2e%2e/x', '/dav/./x', '/dav/x?y', '/dav/x#y', '/dav/%'],
  ...['/dav/%zz', '/dav/%C3', '/dav/%ED%A0%80', '/dav/a%00b', '/dav/a%0d%0ab', `/${'a'.repeat(5_000)}`],
])('names nothing by %s', (href) => {
  expect(segmentsOf(href)).toBeNull()
})

it('reads every path that it writes, and writes it the same again', () => {
  const isNamed = (text: string) => !/^\.{0,2}$|[\u0000-\u001f\u007f]/.test(text) && text.isWellFormed()
  const segment = fc.string({ unit: 'binary', maxLength: 40 }).filter(isNamed)
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), fc.boolean(), (segments, isCollection) => {
      const href = hrefOf(segments, isCollection)
      expect(segmentsOf(href)).toEqual(segments)
      expect(href).toMatch(/^[\w\-.~@:$&'()*+,;=!%/]+$/)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})
