import { expect, it } from 'vitest'
import { mayBeTold } from './trusted-place.ts'

const isTold = (typed: string, next: string): boolean => mayBeTold(new URL(typed), new URL(next))

it.each([
  ['https://cloud.example.org/', 'https://cloud.example.org/remote.php/dav/'],
  ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com/1/calendars/'],
  ['https://icloud.com/', 'https://caldav.icloud.com/'],
  ['https://example.org/', 'https://dav.example.org/'],
  ['https://mail.example.co.uk/', 'https://dav.example.co.uk/'],
  ['https://a.b.example.de/', 'https://c.b.example.de/'],
  ['http://nas.lan:5000/', 'http://nas.lan:5000/dav/'],
  ['http://nas.example.org/', 'https://nas.example.org/'],
  ['https://nas.example.org:8443/', 'https://dav.example.org:8443/'],
  ['https://nas.example.org:8443/', 'https://nas.example.org/'],
])('tells a password that is meant for %s to %s', (typed, next) => {
  expect(isTold(typed, next)).toBe(true)
})

it.each([
  ['https://example.org/', 'https://evil.example/'],
  ['https://example.org/', 'https://example.org.evil.example/'],
  ['https://example.org/', 'https://notexample.org/'],
  ['https://example.co.uk/', 'https://evil.co.uk/'],
  ['https://co.uk/', 'https://evil.co.uk/'],
  ['https://example.de/', 'https://other.de/'],
  ['https://dav.example.de/', 'https://mail.example.de/'],
  ['https://ada.github.io/', 'https://evil.github.io/'],
  ['https://ada.duckdns.org/', 'https://evil.duckdns.org/'],
  ['https://duckdns.org/', 'https://evil.duckdns.org/'],
  ['https://org/', 'https://example.org/'],
  ['https://8.8.8.8/', 'https://1.8.8.8/'],
  ['https://[2001:db8::1]/', 'https://[2001:db8::2]/'],
  ['https://example.org/', 'http://example.org/'],
  ['http://nas.lan:5000/', 'http://dav.nas.lan:5000/'],
  ['http://127.0.0.1:5000/', 'http://127.0.0.1:5001/'],
  ['https://example.org/', 'https://example.org:8443/'],
  ['https://example.org/', 'https://dav.example.org:8443/'],
])('does not tell a password that is meant for %s to %s', (typed, next) => {
  expect(isTold(typed, next)).toBe(false)
})
