import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why nothing is sent to an address. */
export type AddressRefusal = 'malformed' | 'scheme' | 'credentials' | 'port' | 'host'

/** The port of https; what stands on another one is seldom meant for the public. */
const HTTPS_PORT = '443'

/** Names that lead to this machine or into its network, whatever a resolver makes of them. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/

/** The host of an address as sockets take it: without the brackets of IPv6 and the dot at the end. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/** The port that an address means. */
export const portOf = ({ protocol, port }: Pick<URL, 'protocol' | 'port'>): string =>
  port === '' ? (protocol === 'http:' ? '80' : HTTPS_PORT) : port

/** Whether the operator lets requests go to a place (`host:port`) though it is not public. */
export const isAllowed = (allowed: readonly string[], host: string, port: string | number): boolean =>
  allowed.includes(`${host}:${String(port)}`)

/**
 * What is wrong with an address that somebody wants requests sent to, as far as the address itself says; null where nothing
 * is. What its name leads to is looked at again when a connection is made. A host that is a number in whatever notation
 * (decimal, hexadecimal, octal) is what `URL` has made of it: four bytes.
 */
export function refusalOf(text: string, allowed: readonly string[]): AddressRefusal | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) return 'malformed'
  if (!/^https?:$/.test(url.protocol)) return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (isAllowed(allowed, hostOf(url), portOf(url))) return null
  if (url.protocol !== 'https:') return 'scheme'
  if (portOf(url) !== HTTPS_PORT) return 'port'
  return isOpenHost(hostOf(url)) ? null : 'host'
}

function isOpenHost(host: string): boolean {
  if (isIP(host) !== 0) return isPublicAddress(host)
  // A name of one word is one of this network.
  return host.includes('.') && !LOCAL_NAME.test(host)
}
