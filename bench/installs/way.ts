import type { RunningServer } from '../product/server.ts'

/** A way to install the product, in an empty folder. */
export interface Way {
  readonly name: string
  /** What it needs before the clock starts. */
  readonly prepare?: () => Promise<void>
  /** From nothing to a program that can be started. */
  readonly install: (folder: string) => Promise<Installed>
}

export interface Installed {
  /** From the command to the first answer of the health check. */
  readonly start: () => Promise<Pick<RunningServer, 'pid' | 'stop'>>
  /** Bytes that the way has left on the disk. */
  readonly bytes: () => Promise<number>
}
