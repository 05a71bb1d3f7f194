import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './commands.ts'

/** What Node has compiled once it keeps here. package.json names the same folder, for what runs before the program. */
const COMPILED = join(root, '.cache', 'compiled')

/**
 * glibc keeps freed memory for itself, the more so the larger the pieces. Bodies of years, pages of the database and whole
 * threads come and go: with fixed limits they go back to the system, another 80 MB. Other C libraries do not look at it.
 */
const ALLOCATION = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Runs a program in place of this one, so that signals and exit codes are its own. */
export async function become(file: string, flags: readonly string[]): Promise<void> {
  const environment = { ...ALLOCATION, ...process.env, NODE_COMPILE_CACHE: COMPILED }
  process.execve?.(process.execPath, [process.execPath, ...flags, file, ...process.argv.slice(2)], environment)
  // Only where a process cannot become another (Windows): there, it makes do with what this one was started with.
  await import(pathToFileURL(file).href)
}
