import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each([
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['link-local, where clouds keep their secrets', ['169.254.169.254', '169.254.0.1', 'fe80::1', 'fe80::1%eth0']],
  ['of a carrier’s own network', ['100.64.0.1', '100.127.255.255']],
  ['multicast, broadcast and reserved', ['224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1', 'ff02::1']],
  ['unique local', ['fc00::1', 'fd00:ec2::254']],
  ['site-local and discard', ['fec0::1', '100::1']],
  ['documentation and tests', ['192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '2001:db8::1', '3fff::1']],
  ['IPv4 mapped into IPv6', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '0:0:0:0:0:ffff:a9fe:a9fe']],
  ['IPv4 compatible with IPv6', ['::127.0.0.1', '::a9fe:a9fe']],
  ['6to4', ['2002:7f00:1::', '2002:a9fe:a9fe::1']],
  ['NAT64', ['64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1']],
  ['Teredo', ['2001:0:7f00:1::1']],
  ['no address', ['', 'localhost', '127.1', '2130706433', '[::1]', '1.2.3.4 ', '0x7f000001']],
])('U1: an address that is %s is not public', (_, addresses) => {
  expect(addresses.filter((address) => isPublicAddress(address))).toEqual([])
})

it('U1: what is around those ranges is public', () => {
  const open = ['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1']
  open.push('169.253.255.255', '172.15.255.255', '172.32.0.0', '192.167.255.255', '223.255.255.255')
  open.push('2600:1901::1', '2a00:1450:4002:402::200e', '2001:200::1', '2003::1')
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
})
