import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i
/** What proxies say of those who ask them. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether somebody may read the figures: who has the token, or where none is set a program on the same machine. What a proxy
 * on this machine hands on comes from somewhere else, whatever address it is said to come from.
 */
export function mayReadMetrics(
  { headers, remoteAddress = '' }: { headers: IncomingHttpHeaders; remoteAddress: string | undefined },
  token: string | null,
): boolean {
  if (token !== null) return isBearer(headers.authorization, token)
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return !isForwarded && LOOPBACK.test(remoteAddress)
}

/** Compared as hashes, which are of one length, so that the time tells nothing of the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const said = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return said !== undefined && timingSafeEqual(hash('sha256', said, 'buffer'), hash('sha256', token, 'buffer'))
}
