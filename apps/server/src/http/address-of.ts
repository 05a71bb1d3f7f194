import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name a network: its other 64 bits its owner chooses anew for each request. */
const NETWORK_GROUPS = 4
/** Groups that a provider assigns to one customer at most. */
const BLOCK_GROUPS = 3

/**
 * The address of a request for limits: an IPv4 address, or the /64 of an IPv6 one. Proxy headers count only if the
 * settings trust them.
 */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)

/** Where somebody signs in from: user agent, address, and the larger block around it. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>) {
  const address = addressOf(request)
  return { userAgent: request.headers['user-agent'] ?? '', address, block: blockOf(address) }
}

/** The address that represents everything one person can have. */
export function networkOf(address: string): string {
  if (isIP(address) === 0) return address
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const groups = ip.parts.slice(0, NETWORK_GROUPS).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

/** The larger block around `networkOf`, which one customer of a provider may own. */
export function blockOf(network: string): string {
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24')
  return `${network.split(':').slice(0, BLOCK_GROUPS).join(':')}::/48`
}
