import type { FastifyReply, FastifyRequest } from 'fastify'

/** It binds what comes back from elsewhere to the browser that went there, and signs nobody in. */
const NAME = 'dodici_oidc'
/** Longer than anybody may take there. */
const SECONDS = 15 * 60

/** What a browser has in its cookie; null without one. */
export function browserIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  return pair?.trim().slice(NAME.length + 1) ?? null
}

/** Where a browser sends its cookie. */
export interface CookiePlace {
  readonly path: string
  /** Whether by `https:` alone. */
  readonly isSecure: boolean
}

export function keepInBrowser(reply: FastifyReply, { path, isSecure }: CookiePlace, browser: string): void {
  const facts = `Path=${path}; Max-Age=${String(SECONDS)}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  void reply.header('Set-Cookie', `${NAME}=${browser}; ${facts}`)
}
