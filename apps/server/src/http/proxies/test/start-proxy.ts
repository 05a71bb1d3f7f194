import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The port of the recipes in the manual. */
const MANUAL_PORT = '5001'

interface Proxied {
  /** Of the server. */
  readonly port: number
  /** Of the proxy. */
  readonly ownPort: number
  /** The path below which people find the server; empty for the root of the host. */
  readonly base: string
  /** An empty folder. */
  readonly folder: string
}

export interface Proxy {
  readonly name: string
  readonly start: (proxied: Proxied) => Promise<() => Promise<void>>
}

const manual = readFileSync(new URL('../../../../../../docs/operate.md', import.meta.url), 'utf8')

/** What the manual tells an operator to write for a whole host, and then for a path of one; for a server on another port. */
function recipe(language: string, { port, base }: Pick<Proxied, 'port' | 'base'>): string {
  const texts = [...manual.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, text]) => text)
  const text = texts[base === '' ? 0 : 1]
  if (text === undefined) throw new Error(`the manual has no recipe in ${language}`)
  return text.replaceAll(MANUAL_PORT, String(port))
}

export const proxies: readonly Proxy[] = [
  {
    name: 'nginx',
    start: ({ ownPort, folder, ...proxied }) => {
      const listen = `listen 127.0.0.1:${String(ownPort)};\n${recipe('nginx', proxied)}`
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      const temporary = places.map((place) => `${place}_temp_path ${path.join(folder, place)};`).join('\n')
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      const head = `${user} daemon off; pid ${path.join(folder, 'pid')}; error_log stderr;`
      const text = `${head}\nevents {}\nhttp { access_log off;\n${temporary}\nserver { ${listen} } }\n`
      return started(['nginx', '-p', folder, '-c', written(folder, 'nginx.conf', text)], ownPort)
    },
  },
  {
    name: 'Caddy',
    start: ({ ownPort, folder, ...proxied }) => {
      const host = `http://127.0.0.1:${String(ownPort)}`
      const site = recipe('caddy', proxied).replace('planner.example.org', host)
      const file = written(folder, 'Caddyfile', `{\n  admin off\n}\n${site}`)
      return started(['caddy', 'run', '--adapter', 'caddyfile', '--config', file], ownPort, { HOME: folder })
    },
  },
]

function written(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const PATIENCE = 100

/** Runs a program until it listens, and answers how to end it. @throws Error with what it said, where it ends instead */
async function started(
  [program = '', ...parameters]: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const child = spawn(program, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (child.exitCode !== null || tries > PATIENCE) throw new Error(`${program} does not listen: ${said}`)
    await sleep(PATIENCE)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

async function listens(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${String(port)}/health`)).body?.cancel()
    return true
  } catch (error) {
    // Node's word for a connection that could not be made.
    if (error instanceof TypeError) return false
    throw error
  }
}
