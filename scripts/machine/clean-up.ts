import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { endCommands } from './commands.ts'

type Closer = () => void | Promise<void>

const closers: Closer[] = []

/** Remembers what must be ended or removed, whichever way this process ends. The last one made goes first. */
export function atTheEnd(closer: Closer): void {
  closers.push(closer)
}

export async function cleanUp(): Promise<void> {
  for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
}

/** Makes an empty folder that is gone at the end. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dodici-${purpose}-`))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** npm passes on the Ctrl-C that the terminal has sent us as well, so one press arrives twice. */
const samePressMilliseconds = 1_000

/** Ctrl-C and a polite kill clean up too; a second Ctrl-C ends at once. */
export function cleanUpWhenInterrupted(): void {
  let firstAt = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const exit = () => process.exit(128 + constants.signals[signal])
    process.on(signal, () => {
      if (firstAt === 0) {
        firstAt = performance.now()
        void endCommands(signal).then(cleanUp).finally(exit)
      } else if (performance.now() - firstAt > samePressMilliseconds) exit()
    })
  }
}
