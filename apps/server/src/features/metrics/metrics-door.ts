import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i
/** What proxies say of those who ask them. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether somebody may read the figures: who has the token, or where none is set a program on the same machine. What a proxy
 * on this machine hands on comes from somewhere else, whatever address it is said to come from.
 */
export function mayReadMetrics(
  { headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>,
  token: string | null,
): boolean {
  if (token !== null) return isBearer(headers.authorization, token)
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '')
}

/** Compared as hashes, which are of one length, so that the time tells nothing of the token. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const said = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return said !== undefined && timingSafeEqual(hash('sha256', said, 'buffer'), hash('sha256', token, 'buffer'))
}
