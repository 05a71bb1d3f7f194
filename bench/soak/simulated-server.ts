import { spawn } from 'node:child_process'
import { writtenTime, type SimulatedTime } from '../../apps/server/src/test/simulated-clock.ts'
import { COMMAND_FILE, SIMULATED_SERVER_FILE } from '../../scripts/built/server.ts'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { ALLOCATION } from '../../scripts/machine/become.ts'
import { root, runCommand, type CommandResult } from '../../scripts/machine/commands.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import { SERVER_FLAGS } from '../../scripts/machine/server-flags.ts'
import { answers, quiet } from '../product/server.ts'

/** Where a soak has its data. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** What Node says once of what a library calls is nothing that an operator can do something about. */
const isComplaint = (line: string): boolean =>
  line !== '' && !/ is at http:\/\/localhost|DeprecationWarning|--trace-deprecation/.test(line)

export interface SimulatedServer {
  readonly address: string
  readonly pid: number
  /** What it has warned of; empty, if all is well. */
  readonly complaints: () => string
  readonly stop: () => Promise<void>
}

const settingsOf = ({ dataDir, databaseUrl }: Place): Record<string, string> => ({
  ...quiet,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
})

/** Starts the built server by a simulated clock, as `npm start` starts it by the machine's. */
export async function startSimulated(
  place: Place,
  time: SimulatedTime,
  settings: Record<string, string>,
): Promise<SimulatedServer> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...SERVER_FLAGS, SIMULATED_SERVER_FILE], {
    cwd: root,
    env: {
      ...process.env,
      ...settingsOf(place),
      ...{ ...ALLOCATION, REGISTRATIONS_PER_HOUR: '1000', PORT: String(port), PUBLIC_URL: address },
      ...settings,
      ...writtenTime(time),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  atTheEnd(stop)
  await answers(address, () => child.exitCode !== null)
  return {
    ...{ address, pid: child.pid ?? 0, stop },
    complaints: () => said.split('\n').filter(isComplaint).join('\n'),
  }
}

/** Types a command of the operator, while the server runs. */
export const typeCommand = (place: Place, ...words: string[]): Promise<CommandResult> =>
  runCommand(['node', COMMAND_FILE, ...words], { environment: settingsOf(place), isQuiet: true })
