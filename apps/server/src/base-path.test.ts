import { expect, it } from 'vitest'
import { basePathOf, withoutBase } from './base-path.ts'

it.each([
  [null, ''],
  ['https://planner.example.org', ''],
  ['https://planner.example.org/', ''],
  ['https://example.org/planner', '/planner'],
  ['https://example.org/at/home/', '/at/home'],
])('an installation at %s lies below "%s"', (publicUrl, base) => {
  expect(basePathOf({ publicUrl })).toBe(base)
})

it.each([
  ['/planner/api/v1/events?year=2027', '/api/v1/events?year=2027'],
  ['/planner', '/'],
  ['/planner?lng=it', '/?lng=it'],
  ['/planner/', '/'],
  ['/planner/planner', '/planner'],
  // Past the proxy, or behind one that takes the path away.
  ['/api/v1/events', '/api/v1/events'],
  ['/planners/a', '/planners/a'],
  ['*', '*'],
  ['https://example.org/planner/dav/a.ics', 'https://example.org/dav/a.ics'],
  ['https://planner/dav/', 'https://planner/dav/'],
])('%s is %s at the root', (address, expected) => {
  expect(withoutBase(address, '/planner')).toBe(expected)
  expect(withoutBase(address, '')).toBe(address)
})
