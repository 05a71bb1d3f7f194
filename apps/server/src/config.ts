import { plans } from '@dodici/contract/plans'
import path from 'node:path'
import { z } from 'zod'
import { misspeltSettings } from './settings/misspelt.ts'
import { oidcFaults, oidcOf, oidcSettings } from './settings/oidc.ts'
import { priceSettings, pricesOf } from './settings/prices.ts'
import { publicUrl } from './settings/public-url.ts'
import { fileSettingOf, readSecretFiles, SECRETS } from './settings/secret-files.ts'

/** How many proxies are in front: none (`false`), one (`true`), or a number. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false, or how many proxies stand in front')
  .transform((text) => Number(text === 'true' ? 1 : text === 'false' ? 0 : text))

/** Comma-separated `host:port`; an IPv6 address has no brackets. */
const places = z
  .string()
  .transform((text) => text.split(',').map((place) => place.trim().toLowerCase()))
  .refine((list) => list.every((place) => /^[^\s/@]+:\d{1,5}$/.test(place)), 'must be host:port, with commas between')

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(5001),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// (unset means SQLite in DATA_DIR)')
    .optional(),
  /** The same database past a pooler, if DATABASE_URL leads through one. */
  DATABASE_SESSION_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: publicUrl.optional(),
  CORS_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: proxies.default(0),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open'),
  /** Registrations that one address may make per hour. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(20),
  DEFAULT_PLAN: z.enum(plans).default('pro'),
  ...oidcSettings,
  /** If unset, mails are files in DATA_DIR/outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps:// (unset means files in DATA_DIR/outbox)')
    .optional(),
  MAIL_FROM: z
    .string()
    .max(300)
    .regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, 'must be an address, or Name <address>')
    .optional(),
  CONTACT: z.email().optional(),
  SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  ...priceSettings,
  APP_NAME: z.string().min(1).max(60).default('Dodici'),
  /** What powers the assistant: only the built-in planner, also a model, or nothing (off). */
  AI_PROVIDER: z.enum(['builtin', 'openai-compatible', 'anthropic', 'off']).default('builtin'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().max(1_000).optional(),
  /** Web push keys (RFC 8292). If unset, the installation generates its own. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'must be a public key of web push: 87 characters of base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'must be a private key of web push: 43 characters of base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto:ADDRESS or https://PAGE')
    .optional(),
  /** Seals what has to be given to other servers as it is; by default with a key in a file in DATA_DIR. */
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').max(1_000).nullable().default(null),
  /** Non-public hosts that requests to people's addresses may reach, such as a push service in the local network. */
  OUTGOING_ALLOWED: places.optional(),
  /** Whether people may have changes sent to addresses of their choice. */
  WEBHOOKS: z.enum(['on', 'off']).default('on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 characters, without spaces')
    .optional(),
  /** A line in the log for each request. */
  LOG_REQUESTS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHED_AFTER_MS: z.coerce.number().int().min(100).max(60_000).default(500),
})

/** Settings that a model needs, by provider. */
const NEEDED: Readonly<Record<Assistance['provider'], readonly ('AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY')[]>> = {
  builtin: [],
  off: [],
  'openai-compatible': ['AI_BASE_URL', 'AI_MODEL'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
}

type VapidName = 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'
const VAPID_PAIR: readonly VapidName[] = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']

const settingsThatFit = environment.superRefine((settings, context) => {
  for (const fault of oidcFaults(settings)) context.addIssue({ code: 'custom', ...fault })
  if (settings.DATABASE_SESSION_URL !== undefined && settings.DATABASE_URL === undefined) {
    context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'must be set where DATABASE_SESSION_URL is' })
  }
  for (const name of NEEDED[settings.AI_PROVIDER]) {
    if (settings[name] !== undefined) continue
    const message = `must be set where AI_PROVIDER is ${settings.AI_PROVIDER}`
    context.addIssue({ code: 'custom', path: [name], message })
  }
  for (const [name, other] of [VAPID_PAIR, [...VAPID_PAIR].reverse()] as [VapidName, VapidName][]) {
    if (settings[name] !== undefined || settings[other] === undefined) continue
    context.addIssue({ code: 'custom', path: [name], message: `must be set where ${other} is` })
  }
})

const assistanceOf = (settings: z.output<typeof environment>): Assistance => ({
  provider: settings.AI_PROVIDER,
  baseUrl: settings.AI_BASE_URL ?? null,
  model: settings.AI_MODEL ?? null,
  apiKey: settings.AI_API_KEY ?? null,
})

const vapidOf = ({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof environment>): VapidKeys | null =>
  publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey }

/** The contact that push services can write to: an address, or a page. */
const vapidSubjectOf = ({ VAPID_SUBJECT, CONTACT, PUBLIC_URL }: z.output<typeof environment>): string => {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT
  if (CONTACT !== undefined) return `mailto:${CONTACT}`
  return PUBLIC_URL?.startsWith('https://') === true ? PUBLIC_URL : 'mailto:dodici@localhost'
}

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)
/** Everything that may be set, files of secrets too. */
export const KNOWN_SETTINGS: readonly string[] = [...SETTINGS, ...SECRETS.map(fileSettingOf)]

/** What powers the assistant, and where the model is. */
export interface Assistance {
  readonly provider: 'builtin' | 'openai-compatible' | 'anthropic' | 'off'
  /** Null means the provider's default. */
  readonly baseUrl: string | null
  readonly model: string | null
  /** Null if none is needed, as with a local model. */
  readonly apiKey: string | null
}

/** The key pair that identifies this server to push services, in base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const databaseOf = (settings: z.output<typeof environment>) => ({
  /** Null means SQLite in `dataDir`. */
  databaseUrl: settings.DATABASE_URL ?? null,
  /** Null means that `databaseUrl` leads to the server itself. */
  databaseSessionUrl: settings.DATABASE_SESSION_URL ?? null,
  databasePool: settings.DATABASE_POOL,
})

export type Config = Readonly<ReturnType<typeof configOf>>

const configOf = (settings: z.output<typeof environment>) => ({
  port: settings.PORT,
  host: settings.HOST,
  dataDir: path.resolve(settings.DATA_DIR),
  ...databaseOf(settings),
  publicUrl: settings.PUBLIC_URL ?? null,
  corsOrigin: settings.CORS_ORIGIN ?? null,
  /**
   * How many proxies are trusted, counted from the nearest. Anybody can write entries of `X-Forwarded-For` beyond them.
   */
  trustProxy: settings.TRUST_PROXY,
  registration: settings.REGISTRATION,
  /** Registrations that one address may make per hour. */
  registrationsPerHour: settings.REGISTRATIONS_PER_HOUR,
  defaultPlan: settings.DEFAULT_PLAN,
  oidc: oidcOf(settings),
  appName: settings.APP_NAME,
  /** Null means files in `dataDir/outbox`. */
  smtpUrl: settings.SMTP_URL ?? null,
  /** The sender of mails: `Name <address>`, or an address. */
  mailFrom: settings.MAIL_FROM ?? `${settings.APP_NAME} <dodici@localhost>`,
  contact: settings.CONTACT ?? null,
  sentryDsn: settings.SENTRY_DSN ?? null,
  /** Null if no price is set. */
  prices: pricesOf(settings),
  assistance: assistanceOf(settings),
  /** Null if the installation generates its own. */
  vapidKeys: vapidOf(settings),
  vapidSubject: vapidSubjectOf(settings),
  /** Null means a key in a file in `dataDir`. */
  secretKey: settings.SECRET_KEY,
  /** Non-public `host:port` that requests may reach. */
  outgoingAllowed: settings.OUTGOING_ALLOWED ?? [],
  webhooks: settings.WEBHOOKS === 'on',
  /** The token for /metrics. Null allows only requests from the same machine. */
  metricsToken: settings.METRICS_TOKEN ?? null,
  logRequests: settings.LOG_REQUESTS === 'on',
  logLevel: settings.LOG_LEVEL,
  /** A request that has waited this many milliseconds is shed. */
  shedAfter: settings.SHED_AFTER_MS,
})

/**
 * Reads the settings from environment variables.
 * @throws Error that names each invalid setting and the reason
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const secrets = readSecretFiles(given)
  const parsed = settingsThatFit.safeParse({ ...given, ...secrets.values })
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const faults = [...issues, ...secrets.faults, ...misspeltSettings(Object.keys(given), KNOWN_SETTINGS)]
  if (!parsed.success || faults.length > 0) {
    throw new Error(`These settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
  return configOf(parsed.data)
}
