import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { atTheEnd, temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { root } from '../../scripts/machine/commands.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import { httpClient } from '../measure/http-client.ts'

export interface RunningServer {
  readonly address: string
  readonly pid: number
  /** Where its SQLite is. */
  readonly dataFolder: string
  /** Ends it as an operator would. */
  readonly stop: () => Promise<void>
}

const PATIENCE_MILLISECONDS = 60_000

/** Starts the product as `npm start` does, on a free port of this machine, in a process of its own. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort()
  const dataFolder = environment['DATA_DIR'] ?? temporaryFolder('bench-data')
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...quiet, PORT: String(port), DATA_DIR: dataFolder, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = () => {
    server.kill('SIGTERM')
    return ended
  }
  atTheEnd(stop)
  await answers(address, () => server.exitCode !== null)
  return { address, pid: server.pid ?? 0, dataFolder, stop }
}

/** Empty means unset: what a developer's .env file says must not change the figures. */
export const quiet = { HOST: '127.0.0.1', DATABASE_URL: '', PUBLIC_URL: '', LOG_LEVEL: 'warn', NODE_ENV: 'production' }

/** Waits until a server answers its health check. @throws Error when it has ended, or does not answer for a minute */
export async function answers(address: string, hasEnded: () => boolean): Promise<void> {
  const ask = httpClient(address)
  const start = performance.now()
  while (performance.now() - start < PATIENCE_MILLISECONDS) {
    if (hasEnded()) throw new Error('the server ended before its first answer; what it said stands above')
    const status = await ask({ path: '/api/v1/health' }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await sleep(10)
  }
  throw new Error(`${address} did not answer within a minute`)
}

/** Megabytes of memory that a process really holds, now and at its worst. Only Linux says it this way. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') }
}

/** Seconds of processor time that a process has used. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Linux has shown this figure to programs since it had others inside. */
const TICKS_A_SECOND = 100
