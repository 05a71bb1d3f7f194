import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i
/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether metrics may be read: with the token, or without a configured one from the same machine. What a proxy on this
 * machine forwards counts as remote, whatever its headers say.
 */
export function mayReadMetrics(
  { headers, remoteAddress = '' }: { headers: IncomingHttpHeaders; remoteAddress: string | undefined },
  token: string | null,
): boolean {
  if (token !== null) return isBearer(headers.authorization, token)
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return !isForwarded && LOOPBACK.test(remoteAddress)
}

/** Compared as hashes of equal length, so that timing reveals nothing of the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const said = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return said !== undefined && timingSafeEqual(hash('sha256', said, 'buffer'), hash('sha256', token, 'buffer'))
}
