import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that name a network: its other 64 bits its owner chooses anew for each request. */
const NETWORK_GROUPS = 4
/** Groups that name what a provider gives to one customer at most. */
const BLOCK_GROUPS = 3

/**
 * Where a request comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 one. What a proxy says of it counts
 * only where the settings trust it.
 */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip)

/** Where somebody enters from: with which program, from which address, and from which larger block around that. */
export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>) {
  const address = addressOf(request)
  return { userAgent: request.headers['user-agent'] ?? '', address, block: blockOf(address) }
}

/** The address that stands for all that one person can have. */
export function networkOf(address: string): string {
  const ip = address.replace(/%.*$/, '')
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  return `${groupsOf(ip).slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The larger block around what `networkOf` answers, which one customer of a provider may have as a whole. */
export function blockOf(network: string): string {
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24')
  return `${network.split(':').slice(0, BLOCK_GROUPS).join(':')}::/48`
}

/** The groups of an IPv6 address, those that '::' leaves out too; the last 32 bits may be written as IPv4. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.split('::', 2).map((part) => part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, left)).fill('0'), ...after]
}

const groups = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16))
