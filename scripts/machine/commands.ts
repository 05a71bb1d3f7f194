import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root: string = join(import.meta.dirname, '..', '..')

/** What Node has compiled once it keeps here. package.json names the same folder, for what runs before the program. */
export const COMPILED = join(root, '.cache', 'compiled')

/** What a command runs in; what is left out is as in this process. */
export interface CommandSetting {
  folder?: string
  environment?: Record<string, string>
  /** Keep the output for the caller instead of showing it. */
  isQuiet?: boolean
  /** Show what it writes as it comes, and keep what it says on the error stream for the caller besides. */
  keepsErrors?: boolean
}

export interface CommandResult {
  succeeded: boolean
  /** Both streams where the command was quiet, the error stream alone where its errors are kept. */
  output: string
}

interface RunningCommand {
  child: ChildProcess
  output: string[]
  /** Whether it ended well. */
  ended: Promise<boolean>
}

const running = new Set<RunningCommand>()
let wasInterrupted = false
const isInterrupted = () => wasInterrupted
/** What a caller waits for after an interruption: so nothing goes on to the next step while the process ends. */
const theEnd = new Promise<never>(() => {})

/**
 * Runs a program to its end; those of `node_modules/.bin`, Node 24 among them, come first. A program that is not there
 * is a failure like any other.
 */
export async function runCommand(line: readonly string[], setting: CommandSetting = {}): Promise<CommandResult> {
  if (isInterrupted()) return theEnd
  const command = startCommand(line, setting)
  running.add(command)
  const succeeded = await command.ended
  running.delete(command)
  return isInterrupted() ? theEnd : { succeeded, output: command.output.join('') }
}

/** Ends what `runCommand` has under way, waits until it is gone, and lets it start nothing more. */
export async function endCommands(signal: NodeJS.Signals): Promise<void> {
  wasInterrupted = true
  for (const { child } of running) child.kill(signal)
  await Promise.all([...running].map((command) => command.ended))
}

function startCommand([program = '', ...parameters]: readonly string[], setting: CommandSetting): RunningCommand {
  const output: string[] = []
  const child = spawn(program, parameters, {
    cwd: setting.folder ?? root,
    env: { ...process.env, PATH: ownPath(), ...setting.environment },
    stdio: streamsOf(setting),
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  if (!setting.isQuiet) child.stderr?.pipe(process.stderr, { end: false })
  const ended = new Promise<boolean>((resolve) => {
    child.once('close', (code) => resolve(code === 0))
    child.once('error', (error) => {
      output.push(error.message)
      resolve(false)
    })
  })
  return { child, output, ended }
}

function streamsOf({ isQuiet, keepsErrors }: CommandSetting): StdioOptions {
  if (isQuiet) return ['ignore', 'pipe', 'pipe']
  return keepsErrors ? ['inherit', 'inherit', 'pipe'] : 'inherit'
}

/** The full path of a program on the machine (not of `node_modules/.bin`), or null. */
export function findProgram(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = folders.filter((folder) => !folder.endsWith('.bin')).map((folder) => join(folder, name))
  return candidates.find((path) => existsSync(path)) ?? null
}

function ownPath(): string {
  return [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}
