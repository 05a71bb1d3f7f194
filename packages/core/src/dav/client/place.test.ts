import { describe, expect, it } from 'vitest'
import { addressAt, isDirectlyIn, isSamePath, pathAt, readPlace } from './place.ts'

const HERE = 'https://calendar.example.org'

describe('addresses in the answers of other servers', () => {
  it.each([
    ['/a%40b/c%2Fd.ics', '/a@b/c%2Fd.ics'],
    ['/a@b/c%2fd.ics', '/a@b/c%2Fd.ics'],
    [' /cal/une%20f%C3%AAte/ ', '/cal/une%20f%C3%AAte/'],
    ['/cal/une fête/', '/cal/une%20f%C3%AAte/'],
    ["/cal/it's(1)+2;x=1.ics", "/cal/it's(1)+2;x=1.ics"],
    ['https://calendar.example.org/cal/', '/cal/'],
    ['HTTPS://Calendar.Example.ORG:443/cal/', '/cal/'],
    ['http://calendar.example.org/cal/', '/cal/'],
    ['/', '/'],
  ])('reads %s as %s', (href, path) => {
    expect(pathAt(HERE, href)).toBe(path)
  })

  it.each([
    'https://elsewhere.example.org/cal/',
    'https://calendar.example.org.evil.example/cal/',
    'https://calendar.example.org:8443/cal/',
    'http://calendar.example.org:8080/cal/',
    'https://ada@calendar.example.org/cal/',
    'https://calendar.example.org@evil.example/cal/',
    'https://evil.example\\@calendar.example.org/cal/',
    '//evil.example/cal/',
    'ftp://calendar.example.org/cal/',
    'javascript:alert(1)',
    'mailto:ada@example.org',
    'urn:uuid:1',
    '',
    'cal/',
    '../cal/',
    '/cal/../../etc/',
    '/cal/%2e%2E/etc/',
    '/cal/./x',
    '/cal//x',
    '/cal/%00x',
    '/cal/%0d%0aX: y',
    '/cal/%E9',
    '/cal/%',
    '/cal/?x=1',
    '/cal/#x',
    `/${'a'.repeat(4_000)}`,
  ])('U1: takes %s for no address of the server that was asked', (href) => {
    expect(pathAt(HERE, href)).toBeNull()
  })

  it('says whose an address is, without the usual port', () => {
    const read = ['https://p42-caldav.icloud.com:443/1/calendars/', 'HTTP://Nas.lan:5000/x', '/y'].map(readPlace)
    expect(read).toEqual([
      { origin: 'https://p42-caldav.icloud.com', path: '/1/calendars/' },
      { origin: 'http://nas.lan:5000', path: '/x' },
      { origin: null, path: '/y' },
    ])
  })

  it('makes a whole address of a place, on the server itself if that only takes itself for another', () => {
    const said = ['/x/', 'http://calendar.example.org/x/', 'https://p1.example.org:443/x/'].map(readPlace)
    expect(said.map((place) => place && addressAt(HERE, place))).toEqual([
      `${HERE}/x/`,
      `${HERE}/x/`,
      'https://p1.example.org/x/',
    ])
  })

  it('takes a server with a port of its own for no other', () => {
    expect(pathAt('http://[::1]:5232', 'http://[::1]:5232/a/')).toBe('/a/')
    expect(pathAt('http://[::1]:5232', 'https://[::1]:5232/a/')).toBeNull()
    expect(pathAt('https://[::1]', 'http://[::1]/a/')).toBe('/a/')
  })

  it('knows what is directly in a collection', () => {
    const inside = ['/a/b/x.ics', '/a/b/', '/a/b', '/a/b/c/', '/a/b/c/x.ics', '/a/bx.ics', '/a/x.ics', '/a/b/x%2Fy']
    expect(inside.filter((path) => isDirectlyIn('/a/b/', path))).toEqual(['/a/b/x.ics', '/a/b/x%2Fy'])
    expect(inside.filter((path) => isDirectlyIn('/a/b', path))).toEqual(['/a/b/x.ics', '/a/b/x%2Fy'])
    expect(['/a/b', '/a/b/', '/a/c/'].map((path) => isSamePath('/a/b/', path))).toEqual([true, true, false])
  })
})
