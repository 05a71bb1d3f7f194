import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Prices } from '@dodici/contract/types'
import { z } from 'zod'

/** How many proxies stand in front: none (`false`), one (`true`), or a number of them. */
const proxies = z
  .string()
  .regex(/^(true|false|\d)$/, 'must be true, false, or how many proxies stand in front')
  .transform((text) => Number(text === 'true' ? 1 : text === 'false' ? 0 : text))

/** In whole units of the currency, with cents where there are any. */
const price = z.coerce.number().min(0).max(1_000_000).optional()

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(5001),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// (unset means SQLite in DATA_DIR)')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CORS_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUST_PROXY: proxies.default(0),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open'),
  DEFAULT_PLAN: z.enum(['basic', 'pro', 'enterprise']).default('pro'),
  /** Without it mails are files in DATA_DIR/outbox. */
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
  PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency of three letters, as EUR')
    .default('EUR'),
  PRICE_PRO_MONTHLY: price,
  PRICE_PRO_ANNUAL: price,
  PRICE_ENTERPRISE_MONTHLY: price,
  PRICE_ENTERPRISE_ANNUAL: price,
  APP_NAME: z.string().min(1).max(60).default('Dodici'),
  /** Who answers the helpers: the built-in planner alone, a model beside it, or nobody. */
  AI_PROVIDER: z.enum(['builtin', 'openai-compatible', 'anthropic', 'off']).default('builtin'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_MODEL: z.string().max(200).optional(),
  AI_API_KEY: z.string().max(1_000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHED_AFTER_MS: z.coerce.number().int().min(100).max(60_000).default(500),
})

/** What a model cannot be asked without, by its provider. */
const NEEDED: Readonly<Record<Assistance['provider'], readonly ('AI_BASE_URL' | 'AI_MODEL' | 'AI_API_KEY')[]>> = {
  builtin: [],
  off: [],
  'openai-compatible': ['AI_BASE_URL', 'AI_MODEL'],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
}

const settingsThatFit = environment.superRefine((settings, context) => {
  for (const name of NEEDED[settings.AI_PROVIDER]) {
    if (settings[name] !== undefined) continue
    const message = `must be set where AI_PROVIDER is ${settings.AI_PROVIDER}`
    context.addIssue({ code: 'custom', path: [name], message })
  }
})

function pricesOf(settings: z.output<typeof environment>): Prices | null {
  const pro = { monthly: settings.PRICE_PRO_MONTHLY ?? null, annual: settings.PRICE_PRO_ANNUAL ?? null }
  const enterprise = {
    monthly: settings.PRICE_ENTERPRISE_MONTHLY ?? null,
    annual: settings.PRICE_ENTERPRISE_ANNUAL ?? null,
  }
  const isAnySet = [...Object.values(pro), ...Object.values(enterprise)].some((price) => price !== null)
  return isAnySet ? { currency: settings.PRICE_CURRENCY, pro, enterprise } : null
}

const assistanceOf = (settings: z.output<typeof environment>): Assistance => ({
  provider: settings.AI_PROVIDER,
  baseUrl: settings.AI_BASE_URL ?? null,
  model: settings.AI_MODEL ?? null,
  apiKey: settings.AI_API_KEY ?? null,
})

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Who answers the helpers, and where a model is asked. */
export interface Assistance {
  readonly provider: 'builtin' | 'openai-compatible' | 'anthropic' | 'off'
  /** Null means the provider's own. */
  readonly baseUrl: string | null
  readonly model: string | null
  /** Null where none is needed, as of a model on one's own machine. */
  readonly apiKey: string | null
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null means SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly publicUrl: string | null
  readonly corsOrigin: string | null
  /** Proxies whose word counts, from the nearest on. What stands further away in `X-Forwarded-For` anybody can write. */
  readonly trustProxy: number
  readonly registration: 'open' | 'invite' | 'closed'
  readonly defaultPlan: 'basic' | 'pro' | 'enterprise'
  readonly appName: string
  /** Null means files in `dataDir/outbox`. */
  readonly smtpUrl: string | null
  /** Who mails are from: `Name <address>`, or an address. */
  readonly mailFrom: string
  /** Address of whoever runs this instance. */
  readonly contact: string | null
  readonly sentryDsn: string | null
  /** Null where no price is set. */
  readonly prices: Prices | null
  readonly assistance: Assistance
  readonly logLevel: string
  /** A request that has waited for so many milliseconds comes to a server that has too much to do. */
  readonly shedAfter: number
  /** Made anew at each start: two nodes never share an id. */
  readonly nodeId: string
}

/**
 * Reads the settings from environment variables.
 * @throws Error that names each setting which cannot be used and why
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settingsThatFit.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used:\n${faults.join('\n')}`)
  }
  const settings = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    publicUrl: settings.PUBLIC_URL ?? null,
    corsOrigin: settings.CORS_ORIGIN ?? null,
    trustProxy: settings.TRUST_PROXY,
    registration: settings.REGISTRATION,
    defaultPlan: settings.DEFAULT_PLAN,
    appName: settings.APP_NAME,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `${settings.APP_NAME} <dodici@localhost>`,
    contact: settings.CONTACT ?? null,
    sentryDsn: settings.SENTRY_DSN ?? null,
    prices: pricesOf(settings),
    assistance: assistanceOf(settings),
    logLevel: settings.LOG_LEVEL,
    shedAfter: settings.SHED_AFTER_MS,
    nodeId: randomBytes(8).toString('hex'),
  }
}
