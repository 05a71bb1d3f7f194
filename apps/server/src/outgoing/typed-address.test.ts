import { expect, it } from 'vitest'
import { outgoing } from './outgoing.ts'
import { typedAddressOf } from './typed-address.ts'

it.each([
  ['webcal://p12.example.org/a.ics', 'https://p12.example.org/a.ics'],
  ['WEBCALS://p12.example.org/a.ics#top', 'https://p12.example.org/a.ics'],
  ['http://example.org/a?b=c', 'https://example.org/a?b=c'],
  [' example.org/a.ics ', 'https://example.org/a.ics'],
  ['feed://example.org/a.ics', 'https://example.org/a.ics'],
  ['http://nas.lan:80/a.ics', 'http://nas.lan/a.ics'],
  ['webcal://nas.lan/a.ics', 'http://nas.lan/a.ics'],
  ['caldav://nas.lan/dav/', 'http://nas.lan/dav/'],
  ['caldavs://cloud.example.org', 'https://cloud.example.org/'],
  ['caldav://cloud.example.org/', 'https://cloud.example.org/'],
  ['nas.lan:5232', 'https://nas.lan:5232/'],
  ['nas.lan:5232/ada/', 'https://nas.lan:5232/ada/'],
  ['[::1]:5232/', 'https://[::1]:5232/'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['http://', 'http://'],
])('asks for %s at %s', (typed, asked) => {
  expect(typedAddressOf(typed, outgoing(['nas.lan:80']))).toBe(asked)
})
