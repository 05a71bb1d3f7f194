import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(5001),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// (unset means SQLite in DATA_DIR)')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  PUBLIC_URL: z.url().optional(),
  CORS_ORIGIN: z.url().optional(),
  TRUST_PROXY: flag.default(false),
  REGISTRATION: z.enum(['open', 'invite', 'closed']).default('open'),
  DEFAULT_PLAN: z.enum(['basic', 'pro', 'enterprise']).default('pro'),
  APP_NAME: z.string().min(1).max(60).default('Dodici'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SHED_AFTER_MS: z.coerce.number().int().min(100).max(60_000).default(500),
})

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null means SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly publicUrl: string | null
  readonly corsOrigin: string | null
  readonly trustProxy: boolean
  readonly registration: 'open' | 'invite' | 'closed'
  readonly defaultPlan: 'basic' | 'pro' | 'enterprise'
  readonly appName: string
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
  const parsed = environment.safeParse(given)
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
    logLevel: settings.LOG_LEVEL,
    shedAfter: settings.SHED_AFTER_MS,
    nodeId: randomBytes(8).toString('hex'),
  }
}
