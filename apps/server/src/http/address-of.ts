import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that name a network. The owner chooses the other 64 bits freely. */
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
  const ip = address.replace(/%.*$/, '')
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  return `${groupsOf(ip).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The larger block around `networkOf`, which one customer of a provider may own. */
export function blockOf(network: string): string {
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24')
  return `${network.split(':').slice(0, BLOCK_GROUPS).join(':')}::/48`
}

/** The groups of an IPv6 address, with '::' expanded. The last 32 bits may be written as IPv4. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::', 2).map((part) => part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, left)).fill('0'), ...after]
}

const groups = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
