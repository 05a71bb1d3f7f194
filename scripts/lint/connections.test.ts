import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentLines } from '@dodici/contract/stored-and-sent'
import { expect, it } from 'vitest'
import { CONNECTIONS, opensConnections } from './connections.ts'

const root = join(import.meta.dirname, '..', '..')
const opening = globSync('{apps,packages}/*/{src,public}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((file) => !/\.test\.|\/test\//.test(file))
  .filter((file) => opensConnections(readFileSync(join(root, file), 'utf8')))
const isUnder = (place: string) => (file: string) => (place.endsWith('/') ? file.startsWith(place) : file === place)

it('Q9: only modules of which the privacy page tells reach other computers', () => {
  const untold = opening.filter((file) => !Object.keys(CONNECTIONS).some((place) => isUnder(place)(file)))
  expect(untold).toEqual([])
})

it('Q9: what the privacy page tells of as sent is sent somewhere, and by what is said here', () => {
  expect(new Set(Object.values(CONNECTIONS))).toEqual(new Set([...sentLines, 'here']))
  for (const place of Object.keys(CONNECTIONS)) expect(opening.filter(isUnder(place)), place).not.toEqual([])
})

it.each([
  "import https from 'node:https'",
  "import { connect, type Socket } from 'node:net'",
  "import { createServer, STATUS_CODES } from 'node:http'",
  "import {\n  createTransport,\n} from 'nodemailer'",
  "const { createTransport } = await import('nodemailer')",
  "import webPush from 'web-push'",
  "const client = await import('openid-client')",
  "import { requestOutside } from '#server/outgoing/outgoing.ts'",
  "const { init } = await import('@sentry/browser')",
  "import { generateText } from 'ai'",
  'const answer = await fetch(address)',
  'await globalThis.fetch(address)',
  'const live = new EventSource(address)',
  'navigator.sendBeacon(address, facts)',
])('finds what is planted: %s', (offence) => {
  expect(opensConnections(`import { day } from './day.ts'\n${offence}\n`)).toBe(true)
})

it.each([
  "import type { Socket } from 'node:net'",
  "import { isIPv6 } from 'node:net'",
  "import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'",
  "import type pg from 'pg'",
  'await client.refetch()',
  "import { maintain } from './maintain.ts'",
])('leaves what reaches nobody: %s', (line) => {
  expect(opensConnections(`${line}\n`)).toBe(false)
})
