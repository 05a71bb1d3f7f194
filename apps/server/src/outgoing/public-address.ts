import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All that is public in IPv6 is in here: neither what is written in it of IPv4, nor what nobody has been given yet. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address (without brackets) is public. Invalid addresses and zones (`fe80::1%eth0`) are not. IPv4 in
 * IPv6 (mapped, compatible, NAT64, 6to4) never is, whatever it embeds.
 */
export function isPublicAddress(address: string): boolean {
  // The library also reads what browsers take for one: `127.1`, `0x7f000001`.
  if (isIP(address) === 0 || address.includes('%')) return false
  const ip = ipaddr.parse(address)
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_V6))
}
