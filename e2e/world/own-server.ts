import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server with settings of its own, for the stories that those of the others do not tell. */
export interface OwnServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts it on a free port with an empty folder, and waits until it answers. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'dodici-own-'))]
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: '',
        PUBLIC_URL: '',
        LOG_LEVEL: 'warn',
      },
      ...{ SHED_AFTER_MS: '60000', ...settings },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  while (server.exitCode === null) {
    const isThere = await fetch(`${address}/api/v1/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { address, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server ended before its first answer: see its output above')
}
