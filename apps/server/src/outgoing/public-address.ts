import { BlockList, isIP } from 'node:net'

/** Non-public IPv4 (IANA's special-purpose registry, multicast and reserved). */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** All public IPv6 is in here: not `::`, `::1`, local, multicast, or IPv4 in IPv6. */
const GLOBAL_V6 = ['2000::', 3] as const

/** Except these: protocol assignments (with Teredo), documentation, and 6to4, which embeds IPv4. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet(...GLOBAL_V6, 'ipv6')

/**
 * Whether an IP address (without brackets) is public. Invalid addresses and zones (`fe80::1%eth0`) are not. IPv4 in
 * IPv6 (mapped, compatible, NAT64, 6to4) never is, whatever it embeds.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0 || address.includes('%')) return false
  if (family === 4) return !special.check(address, 'ipv4')
  return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
