import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVER_FILE } from '../../scripts/built/server.ts'
import { freePort } from '../../scripts/machine/free-port.ts'

/** A server with settings of its own, for the stories that those of the others do not tell. */
export interface OwnServer {
  readonly address: string
  readonly stop: () => Promise<void>
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>
  /** Starts it again at its address, with what it had. */
  readonly startAgain: () => Promise<void>
}

/** Starts it on a free port, unless they name one, with an empty folder, and waits until it answers. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const { PORT: port = String(await freePort()) } = settings
  const folder = mkdtempSync(join(tmpdir(), 'dodici-own-'))
  const address = `http://127.0.0.1:${port}`
  const place = { PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '' }
  const start = () => startAt(address, { ...place, ...settings })
  let server = await start()
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    server.kill(signal)
    await ended
  }
  return {
    address,
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      server = await start()
    },
    stop: async () => {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startAt(address: string, settings: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [SERVER_FILE], {
    env: { ...process.env, LOG_LEVEL: 'warn', SHED_AFTER_MS: '60000', REGISTRATIONS_PER_HOUR: '1000000', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (server.exitCode === null) {
    const isThere = await fetch(`${address}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return server
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server ended before its first answer: see its output above')
}
