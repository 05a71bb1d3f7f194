import type { SentLine } from '@dodici/contract/stored-and-sent'

const TYPES = /^import type [^']*'[^']*'/gm
/** Types among names, and the words of HTTP's statuses. */
const HARMLESS = /^import \{(?:\s*(?:STATUS_CODES|type \w+),?)+\s*\} from '[^']*'/gm

/** What opens a connection: a request by the means of browser and Node, or a library that makes one. */
const OPENERS = [
  /(?<![.\w])fetch\(|\b(?:scope|globalThis|window|self)\.fetch\(|typeof fetch =/,
  /\bnew (?:WebSocket|EventSource|XMLHttpRequest)\(/,
  /\bsendBeacon\(/,
  /(?:from |import\()'(?:node:)?(?:http|https|http2|tls|dgram|dns|dns\/promises|undici|nodemailer|web-push|pg)'/,
  /(?:from |import\()'openid-client'/,
  /(?:\bnet|\{[^}]*\b(?:connect|createConnection|Socket)\b[^}]*\}) from '(?:node:)?net'/,
  /(?:from|import\() ?'(?:ai|@ai-sdk\/[^']*|@sentry\/[^']*)'/,
  /from '#server\/outgoing\//,
]

/** Whether a module can reach another computer. */
export function opensConnections(source: string): boolean {
  const code = source.replace(TYPES, '').replace(HARMLESS, '')
  return OPENERS.some((opener) => opener.test(code))
}

/**
 * The folders and modules that may, each with the line of "Terms and privacy" that tells of it. `here` is the server of
 * the page itself.
 */
export const CONNECTIONS: Readonly<Record<string, SentLine | 'here'>> = {
  'apps/server/src/ai/': 'model',
  'apps/server/src/mail/smtp.ts': 'mail',
  'apps/server/src/outgoing/': 'push',
  'apps/server/src/features/push/': 'push',
  'apps/server/src/features/subscriptions/': 'subscriptions',
  'apps/server/src/features/linked/': 'links',
  'apps/server/src/features/identities/': 'issuer',
  'apps/server/src/features/webhooks/': 'webhooks',
  'apps/server/src/db/postgres-pool.ts': 'database',
  'apps/server/src/db/postgres-session.ts': 'database',
  'apps/web/src/reporting/': 'reports',
  'apps/web/src/api/client.ts': 'here',
  'apps/web/src/pwa/': 'here',
  'apps/web/public/before-paint.js': 'here',
}
