import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { KNOWN_SETTINGS, readConfig, SETTINGS } from './config.ts'
import { unreadSettings } from './settings/misspelt.ts'
import { SECRETS } from './settings/secret-files.ts'

const manual = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8')
const described = [...manual.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]+)`|unset) +\|/gm)]

describe('the settings', () => {
  it('stand in the manual, all of them, with the default that they have', () => {
    expect(described.map(([, name]) => name)).toEqual(SETTINGS)
    const defaults = Object.fromEntries(
      described.flatMap(([, name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    expect(readConfig(defaults)).toEqual(readConfig({}))
    expect(Object.keys(defaults)).toHaveLength(18)
  })

  it('are refused together, each by its name', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'perhaps' })
    expect(read).toThrow(
      /^These settings cannot be used:\n {2}PORT: .*\n {2}DATABASE_URL: must start.*\n {2}TRUST_PROXY: /,
    )
  })

  it('name the database that an address past its pooler belongs to', () => {
    const read = () => readConfig({ DATABASE_SESSION_URL: 'postgres://db.example.org/dodici' })
    expect(read).toThrow(/DATABASE_URL: must be set where DATABASE_SESSION_URL is/)
  })

  it('name what a model cannot be asked without', () => {
    expect(() => readConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(
      /AI_BASE_URL: must be set where AI_PROVIDER is openai-compatible\n {2}AI_MODEL: must be set/,
    )
    expect(() => readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow(/AI_API_KEY: must be set/)
    const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' }
    expect(readConfig(local).assistance).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      model: 'm',
      apiKey: null,
    })
  })

  it('have the address that people use as a browser has it, with a path that no path of the server is taken for', () => {
    const read = (url: string) => readConfig({ PUBLIC_URL: url }).publicUrl
    expect(read('https://example.org/')).toBe('https://example.org')
    expect(read('https://example.org/planner/')).toBe('https://example.org/planner')
    for (const [url, why] of [
      ['planner.example.org', 'must be an address with http:// or https://'],
      ['ftp://example.org', 'must be an address with http:// or https://'],
      ['https://example.org/?a=1', 'must be an address without \\? and #'],
      ['https://example.org/my plans', 'may have only letters, digits and - . _ ~ in its path'],
      ['https://example.org/calendar', 'has a path that the server itself has'],
      ['https://example.org/dav/planner', 'has a path that the server itself has'],
    ] as const) {
      expect(() => read(url)).toThrow(new RegExp(`PUBLIC_URL: ${why}`))
    }
  })

  it('are refused where a name is nearly that of one that is not set, which would have another value than was meant', () => {
    expect(() => readConfig({ REGISTRATON: 'closed', SMTP_UR: 'smtp://mail.example.org' })).toThrow(
      'These settings cannot be used:\n' +
        '  REGISTRATON: is no setting; is REGISTRATION meant?\n' +
        '  SMTP_UR: is no setting; is SMTP_URL meant?',
    )
  })

  it('take no notice of what is for other programs', () => {
    const others = { DATABASE_URI: 'x', PATH: '/bin', HOSTNAME: 'box', PORTS: '80', POSTGRES_PASSWORD: 'x' }
    const settings = { DATABASE_URL: 'postgres://localhost/dodici' }
    expect(readConfig({ ...others, ...settings })).toEqual(readConfig(settings))
  })

  it('warn of what stands in a file and is no setting', () => {
    const inFile = ['PORT', 'SMTP_URL_FILE', 'VITE_API_BASE', 'NODE_OPTIONS', 'MAIL_FORM_TO']
    expect(unreadSettings(inFile, KNOWN_SETTINGS)).toEqual(['MAIL_FORM_TO in .env is no setting: nothing reads it'])
  })

  it('take their default where they are empty, as in a file of settings that were not filled in', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 5001, databaseUrl: null })
  })
})

/** What some secrets are nothing without. */
const BESIDE: Readonly<Record<string, Record<string, string>>> = {
  DATABASE_SESSION_URL: { DATABASE_URL: 'postgres://dodici:secret@pooler.example.org/dodici' },
  VAPID_PRIVATE_KEY: { VAPID_PUBLIC_KEY: 'p'.repeat(87) },
  OIDC_CLIENT_SECRET: {
    ...{ OIDC_ISSUER: 'https://auth.example.org', OIDC_CLIENT_ID: 'planner' },
    PUBLIC_URL: 'https://planner.example.org',
  },
}

describe('a secret in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-secrets-'))
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(SECRETS)('%s is read from it, without the line break at its end', (name) => {
    const value = name.endsWith('_URL') ? SECRET_URLS[name] : 'k'.repeat(43)
    const others = BESIDE[name] ?? {}
    const read = readConfig({ ...others, [`${name}_FILE`]: file(name, `${value ?? ''}\n`) })
    expect(read).toEqual(readConfig({ ...others, [name]: value }))
    expect(read).not.toEqual(readConfig({}))
  })

  it('is refused where its setting is set too, and where its file is not there or empty', () => {
    const settings = {
      SMTP_URL: 'smtp://mail.example.org',
      SMTP_URL_FILE: file('smtp', 'smtp://other.example.org'),
      AI_API_KEY_FILE: join(folder, 'nowhere'),
      METRICS_TOKEN_FILE: file('empty', '\n'),
    }
    expect(() => readConfig(settings)).toThrow(
      /SMTP_URL_FILE: must not be set where SMTP_URL is\n {2}AI_API_KEY_FILE: cannot be read: ENOENT.*\n {2}METRICS_TOKEN_FILE: .* is empty$/,
    )
  })

  it('is checked as it would be in its setting', () => {
    expect(() => readConfig({ SECRET_KEY_FILE: file('short', 'short') })).toThrow('SECRET_KEY: must have at least 32')
  })
})

const SECRET_URLS: Readonly<Record<string, string>> = {
  DATABASE_SESSION_URL: 'postgres://dodici:secret@db.example.org/dodici',
  DATABASE_URL: 'postgres://dodici@localhost/dodici',
  SMTP_URL: 'smtps://mail.example.org',
}
