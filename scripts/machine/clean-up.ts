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

/** Ctrl-C and a polite kill clean up too; a second Ctrl-C ends at once. */
export function cleanUpWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void endCommands(signal)
        .then(cleanUp)
        .finally(() => process.exit(128 + constants.signals[signal]))
    })
  }
}
