import { expect, it } from 'vitest'
import { refusalOf } from './outgoing-address.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', null],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', null],
  ['https://web.push.apple.com/abc', null],
  ['https://push.example.org:443/x', null],
  ['https://8.8.8.8/x', null],
  ['not an address', 'malformed'],
  ['', 'malformed'],
  ['https://', 'malformed'],
  ['http://push.example.org/x', 'scheme'],
  ['ftp://push.example.org/x', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://user@push.example.org/x', 'credentials'],
  ['https://push.example.org@127.0.0.1/x', 'credentials'],
  ['https://:secret@push.example.org/x', 'credentials'],
  ['https://push.example.org:8443/x', 'port'],
  ['https://push.example.org:22/x', 'port'],
  ['https://push.example.org:0/x', 'port'],
  ['https://127.0.0.1/x', 'host'],
  ['https://127.1/x', 'host'],
  ['https://2130706433/x', 'host'],
  ['https://0x7f000001/x', 'host'],
  ['https://0x7f.1/x', 'host'],
  ['https://0177.0.0.1/x', 'host'],
  ['https://0/x', 'host'],
  ['https://127.0.0.1./x', 'host'],
  ['https://１２７.0.0.1/x', 'host'],
  ['https://169.254.169.254/latest/meta-data', 'host'],
  ['https://10.1.2.3/x', 'host'],
  ['https://[::1]/x', 'host'],
  ['https://[::]/x', 'host'],
  ['https://[::ffff:127.0.0.1]/x', 'host'],
  ['https://[::ffff:a9fe:a9fe]/x', 'host'],
  ['https://[64:ff9b::7f00:1]/x', 'host'],
  ['https://[2002:7f00:1::]/x', 'host'],
  ['https://[fd00::1]/x', 'host'],
  ['https://[fe80::1]/x', 'host'],
  ['https://localhost/x', 'host'],
  ['https://LOCALHOST./x', 'host'],
  ['https://db.localhost/x', 'host'],
  ['https://postgres/x', 'host'],
  ['https://metadata.google.internal/x', 'host'],
  ['https://printer.local/x', 'host'],
] as const)('U1: of %s says %s', (address, refusal) => {
  expect(refusalOf(address, [])).toBe(refusal)
})

it('U1: lets through what the operator allows, that place and no other, by http too', () => {
  const allowed = ['127.0.0.1:5422', 'push.lan:443', '::1:5422']
  const said = [
    'http://127.0.0.1:5422/x',
    'https://127.0.0.1:5422/x',
    'https://push.lan/x',
    'http://[::1]:5422/x',
    'http://127.0.0.1:5423/x',
    'https://127.0.0.1:5423/x',
    'http://push.lan/x',
    'https://user@push.lan/x',
    'http://127.0.0.2:5422/x',
  ].map((address) => refusalOf(address, allowed))
  expect(said).toEqual([null, null, null, null, 'scheme', 'port', 'scheme', 'credentials', 'scheme'])
})
