import { createHmac, timingSafeEqual } from 'node:crypto'

/** The kinds of mail that somebody can do without. */
export const UNSUBSCRIBED = ['reminders', 'digest'] as const
export type Unsubscribed = (typeof UNSUBSCRIBED)[number]

const PREFIX = 'doduns_'

const signature = (key: string, userId: string, kind: Unsubscribed): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(`${kind} ${userId}`).digest('base64url')

/** What stands in the foot of a mail: who gets no more of which kind. It can do nothing else, and so never ends. */
export const unsubscribeToken = (key: string, userId: string, kind: Unsubscribed): string =>
  `${PREFIX}${kind}.${userId}.${signature(key, userId, kind)}`

/** Reads it back; null where it was not signed here. */
export function readUnsubscribeToken(key: string, token: string): { userId: string; kind: Unsubscribed } | null {
  const [, name = '', userId = '', signed = ''] = /^doduns_(\w+)\.([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? []
  const kind = UNSUBSCRIBED.find((one) => one === name)
  if (kind === undefined) return null
  const expected = Buffer.from(signature(key, userId, kind))
  return timingSafeEqual(expected, Buffer.from(signed)) ? { userId, kind } : null
}
