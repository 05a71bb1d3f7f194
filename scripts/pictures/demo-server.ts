import { execFile, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { COMMAND_FILE, SERVER_FILE } from '../built/server.ts'
import { atTheEnd, temporaryFolder } from '../machine/clean-up.ts'
import { root } from '../machine/commands.ts'
import { freePort } from '../machine/free-port.ts'

export type Language = 'it' | 'en'

/** A server with the demo year of one language, and how to sign in there. */
export interface DemoServer {
  readonly language: Language
  readonly address: string
  readonly email: string
  readonly password: string
}

/**
 * Starts the server with the demo year, on an empty folder and a free port; both are gone at the end.
 * @throws Error when it ends before the demo year is there
 */
export async function startDemoServer(language: Language): Promise<DemoServer> {
  const port = await freePort()
  const dataDir = temporaryFolder('demo')
  const server = spawn(process.execPath, [SERVER_FILE, `--demo=${language}`], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  atTheEnd(async () => {
    server.kill('SIGTERM')
    await ended
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, email, password] = /sign in as (\S+) with the password (.+)$/.exec(line) ?? []
    if (!email || !password) continue
    // The page of whoever runs the server is one of the pictures.
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
    await promisify(execFile)(process.execPath, [COMMAND_FILE, 'users', 'operator', email, 'on'], { env })
    return { language, address: `http://127.0.0.1:${port}`, email, password }
  }
  throw new Error('The server ended before its demo year was there: see its output above')
}
