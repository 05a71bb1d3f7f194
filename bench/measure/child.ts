import { fork, type Serializable } from 'node:child_process'
import { join } from 'node:path'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { root } from '../../scripts/machine/commands.ts'

/** A program of the benchmark in a process of its own. */
export interface Child {
  readonly pid: number
  /** Sends a message, and waits for the one that comes back. */
  readonly ask: (message: Serializable) => Promise<unknown>
  readonly stop: () => void
}

/** Starts a file under `bench` as a process that is asked by messages. */
export function startChild(file: string): Child {
  const child = fork(join(root, 'bench', file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const stop = () => void child.kill('SIGKILL')
  atTheEnd(stop)
  return {
    pid: child.pid ?? 0,
    ask: (message) =>
      new Promise((resolve, reject) => {
        const ended = () => reject(new Error(`${file} ended without an answer`))
        child.once('exit', ended)
        child.once('message', (answer) => {
          child.off('exit', ended)
          resolve(answer)
        })
        child.send(message)
      }),
    stop,
  }
}
