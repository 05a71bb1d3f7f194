import { createHmac, timingSafeEqual } from 'node:crypto'

/** Kinds of mail that can be unsubscribed from. */
export const UNSUBSCRIBED = ['reminders', 'digest'] as const
export type Unsubscribed = (typeof UNSUBSCRIBED)[number]

const PREFIX = 'doduns_'

const signature = (key: string, userId: string, kind: Unsubscribed): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`${kind} ${userId}`).digest('base64url')

/** The token in a mail's footer: a person and a kind. It can do nothing else, and so never expires. */
export const unsubscribeToken = (key: string, userId: string, kind: Unsubscribed): string =>
  `${PREFIX}${kind}.${userId}.${signature(key, userId, kind)}`

/** Verifies and parses a token; null if it was not signed here. */
export function readUnsubscribeToken(key: string, token: string): { userId: string; kind: Unsubscribed } | null {
  const [, name = '', userId = '', signed = ''] = /^doduns_(\w+)\.([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  const kind = UNSUBSCRIBED.find((one) => one === name)
  if (kind === undefined) return null
  const expected = Buffer.from(signature(key, userId, kind))
  return timingSafeEqual(expected, Buffer.from(signed)) ? { userId, kind } : null
}
