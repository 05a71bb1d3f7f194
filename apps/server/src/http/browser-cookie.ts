import { BASE_PATH, routes } from '@dodici/contract/routes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { basePathOf } from '../base-path.ts'
import type { Config } from '../config.ts'

/** It binds what comes back from elsewhere to the browser that went there, and signs nobody in. */
const NAME = 'dodici_oidc'
/** Longer than anybody may take there. */
const SECONDS = 15 * 60

/** What a browser has in its cookie; null without one. */
export function browserIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const pair = (headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(`${NAME}=`))
  return pair?.trim().slice(NAME.length + 1) ?? null
}

/** Gives a browser its cookie, for the paths of signing in elsewhere alone. */
export function keepInBrowser(reply: FastifyReply, config: Pick<Config, 'publicUrl'>, browser: string): void {
  const path = basePathOf(config) + BASE_PATH + routes.startOidc.path
  const secure = config.publicUrl?.startsWith('https://') === true ? '; Secure' : ''
  const facts = `Path=${path}; Max-Age=${String(SECONDS)}; HttpOnly; SameSite=Lax${secure}`
  void reply.header('Set-Cookie', `${NAME}=${browser}; ${facts}`)
}
