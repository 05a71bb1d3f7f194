import { readFileSync } from 'node:fs'
import { messageOf } from '../errors.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings that may stand in a file of their own, as containers and systemd hand out secrets. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_SESSION_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'VAPID_PRIVATE_KEY',
  'SECRET_KEY',
  'METRICS_TOKEN',
]

export const fileSettingOf = (name: string): string => `${name}_FILE`

interface Secrets {
  readonly values: Readonly<Record<string, string>>
  /** What is wrong, a line each, with the name of the setting. */
  readonly faults: readonly string[]
}

/** Reads the secrets whose files are named, as in `SMTP_URL_FILE=/run/secrets/smtp`, without the line break at their end. */
export function readSecretFiles(given: Environment): Secrets {
  const values: Record<string, string> = {}
  const faults: string[] = []
  for (const name of SECRETS) {
    const setting = fileSettingOf(name)
    const file = given[setting]
    if (file === undefined) continue
    if (given[name] !== undefined) faults.push(`${setting}: must not be set where ${name} is`)
    else {
      const read = readSecret(file)
      if ('value' in read) values[name] = read.value
      else faults.push(`${setting}: ${read.fault}`)
    }
  }
  return { values, faults }
}

function readSecret(file: string): { readonly value: string } | { readonly fault: string } {
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return value === '' ? { fault: `${file} is empty` } : { value }
  } catch (error) {
    return { fault: `cannot be read: ${messageOf(error)}` }
  }
}
