import { pathToFileURL } from 'node:url'

/**
 * glibc keeps freed memory for itself, the more so the larger the pieces. Bodies of years, pages of the database and whole
 * threads come and go: with fixed limits they go back to the system, another 80 MB. And each thread would have a store of
 * its own: with two for all of them an idle server takes 8 MB less. Other C libraries do not look at it.
 */
export const ALLOCATION = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }

interface Becoming {
  readonly flags?: readonly string[]
  /** Where Node keeps what it has compiled. */
  readonly compiled: string
  /** What the program is told; as this one, where nothing is said. */
  readonly args?: readonly string[]
}

/** Runs a program in place of this one, so that signals and exit codes are its own. */
export async function become(
  file: string,
  { flags = [], compiled, args = process.argv.slice(2) }: Becoming,
): Promise<void> {
  const environment = { ...ALLOCATION, ...process.env, NODE_COMPILE_CACHE: compiled }
  process.execve?.(process.execPath, [process.execPath, ...flags, file, ...args], environment)
  // Only where a process cannot become another (Windows): there, it makes do with what this one was started with.
  process.argv.splice(2, process.argv.length, ...args)
  await import(pathToFileURL(file).href)
}
