import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { root } from '../../scripts/machine/commands.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import { figure, median } from '../measure/samples.ts'
import { answers } from '../product/server.ts'
import { atMost, type Result } from '../report/result.ts'

const ROUNDS = 7

/** `npm start` as a person types it, the second time. */
export async function measureStart(): Promise<Result> {
  const dataFolder = temporaryFolder('bench-start')
  const first = await startOnce(dataFolder)
  const seconds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) seconds.push(await startOnce(dataFolder))
  const second = median(seconds)
  return {
    tables: [
      {
        title: '`npm start`, from the command to the first answer of the health check',
        columns: ['', 'seconds'],
        rows: [
          ['first, with an empty data folder (the page is built)', figure(first)],
          [`second, the middle of ${ROUNDS}`, figure(second)],
          ['the slowest of these', figure(Math.max(...seconds))],
        ],
      },
    ],
    goals: [atMost('second start under 1.5 s to the first answer', second, 1.5, `${figure(second)} s`)],
    notes: ['It includes npm itself, and the check whether anything must be installed or built.'],
  }
}

async function startOnce(dataFolder: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  // A group of its own: npm starts a shell, which starts the server, and all of them must end.
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    },
  })
  await answers(`http://127.0.0.1:${port}`, () => npm.exitCode !== null)
  const seconds = (performance.now() - start) / 1000
  const ended = new Promise<void>((resolve) => npm.once('exit', () => resolve()))
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM')
  await ended
  await sleep(500)
  return seconds
}
