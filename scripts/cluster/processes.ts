import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import type { Account } from '../machine/postgres-server.ts'

export interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<void>
}

/** Starts a program that goes on, and writes what it says into a file. */
export function startProgram(line: readonly string[], { log, account, folder }: ProgramSetting): Started {
  const [program = '', ...parameters] = line
  const output = openSync(log, 'a')
  const child = spawn(program, parameters, {
    ...account,
    cwd: folder,
    env: { ...process.env, HOME: folder, PYTHONUNBUFFERED: '1' },
    stdio: ['ignore', output, output],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  return { child, ended }
}

interface ProgramSetting {
  readonly log: string
  readonly account: Account
  readonly folder: string
}

/** A process and all that it has started, and these, the oldest first. Only Linux says it this way. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) parents.set(Number(name), parent)
  }
  const family = [pid]
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child)
  return family
}

function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    // It has ended since it was listed.
    return null
  }
}

/** Sends a signal to those that are still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
}
