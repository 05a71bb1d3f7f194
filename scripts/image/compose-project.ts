import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../machine/commands.ts'
import { BESIDE, IMAGE } from './build-images.ts'
import type { Containers } from './containers.ts'

/** Runs a command of Compose in a project. */
export type Compose = (...words: string[]) => Promise<string>

/** A project of `compose.yaml` in a new folder, as an operator has it; its images are those that were built here. */
export function composeProject(
  containers: Containers,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Compose {
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(join(root, 'compose.yaml'), 'utf8')
  const built = text.replace('    build: .\n    image: dodici\n', `    image: ${IMAGE}\n`)
  writeFileSync(join(folder, 'compose.yaml'), built)
  const lines = Object.entries({ ...settings, POSTGRES_IMAGE: BESIDE, CADDY_IMAGE: BESIDE })
  writeFileSync(join(folder, '.env'), lines.map(([key, value]) => `${key}=${value}\n`).join(''))
  return (...words) => containers.run(['docker-compose', ...words], { folder })
}

/** What the manual writes into `.env` for PostgreSQL and TLS. */
export function settingsOfManual(): Record<string, string> {
  const manual = readFileSync(join(root, 'docs', 'operate.md'), 'utf8')
  const [, lines = ''] = /```env\n([^]*?)```/.exec(manual) ?? []
  const pairs = lines.trim().split('\n')
  return Object.fromEntries(pairs.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]))
}

/** Of the authority that Caddy makes itself where a name is not public. */
const ROOT_CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt'
const PATIENCE = 240
const PAUSE = 250

/** The certificate of the project's proxy, once it has made one. @throws Error when a minute has gone by */
async function authorityOf(compose: Compose): Promise<string> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const certificate = await compose('exec', '-T', 'proxy', 'cat', ROOT_CERTIFICATE).catch(() => '')
    if (certificate.includes('BEGIN CERTIFICATE')) return certificate
    await sleep(PAUSE)
  }
  throw new Error('the proxy has made no certificate')
}

/** Asks https://localhost of a project, trusting nobody but its proxy; answers the status, 0 where nothing answers. */
export async function askSafely(compose: Compose) {
  const ca = await authorityOf(compose)
  return (method: string, path: string, body?: object): Promise<number> =>
    new Promise((resolve) => {
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const asked = request(new URL(path, 'https://localhost'), { method, headers, ca }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asked.once('error', () => resolve(0))
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
}
