import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why an address is not allowed. */
export type AddressRefusal = 'malformed' | 'scheme' | 'credentials' | 'port' | 'host'

/** The https port; other ports are rarely meant for the public. */
const HTTPS_PORT = '443'

/** Names of this machine or its network, whatever they resolve to. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/

/** The host as sockets take it: without IPv6 brackets and trailing dot. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

/** The port of a URL. */
export const portOf = ({ protocol, port }: Pick<URL, 'protocol' | 'port'>): string =>
  port === '' ? (protocol === 'http:' ? '80' : HTTPS_PORT) : port

/** Whether the operator allows a non-public host (`host:port`). */
export const isAllowed = (allowed: readonly string[], host: string, port: string | number): boolean =>
  allowed.includes(`${host}:${String(port)}`)

/**
 * Why a URL that somebody gave is not allowed, as far as the URL itself shows; null if it is. What its name resolves to
 * is checked when connecting. A numeric host in any notation (decimal, hexadecimal, octal) has already become four
 * bytes in `URL`.
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
  // A single-label name belongs to the local network.
  return host.includes('.') && !LOCAL_NAME.test(host)
}
