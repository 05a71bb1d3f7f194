import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BASE_PATH } from '@dodici/contract/routes'
import type { TestDatabase } from './test-database.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** A server in a process of its own, as the operator runs it. */
export interface ServerProcess {
  /** Address of its API. */
  readonly api: string
  readonly port: number
  /** What it has written until now. */
  readonly output: () => string
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ending>
}

type Where = Pick<TestDatabase, 'databaseUrl' | 'dataDir'>

/** A server that may not take requests yet. */
export type StartingServer = Pick<ServerProcess, 'output' | 'kill' | 'ended'> & {
  /** Calls back with all that it has written, whenever that is more. */
  readonly hear: (listener: (output: string) => void) => void
}

/** Starts the server on a free port, with settings beside those of its database. */
export function spawnServer(
  { databaseUrl, dataDir }: Where,
  settings: Readonly<Record<string, string>> = {},
): StartingServer {
  const child = spawn(process.execPath, [MAIN], {
    cwd: dataDir,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners: ((output: string) => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      for (const listener of listeners) listener(output)
    })
  }
  return {
    output: () => output,
    hear: (listener) => void listeners.push(listener),
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal }))),
  }
}

/**
 * Starts the server as `spawnServer` does, and waits until it takes requests.
 * @throws Error with its output, where it ends instead
 */
export async function startServer(...where: Parameters<typeof spawnServer>): Promise<ServerProcess> {
  const { output, hear, kill, ended } = spawnServer(...where)
  const port = await new Promise<number>((resolve, reject) => {
    hear((text) => {
      const address = /is at http:\/\/localhost:(\d+)/.exec(text)
      if (address) resolve(Number(address[1]))
    })
    void ended.then(({ code }) => reject(new Error(`the server ended with ${String(code)}: ${output()}`)))
  })
  return { api: `http://127.0.0.1:${String(port)}${BASE_PATH}`, port, output, kill, ended }
}

/** Somebody who signed in at a server that runs in its own process. */
export interface Client {
  readonly token: string
  readonly send: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<Response>
}

/** Registers somebody new. */
export async function registerAt(server: ServerProcess, email: string): Promise<Client> {
  const answer = await fetch(`${server.api}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Ada', email, password: 'correct horse' }),
  })
  const { token } = (await answer.json()) as { token: string }
  return clientOf(server, token)
}

/** Somebody who has a session already. */
export const clientOf = (server: ServerProcess, token: string): Client => ({
  token,
  send: (method, path, body) =>
    fetch(server.api + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
})
